import { HttpException } from '@nestjs/common';
import { FAILURE_STATUSES } from '@sahaay/contracts/constants';
import { DomainError, type ErrorKind } from '../errors.js';
import type { ErrorBody } from './error-answer.dto.js';
import { isLostDatabase } from './lost-database.js';

/** The only place of the backend where kinds of failure meet HTTP. */
const STATUS = {
  ...FAILURE_STATUSES,
  unsupported: 415,
  unavailable: 503,
  not_configured: 503,
} satisfies Record<ErrorKind, number>;

export function statusOf(kind: ErrorKind): number {
  return STATUS[kind];
}

/**
 * The words for refusals by Nest and Express themselves, by their status. Any other refusal of theirs tells only its
 * status.
 */
const TRANSPORT: Readonly<Record<number, Pick<Failure, 'reason' | 'message'>>> = {
  404: { reason: 'route_not_found', message: 'There is nothing at this address.' },
  405: { reason: 'method_not_allowed', message: 'This address does not accept this kind of request.' },
  412: { reason: 'precondition_failed', message: 'This file has changed in the meantime.' },
  416: { reason: 'range_not_satisfiable', message: 'This file does not have the part that was asked for.' },
  431: { reason: 'headers_too_large', message: 'The address or the headers of the request are too long.' },
};
const NOT_UNDERSTOOD = { reason: 'bad_request', message: 'The request could not be understood.' };

const LOST_DATABASE = new DomainError(
  'unavailable',
  'unavailable',
  'We cannot reach our records right now. Please try again in a moment.',
);

const INTERNAL: Failure = {
  code: 500,
  reason: 'internal_error',
  message: 'Something went wrong on our side. Please try again later.',
};

export type Failure = Omit<ErrorBody, 'requestId'>;

/** Turns an error into the failure that the client sees. An error that nobody foresaw is a 500 that tells nothing. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return domainFailure(error);
  if (isLostDatabase(error)) return domainFailure(LOST_DATABASE);
  const status: unknown = error instanceof HttpException ? error.getStatus() : Object(error).status;
  return isRefusal(status) ? transportFailure(status) : INTERNAL;
}

/** @param status a status from 400 to 499 */
export function transportFailure(status: number): Failure {
  return { code: status, ...(TRANSPORT[status] ?? NOT_UNDERSTOOD) };
}

function domainFailure({ kind, reason, message, details }: DomainError): Failure {
  return { code: STATUS[kind], message, reason, ...(details && { details }) };
}

function isRefusal(status: unknown): status is number {
  return typeof status === 'number' && status >= 400 && status < 500;
}

import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorKind } from '../errors.js';
import type { ErrorBody } from './error-answer.dto.js';

/** The only place where kinds of failure meet HTTP. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  unavailable: 503,
  not_configured: 503,
} satisfies Record<ErrorKind, number>;

/** What Nest and Express refuse by themselves, by status. */
const TRANSPORT: Readonly<Record<number, DomainError>> = {
  400: new DomainError('invalid', 'bad_request', 'The request could not be understood.'),
  404: new DomainError('not_found', 'route_not_found', 'There is nothing at this address.'),
};

const INTERNAL: Failure = {
  code: 500,
  reason: 'internal_error',
  message: 'Something went wrong on our side. Please try again later.',
};

export type Failure = Omit<ErrorBody, 'requestId'>;

/** What a failure looks like to the client. Anything not foreseen is a 500 that tells nothing. */
export function failureOf(error: unknown): Failure {
  const known = error instanceof DomainError ? error : transportError(error);
  if (!known) return INTERNAL;
  const { kind, reason, message, details } = known;
  return { code: STATUS[kind], message, reason, ...(details && { details }) };
}

function transportError(error: unknown): DomainError | undefined {
  if (error instanceof HttpException) return TRANSPORT[error.getStatus()];
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' ? TRANSPORT[status] : undefined;
}

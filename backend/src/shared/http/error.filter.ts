import {
  Catch,
  MethodNotAllowedException,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
  type HttpException,
} from '@nestjs/common';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { saysDiskIsFull } from '../../database/room.js';
import { DomainError } from '../errors.js';
import { Readiness } from '../health/readiness.js';
import { allowedMethods } from './allowed-methods.js';
import type { ErrorAnswer } from './error-answer.dto.js';
import { failureOf } from './error-shape.js';
import { failureIn } from './failure-in-language.js';
import { localeOf } from './language.js';

/** Answers every failure of a route in the one shape. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly readiness: Readiness) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (saysDiskIsFull(error)) this.readiness.roomMissed();
    answerFailure(error, host.switchToHttp().getRequest<Request>(), host.switchToHttp().getResponse<Response>());
  }
}

/** The last handlers of Express, which answer in the same shape when no route of Nest takes a request. */
export const lastHandlers: [RequestHandler, ErrorRequestHandler] = [
  (_request, _response, next) => next(new NotFoundException()),
  (error, request, response, _next) => answerFailure(error, request, response),
];

/** Answers a failure of any kind in the one shape, in the language of `Accept-Language` as far as its words are known. */
export function answerFailure(thrown: unknown, request: Request, response: Response): void {
  const error = thrown instanceof NotFoundException ? nothingAt(request, response) : thrown;
  const failure = failureOf(error);
  if (failure.code >= 500 && !isExpected(error)) request.log.error({ err: error }, 'A request failed');
  if (response.headersSent) return void response.destroy();
  // These headers were set for the answer that failed, and would be wrong for this one.
  response.removeHeader('Content-Encoding');
  response.removeHeader('Content-Type');
  response.setHeader('Cache-Control', 'no-store');
  const wait = retryAfterOf(error, failure.code);
  if (wait !== undefined) response.setHeader('Retry-After', wait);
  response.vary('Accept-Language');
  const told = failureIn(localeOf(request), failure);
  const body: ErrorAnswer = { error: { ...told, requestId: request.id as string } };
  response.status(failure.code).json(body);
}

/** When something is away for a moment, the caller may ask again after this many seconds. */
const MOMENT = 3;

function retryAfterOf(error: unknown, code: number): number | undefined {
  if (error instanceof DomainError && error.retryAfter !== undefined) return error.retryAfter;
  return code === 503 && !isExpected(error) ? MOMENT : undefined;
}

/** The failure of a request that no route takes. It may name one of our addresses and use the wrong method. */
function nothingAt({ app, originalUrl, method }: Request, response: Response): HttpException {
  const allowed = allowedMethods(app, originalUrl);
  if (allowed.length === 0 || allowed.includes(method)) return new NotFoundException();
  response.setHeader('Allow', allowed.join(', '));
  return new MethodNotAllowedException();
}

/** Whether a failure needs no line in the log: an installation without Google gives this answer every time. */
function isExpected(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'not_configured';
}

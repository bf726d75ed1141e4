import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ErrorAnswer } from './error-answer.dto.js';
import { DomainError } from '../errors.js';
import { failureOf } from './error-shape.js';

/** Gives every failure the one shape. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const failure = failureOf(error);
    if (failure.code >= 500 && !isExpected(error)) request.log.error({ err: error });
    if (response.headersSent) return void response.destroy();
    const answer: ErrorAnswer = { error: { ...failure, requestId: String(request.id) } };
    response.status(failure.code).json(answer);
  }
}

/** A deployment without mail or Google answers so every time: nothing for the log. */
function isExpected(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'not_configured';
}

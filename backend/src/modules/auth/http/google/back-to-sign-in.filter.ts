import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../../shared/errors.js';
import { answerFailure } from '../../../../shared/http/error.filter.js';
import { googleProblemOf } from '../../domain/google-problem.js';

const SIGN_IN_PAGE = '/auth/user/signin';

/**
 * A person looks at the answer of these routes: whatever goes wrong brings them back to the sign-in page, which tells them.
 * Where Google is not set up no button leads here, and programs get the one shape.
 */
@Catch()
export class BackToSignIn implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const isForPrograms = error instanceof DomainError && error.kind === 'not_configured';
    if (isForPrograms || response.headersSent) return answerFailure(error, request, response);
    const problem = googleProblemOf(error);
    request.log.warn({ problem, err: error }, 'A sign-in with Google failed');
    response.redirect(`${SIGN_IN_PAGE}?problem=${problem}`);
  }
}

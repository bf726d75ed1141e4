import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../../../shared/errors.js';
import { answerFailure } from '../../../../shared/http/error.filter.js';
import { recordSecurityEvent } from '../../../../shared/security-log/security-log.js';
import { googleProblemOf } from '../../domain/google-problem.js';
import { StateCookie } from './state-cookie.js';

const SIGN_IN_PAGE = '/auth/user/signin';
const SETTINGS = '/user/settings';
const CONFIRMATION = '/api/v1/auth/google/confirmation';

/**
 * Answers failures of the routes that a browser opens as whole pages. It sends the person back to the page from which
 * they came, and that page tells them what went wrong. Where Google is not set up no button leads here, so the failure
 * gets the shape that programs know.
 */
@Catch()
export class GoogleFailures implements ExceptionFilter {
  constructor(private readonly states: StateCookie) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const kind = error instanceof DomainError ? error.kind : undefined;
    if (kind === 'not_configured' || response.headersSent) return answerFailure(error, request, response);
    // A person who came to confirm and is not signed in any more has nothing to confirm.
    if (kind === 'unauthenticated') return response.redirect(SIGN_IN_PAGE);
    const problem = googleProblemOf(error);
    request.log.warn({ problem, err: error }, 'A way to Google and back failed');
    recordSecurityEvent('google_refused', { problem, accountId: request.session?.accountId });
    response.redirect(`${this.isConfirming(request) ? SETTINGS : SIGN_IN_PAGE}?problem=${problem}`);
  }

  /** Whether a person is on the way to or from Google to confirm who they are, and not to sign in. */
  private isConfirming(request: Request): boolean {
    return request.path === CONFIRMATION || this.states.purposeOf(request) !== undefined;
  }
}

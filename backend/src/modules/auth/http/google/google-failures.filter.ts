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
 * A person looks at the answer of these routes: whatever goes wrong brings them back to the page they came from, which tells
 * them. Where Google is not set up no button leads here, and programs get the one shape.
 */
@Catch()
export class GoogleFailures implements ExceptionFilter {
  constructor(private readonly states: StateCookie) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const kind = error instanceof DomainError ? error.kind : undefined;
    if (kind === 'not_configured' || response.headersSent) return answerFailure(error, request, response);
    // Whoever came to confirm and is signed in no more has nothing to confirm.
    if (kind === 'unauthenticated') return response.redirect(SIGN_IN_PAGE);
    const problem = googleProblemOf(error);
    request.log.warn({ problem, err: error }, 'A way to Google and back failed');
    recordSecurityEvent('google_refused', { problem, accountId: request.session?.accountId });
    response.redirect(`${this.isConfirming(request) ? SETTINGS : SIGN_IN_PAGE}?problem=${problem}`);
  }

  /** Whether somebody is on the way to or from Google to confirm who they are, not to sign in. */
  private isConfirming(request: Request): boolean {
    return request.path === CONFIRMATION || this.states.purposeOf(request) !== undefined;
  }
}

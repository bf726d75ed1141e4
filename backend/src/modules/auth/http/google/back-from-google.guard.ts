import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { readIdentity, type GoogleIdentity } from '../../domain/google-identity.js';
import { googleProblem } from '../../domain/google-problem.js';
import { registered } from '../registered-strategy.js';
import type { ConfirmedPurpose } from './confirmed-purpose.js';
import { assertConfigured, refusalOf } from './google-refusals.js';
import { GoogleStrategy, type Told } from './google-strategy.js';
import { StateCookie } from './state-cookie.js';

/** A person who is back from Google. */
interface Returned {
  readonly identity: GoogleIdentity;
  /** The purpose for which they went to Google to confirm; undefined when they went there to sign in. */
  readonly purpose: ConfirmedPurpose | undefined;
}

/**
 * Lets a person through who comes back from Google within ten minutes and in the browser in which they left. Each time
 * they left counts for one return. `returnedIn` tells who they are.
 */
@Injectable()
export class BackFromGoogle extends AuthGuard() {
  constructor(
    @Inject(GoogleStrategy) private readonly strategy: GoogleStrategy | null,
    private readonly states: StateCookie,
  ) {
    super({ defaultStrategy: strategy ? registered(strategy) : 'google' });
  }

  /** @throws DomainError `google_denied`, `google_state_mismatch`, `google_unavailable`; not_configured `google_not_configured` */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    assertConfigured(this.strategy);
    this.states.clear(http.getResponse<Response>());
    const { error, code, state } = http.getRequest<Request>().query;
    if (error !== undefined) throw googleProblem(error === 'access_denied' ? 'google_denied' : 'google_unavailable');
    if (!isText(code) || !isText(state)) throw googleProblem('google_state_mismatch');
    return (await super.canActivate(context)) as boolean;
  }

  /** @param told Google's answer; false when the strategy does not know the state */
  override handleRequest<Answer>(
    error: unknown,
    told: Told | false,
    _info: unknown,
    context: ExecutionContext,
  ): Answer {
    if (error) throw refusalOf(error);
    if (!told) throw googleProblem('google_state_mismatch');
    const purpose = this.states.purposeOf(context.switchToHttp().getRequest<Request>());
    const returned: Returned = { identity: readIdentity(told.claims), purpose };
    return returned as Answer;
  }
}

/** The person whom `BackFromGoogle` let through. */
export function returnedIn(request: Request): Returned {
  return request.user as unknown as Returned;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

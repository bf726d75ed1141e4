import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import type { Request } from 'express';
import { InputPipe } from '../../../../shared/http/validation.js';
import { googleProblem } from '../../domain/google-problem.js';
import { registered } from '../registered-strategy.js';
import { GoogleConfirmationQuery } from './google-confirmation.dto.js';
import { GoogleStrategy } from './google-strategy.js';
import { assertConfigured, refusalOf } from './google-refusals.js';

/** Sends people to Google to sign in. It answers with the redirect, so that nothing behind it is reached. */
@Injectable()
export class LeaveForGoogle extends AuthGuard() {
  constructor(@Inject(GoogleStrategy) private readonly strategy: GoogleStrategy | null) {
    super({ defaultStrategy: strategy ? registered(strategy) : 'google' });
  }

  /** @throws DomainError not_configured `google_not_configured`; invalid `google_state_mismatch` */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    assertConfigured(this.strategy);
    return (await super.canActivate(context)) as boolean;
  }

  /** On shared phones the next person must be able to choose their own account. */
  override getAuthenticateOptions(_context: ExecutionContext): AuthGuardAuthenticateOptions {
    return { prompt: 'select_account' };
  }

  /** Asked only about an address that pretends to be a return: it is not sent on. */
  override handleRequest<Answer>(error: unknown): Answer {
    throw error ? refusalOf(error) : googleProblem('google_state_mismatch');
  }
}

/** Sends somebody who is signed in to Google, to confirm that it is them. */
@Injectable()
export class LeaveToConfirm extends LeaveForGoogle {
  private readonly input = new InputPipe();

  /** @throws DomainError as `LeaveForGoogle`; invalid `invalid_input`, since guards come before the check of input */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { query } = context.switchToHttp().getRequest<Request>();
    await this.input.transform(query, { type: 'query', metatype: GoogleConfirmationQuery });
    return super.canActivate(context);
  }

  override getAuthenticateOptions(context: ExecutionContext): AuthGuardAuthenticateOptions {
    const { purpose } = context.switchToHttp().getRequest<Request>().query;
    // A state that is an object goes to the store of states, in `StateCookie`.
    return { ...super.getAuthenticateOptions(context), state: { purpose } as unknown as string };
  }
}

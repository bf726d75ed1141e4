import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import type { Request } from 'express';
import { InputPipe } from '../../../../shared/http/validation.js';
import { googleProblem } from '../../domain/google-problem.js';
import { registered } from '../registered-strategy.js';
import { GoogleConfirmationQuery } from './google-confirmation.dto.js';
import { GoogleStrategy } from './google-strategy.js';
import { assertConfigured, refusalOf } from './google-refusals.js';

/**
 * Sends people to Google to sign in. The guard itself answers with the redirect, so the route behind it is never
 * reached.
 */
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

  /** People share phones, so Google must let the next person choose their own account. */
  override getAuthenticateOptions(_context: ExecutionContext): AuthGuardAuthenticateOptions {
    return { prompt: 'select_account' };
  }

  /**
   * Passport calls this only for an address that pretends to be a return from Google. The guard does not send such
   * a caller on.
   */
  override handleRequest<Answer>(error: unknown): Answer {
    throw error ? refusalOf(error) : googleProblem('google_state_mismatch');
  }
}

/** Sends a person who is signed in to Google, to confirm that it is them. */
@Injectable()
export class LeaveToConfirm extends LeaveForGoogle {
  private readonly input = new InputPipe();

  /**
   * @throws DomainError as `LeaveForGoogle`; invalid `invalid_input`, since this guard runs before the check of input
   */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { query } = context.switchToHttp().getRequest<Request>();
    await this.input.transform(query, { type: 'query', metatype: GoogleConfirmationQuery });
    return super.canActivate(context);
  }

  override getAuthenticateOptions(context: ExecutionContext): AuthGuardAuthenticateOptions {
    const { purpose } = context.switchToHttp().getRequest<Request>().query;
    // The strategy hands a state that is an object to the store of states, `StateCookie`.
    return { ...super.getAuthenticateOptions(context), state: { purpose } as unknown as string };
  }
}

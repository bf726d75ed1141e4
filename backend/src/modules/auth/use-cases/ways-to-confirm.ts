import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';

/** Tells how a person can show that an account is theirs. */
@Injectable()
export class WaysToConfirm {
  constructor(
    private readonly accounts: AccountStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError unauthenticated `not_signed_in` when the account was deleted meanwhile */
  async execute(accountId: string): Promise<{ password: boolean; google: boolean }> {
    const account = await this.accounts.accessOf(accountId);
    if (!account) throw notSignedIn();
    return {
      password: account.passwordHash !== null,
      google: account.googleId !== null && this.config.google !== null,
    };
  }
}

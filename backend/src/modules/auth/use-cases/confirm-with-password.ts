import { Injectable } from '@nestjs/common';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import { wrongPassword } from '../domain/password.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordProof } from '../password-proof.js';
import type { SignedIn } from './sign-in.js';

export interface Confirmation {
  readonly accountId: string;
  readonly password: string;
  readonly network: string;
  /** Looks up the number of the browser; undefined when it was never signed in to this account. */
  readonly browserOf: (account: SignedIn) => string | undefined;
}

/** Confirms by the password that a person who is signed in is still the one in front of the screen. */
@Injectable()
export class ConfirmWithPassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordHasher,
    private readonly proof: PasswordProof,
  ) {}

  /**
   * @returns the account that their next session begins with
   * @throws DomainError invalid `wrong_password`, rate_limited `too_many_attempts`, unavailable `too_busy`
   */
  async execute(confirmation: Confirmation): Promise<SignedIn> {
    return this.passwords.admit(() => this.check(confirmation));
  }

  private async check({ accountId, password, network, browserOf }: Confirmation): Promise<SignedIn> {
    const account = await this.accounts.accessOf(accountId);
    if (!account) throw notSignedIn();
    const { id, sessionEpoch, emailKey } = account;
    const isTheirs = await this.proof.holds({
      doing: 'confirmation',
      emailKey,
      account,
      password,
      network,
      browser: browserOf(account),
    });
    if (!isTheirs) throw wrongPassword('password');
    return { id, sessionEpoch };
  }
}

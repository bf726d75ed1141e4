import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../shared/errors.js';
import { AccountStore, emailKey } from '../../account/public.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordProof } from '../password-proof.js';

/** The account that a session begins with. */
export interface SignedIn {
  readonly id: string;
  readonly sessionEpoch: number;
}

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly network: string;
  /** Looks up the number of the browser; undefined when it was never signed in to this account. */
  readonly browserOf: (account: SignedIn | undefined) => string | undefined;
}

/** Checks an email and a password. The answer and the work are the same when there is no such account. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordHasher,
    private readonly proof: PasswordProof,
  ) {}

  /**
   * Checks the credentials. During a delay it refuses the right password, too.
   * @throws DomainError unauthenticated `invalid_credentials`, rate_limited `too_many_attempts`, unavailable `too_busy`
   */
  async execute(attempt: SignInAttempt): Promise<SignedIn> {
    return this.passwords.admit(() => this.check(attempt));
  }

  private async check({ email, password, network, browserOf }: SignInAttempt): Promise<SignedIn> {
    const key = emailKey(email);
    const account = await this.accounts.accessByEmail(key);
    const isTheirs = await this.proof.holds({
      doing: 'sign_in',
      emailKey: key,
      account,
      password,
      network,
      browser: browserOf(account),
    });
    if (!account || !isTheirs)
      throw new DomainError('unauthenticated', 'invalid_credentials', 'Invalid email or password');
    return { id: account.id, sessionEpoch: account.sessionEpoch };
  }
}

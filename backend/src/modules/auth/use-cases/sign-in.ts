import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../shared/errors.js';
import { AccountStore, emailKey } from '../../account/public.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordProof, type ProofOutcome } from '../password-proof.js';
import { SecondFactorProof } from '../second-factor-proof.js';

/** The account that a session begins with. */
export interface SignedIn {
  readonly id: string;
  readonly sessionEpoch: number;
}

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The code of the second factor, as it was typed; undefined when there is none. */
  readonly code: string | undefined;
  readonly network: string;
  /** Looks up the number of the browser; undefined when it was never signed in to this account. */
  readonly browserOf: (account: SignedIn | undefined) => string | undefined;
}

/**
 * Checks an email and a password, and after them the second factor of an account that has one. The answer and the work
 * are the same when there is no such account.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordHasher,
    private readonly proof: PasswordProof,
    private readonly secondFactor: SecondFactorProof,
  ) {}

  /**
   * Checks the credentials. During a delay it refuses the right password, too.
   * @throws DomainError unauthenticated `invalid_credentials`, `second_factor_needed`, `invalid_code`; rate_limited `too_many_attempts`, unavailable `too_busy`
   */
  async execute(attempt: SignInAttempt): Promise<SignedIn> {
    return this.passwords.admit(() => this.check(attempt));
  }

  private async check({ email, password, code, network, browserOf }: SignInAttempt): Promise<SignedIn> {
    const key = emailKey(email);
    const account = await this.accounts.accessByEmail(key);
    const attempt = {
      doing: 'sign_in',
      emailKey: key,
      account,
      password,
      network,
      browser: browserOf(account),
    } as const;
    const outcome = await this.proof.outcome(attempt, (id) => this.secondFactor.outcome(id, code));
    if (!account || outcome !== 'proven') throw refused(outcome);
    return { id: account.id, sessionEpoch: account.sessionEpoch };
  }
}

function refused(outcome: ProofOutcome): DomainError {
  if (outcome === 'code_missing')
    return new DomainError('unauthenticated', 'second_factor_needed', 'Please enter the code from your app.');
  if (outcome === 'wrong_code')
    return new DomainError('unauthenticated', 'invalid_code', 'This code is not right. Please try again.');
  return new DomainError('unauthenticated', 'invalid_credentials', 'Invalid email or password');
}

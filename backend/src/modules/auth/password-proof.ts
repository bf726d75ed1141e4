import { Injectable } from '@nestjs/common';
import { SignInTries } from '../../shared/guessing/sign-in-tries.js';
import { recordSecurityEvent } from '../../shared/security-log/security-log.js';
import { samePassword } from './domain/password.js';
import { PasswordHasher } from './password-hasher.js';

/** A person who says that an account is theirs, and shows a password. */
export interface PasswordTry {
  /** What the person wants to do, in the words of the security log. */
  readonly doing: 'sign_in' | 'confirmation' | 'password_change';
  readonly emailKey: string;
  /** The account that has the email; undefined when there is none. */
  readonly account: { readonly id: string; readonly passwordHash: string | null } | undefined;
  readonly password: string;
  readonly network: string;
  /** The number of the browser; undefined when it was never signed in to this account. */
  readonly browser: string | undefined;
}

/** What came of a try. `code_missing` takes the right password and counts as no try. */
export type ProofOutcome = 'proven' | 'wrong_password' | 'wrong_code' | 'code_missing';

/**
 * Checks the password of an account for every call that asks for one. All tries count together, and all of them take
 * equally long.
 */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly tries: SignInTries,
  ) {}

  /**
   * Whether the password is that of the account. During a delay it refuses without looking at the password.
   * @throws DomainError rate_limited `too_many_attempts`, unavailable `too_busy`
   */
  async holds(attempt: PasswordTry): Promise<boolean> {
    return (await this.outcome(attempt, () => Promise.resolve('proven'))) === 'proven';
  }

  /**
   * Checks the password and, when it is right, the second factor. Both are one try, so that a person who knows the
   * password guesses at the codes no faster than others guess at passwords.
   * @param second checks the second factor of the account
   * @throws DomainError as `holds`
   */
  async outcome(
    { doing, account, password, ...guesser }: PasswordTry,
    second: (accountId: string) => Promise<Exclude<ProofOutcome, 'wrong_password'>>,
  ): Promise<ProofOutcome> {
    const counted = await this.tries.count(guesser).catch((error: unknown) => {
      recordSecurityEvent(`${doing}_delayed`, { accountId: account?.id });
      throw error;
    });
    const outcome = await this.check(account, password, second).catch(async (error: unknown) => {
      await this.tries.gaveUp(counted);
      throw error;
    });
    if (outcome === 'proven') await this.tries.succeeded(counted);
    if (outcome === 'code_missing') await this.tries.gaveUp(counted);
    if (outcome === 'wrong_password') recordSecurityEvent(`${doing}_failed`, { accountId: account?.id });
    if (outcome === 'wrong_code') recordSecurityEvent('second_factor_failed', { accountId: account?.id });
    return outcome;
  }

  private async check(
    account: PasswordTry['account'],
    password: string,
    second: (accountId: string) => Promise<Exclude<ProofOutcome, 'wrong_password'>>,
  ): Promise<ProofOutcome> {
    const matches = await this.passwords.matches(account?.passwordHash, samePassword(password));
    return account && matches ? second(account.id) : 'wrong_password';
  }
}

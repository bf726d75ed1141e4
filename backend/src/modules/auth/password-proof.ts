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
  async holds({ doing, account, password, ...guesser }: PasswordTry): Promise<boolean> {
    const counted = await this.tries.count(guesser).catch((error: unknown) => {
      recordSecurityEvent(`${doing}_delayed`, { accountId: account?.id });
      throw error;
    });
    const matches = await this.passwords
      .matches(account?.passwordHash, samePassword(password))
      .catch(async (error: unknown) => {
        await this.tries.gaveUp(counted);
        throw error;
      });
    if (matches) await this.tries.succeeded(counted);
    else recordSecurityEvent(`${doing}_failed`, { accountId: account?.id });
    return matches;
  }
}

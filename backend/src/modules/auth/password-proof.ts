import { Injectable } from '@nestjs/common';
import { SignInTries } from '../../shared/guessing/sign-in-tries.js';
import { recordSecurityEvent } from '../../shared/security-log/security-log.js';
import { samePassword } from './domain/password.js';
import { PasswordHasher } from './password-hasher.js';

/** Somebody who says that an account is theirs, and has its password to show for it. */
export interface PasswordTry {
  /** What they want, as the security log names it. */
  readonly doing: 'sign_in' | 'confirmation' | 'password_change';
  readonly emailKey: string;
  /** The account of that email; undefined when there is none. */
  readonly account: { readonly id: string; readonly passwordHash: string | null } | undefined;
  readonly password: string;
  readonly network: string;
  /** The number of the browser when it was signed in to this account before. */
  readonly browser: string | undefined;
}

/** Checks passwords of accounts, wherever they are asked for: all tries count together, and all take equally long. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly tries: SignInTries,
  ) {}

  /**
   * Whether the password is the account's. Not looked at during a delay.
   *
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

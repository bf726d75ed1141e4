import { Injectable } from '@nestjs/common';
import { NOTICE_VERSION, type Language } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { Account, AccountStore, AlreadyTaken, emailKey } from '../../account/public.js';
import { LeakedPasswordList } from '../leaked-password-list.js';
import { newPassword } from '../domain/password.js';
import { NewAccountLimits } from '../new-account-limits.js';
import { PasswordHasher } from '../password-hasher.js';

interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly network: string;
  /** The language in which they read the Terms and Privacy that the page names. */
  readonly language: Language;
}

/** Opens an account with email and password. */
@Injectable()
export class SignUp {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordHasher,
    private readonly limits: NewAccountLimits,
    private readonly leaked: LeakedPasswordList,
  ) {}

  /** @throws DomainError invalid `invalid_password`, conflict `email_taken`, rate_limited `too_many_new_accounts`, unavailable `too_busy` */
  async execute(newcomer: Newcomer): Promise<Account> {
    return this.passwords.admit(() => this.open(newcomer));
  }

  private async open({ email, password, network, language }: Newcomer): Promise<Account> {
    const accepted = newPassword(password, email, this.leaked);
    if (await this.accounts.hasEmail(emailKey(email))) throw emailTaken();
    await this.limits.count(network);
    const agreed = { version: NOTICE_VERSION, language };
    const account = Account.open(email, await this.passwords.hash(accepted), agreed);
    try {
      await this.accounts.insert(account);
    } catch (error) {
      // Another call took the email in the meantime.
      throw error instanceof AlreadyTaken ? emailTaken() : error;
    }
    return account;
  }
}

function emailTaken(): DomainError {
  return new DomainError('conflict', 'email_taken', 'An account with this email already exists');
}

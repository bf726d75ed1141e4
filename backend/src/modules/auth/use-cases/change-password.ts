import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { recentSignInRequired } from '../../../shared/session/recent-sign-in.js';
import { AccountStore, type AccountAccess } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import { LeakedPasswordList } from '../leaked-password-list.js';
import { newPassword, wrongPassword } from '../domain/password.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordProof } from '../password-proof.js';
import { PasswordReplacement } from '../password-replacement.js';
import type { SignedIn } from './sign-in.js';

export interface PasswordChange {
  readonly accountId: string;
  /** People who sign in with Google may have no password yet; this is undefined for them. */
  readonly currentPassword: string | undefined;
  readonly password: string;
  /** Whether the person signed in within the last ten minutes. */
  readonly isRecent: boolean;
  readonly network: string;
  /** Looks up the number of the browser; undefined when it was never signed in to this account. */
  readonly browserOf: (account: SignedIn) => string | undefined;
  readonly language: Language;
}

/** Gives a person who is signed in another password, or their first one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordHasher,
    private readonly proof: PasswordProof,
    private readonly replacement: PasswordReplacement,
    private readonly mail: MailQueue,
    private readonly leaked: LeakedPasswordList,
  ) {}

  /**
   * Changes the password and ends every session of the account, also the one that asks.
   * @returns the account that the next session of this person begins with
   * @throws DomainError invalid `invalid_password`, `wrong_password`; forbidden `recent_sign_in_required` for a first
   *   password; rate_limited `too_many_attempts`, unavailable `too_busy`; unauthenticated `not_signed_in` when the
   *   sessions were ended meanwhile
   */
  async execute(change: PasswordChange): Promise<SignedIn> {
    return this.passwords.admit(() => this.change(change));
  }

  private async change(change: PasswordChange): Promise<SignedIn> {
    const { accountId, password, language } = change;
    const account = await this.accounts.accessOf(accountId);
    if (!account) throw notSignedIn();
    const accepted = newPassword(password, account.email, this.leaked);
    await this.assertTheirs(account, change);
    const passwordHash = await this.passwords.hash(accepted);
    const sessionEpoch = await this.transactions.run(async (transaction) => {
      // When somebody reset the password meanwhile, or ended the sessions, that decision counts and this call fails.
      if (!(await this.accounts.lockInEpoch(transaction, accountId, account.sessionEpoch))) throw notSignedIn();
      return this.replacement.within(transaction, { accountId, passwordHash, mailboxProven: false, language });
    });
    this.mail.wake();
    recordSecurityEvent('password_changed', { accountId });
    return { id: accountId, sessionEpoch };
  }

  private async assertTheirs(
    account: AccountAccess,
    { currentPassword, isRecent, network, browserOf }: PasswordChange,
  ): Promise<void> {
    if (account.passwordHash === null) {
      if (!isRecent) throw recentSignInRequired();
      return;
    }
    if (!currentPassword) throw wrongPassword('currentPassword', 'Please enter your current password.');
    const { emailKey } = account;
    const isTheirs = await this.proof.holds({
      doing: 'password_change',
      emailKey,
      account,
      password: currentPassword,
      network,
      browser: browserOf(account),
    });
    if (!isTheirs) throw wrongPassword('currentPassword');
  }
}

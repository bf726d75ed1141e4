import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import type { Transaction } from '../../database/transactions.js';
import { SignInTries } from '../../shared/guessing/sign-in-tries.js';
import { SessionService } from '../../shared/session/session.service.js';
import { AccountStore } from '../account/public.js';
import { MailQueue } from '../mail/public.js';
import { ResetLinkStore } from './adapters/reset-link.store.js';

export interface NewPassword {
  readonly accountId: string;
  readonly passwordHash: string;
  /** The person has just shown that mail to their address reaches them. */
  readonly mailboxProven: boolean;
  /** Of the mail that tells them. */
  readonly language: Language;
}

/** Puts a new password in the place of the old one, with all that has to end with that. */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly accounts: AccountStore,
    private readonly links: ResetLinkStore,
    private readonly sessions: SessionService,
    private readonly tries: SignInTries,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Ends every session and every reset link of the account, forgets who guessed at it, and tells its person by mail; wake
   * the mail queue after the transaction. Lock the account in it before.
   *
   * @returns the epoch in which sessions may begin from now on
   */
  async within(
    transaction: Transaction,
    { accountId, passwordHash, mailboxProven, language }: NewPassword,
  ): Promise<number> {
    await this.links.removeOf(transaction, accountId);
    const account = await this.accounts.replacePassword(transaction, accountId, { passwordHash, mailboxProven });
    await this.tries.forget(account.emailKey, transaction);
    await this.sessions.endAll(accountId, transaction);
    await this.mail.add({ kind: 'password_changed', accountId, language }, transaction);
    return account.sessionEpoch;
  }
}

import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import type { Transaction } from '../../database/transactions.js';
import { SignInTries } from '../../shared/guessing/sign-in-tries.js';
import { SessionService } from '../../shared/session/session.service.js';
import { AccountStore } from '../account/public.js';
import { MailQueue } from '../mail/public.js';
import { PasskeyStore } from './adapters/passkey.store.js';
import { ResetLinkStore } from './adapters/reset-link.store.js';

export interface NewPassword {
  readonly accountId: string;
  readonly passwordHash: string;
  /** Whether the person has just shown that mail to their address reaches them. */
  readonly mailboxProven: boolean;
  /** The language of the mail that tells the person. */
  readonly language: Language;
}

/** Replaces the password of an account, and ends all that has to end with the old one. */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly accounts: AccountStore,
    private readonly links: ResetLinkStore,
    private readonly sessions: SessionService,
    private readonly passkeys: PasskeyStore,
    private readonly tries: SignInTries,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Stores the password, ends every session and every reset link of the account, forgets the tries of those who guessed
   * at it, and puts a mail to its person into the queue. A person who proves their mailbox takes the account back from
   * whoever had it, so the passkeys end as well. The caller has locked the account in this transaction, and
   * wakes the mail queue after it.
   * @returns the epoch in which new sessions may begin
   */
  async within(
    transaction: Transaction,
    { accountId, passwordHash, mailboxProven, language }: NewPassword,
  ): Promise<number> {
    await this.links.removeOf(transaction, accountId);
    const account = await this.accounts.replacePassword(transaction, accountId, { passwordHash, mailboxProven });
    await this.tries.forget(account.emailKey, transaction);
    await this.sessions.endAll(accountId, transaction);
    await this.mail.notify({ kind: 'password_changed', accountId, language }, transaction);
    if (mailboxProven && (await this.passkeys.removeAll(transaction, accountId)))
      await this.mail.notify({ kind: 'passkey_removed', accountId, language }, transaction);
    return account.sessionEpoch;
  }
}

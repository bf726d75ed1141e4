import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import type { EntityManager } from 'typeorm';
import { SignInTries } from '../../shared/guessing/sign-in-tries.js';
import { SessionService } from '../../shared/session/session.service.js';
import { MailQueue } from '../mail/public.js';

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
    private readonly sessions: SessionService,
    private readonly tries: SignInTries,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Ends every session and every reset link of the account, forgets who guessed at it, and tells its person by mail; wake
   * the mail queue after the transaction. Hold the account's row in it.
   *
   * @returns the epoch in which sessions may begin from now on
   */
  async within(
    transaction: EntityManager,
    { accountId, passwordHash, mailboxProven, language }: NewPassword,
  ): Promise<number> {
    await transaction.query('delete from password_reset where account_id = $1', [accountId]);
    const [[account]] = await transaction.query<[[{ emailKey: string; sessionEpoch: number }], number]>(
      `update account set password_hash = $2, email_verified_at = case when $3 then coalesce(email_verified_at, now()) else email_verified_at end,
              session_epoch = session_epoch + 1, updated_at = now()
        where id = $1 returning email_key as "emailKey", session_epoch as "sessionEpoch"`,
      [accountId, passwordHash, mailboxProven],
    );
    await this.tries.forget(account.emailKey, transaction);
    await this.sessions.endAll(accountId, transaction);
    await this.mail.add({ kind: 'password_changed', accountId, language }, transaction);
    return account.sessionEpoch;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SignInTries } from '../../../shared/guessing/sign-in-tries.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { MailQueue, Outbox } from '../../mail/public.js';

/** Makes deletions wait for each other: two people who like each other's posts would otherwise block one another. */
const DELETION_LOCK = 0x676f6e65;

/** Erases an account and everything that belongs to it. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly tries: SignInTries,
    private readonly mail: MailQueue,
    private readonly outbox: Outbox,
  ) {}

  /**
   * In one transaction; what other tables keep of the account goes with it by `on delete cascade`. What lives outside of the
   * database, mail in files and perhaps sessions, goes before the commit: when it cannot be removed, the account stays.
   */
  async execute(accountId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock($1)', [DELETION_LOCK]);
      const [[account]] = await transaction.query<[{ emailKey: string }[], number]>(
        'delete from account where id = $1 returning email_key as "emailKey"',
        [accountId],
      );
      if (account) await this.tries.forget(account.emailKey, transaction);
      await this.mail.forget(accountId, transaction);
      await this.outbox.forget(accountId);
      await this.sessions.endAll(accountId, transaction);
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../config.js';
import { newResetToken, RESET_LINK_MINUTES, resetTokenHash } from '../domain/reset-token.js';

/** Mails with a link one person gets in an hour, whoever asks for them and from wherever. */
const MAILS_AN_HOUR = 3;

/** Makes the link of a reset mail that is about to be sent. */
@Injectable()
export class IssueResetLink {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Every attempt to send a mail makes a link of its own, and the earlier ones stay good: an attempt that seemed to fail
   * may have arrived.
   *
   * @returns null when the account is gone, or when enough mails went to it in the last hour
   */
  async execute({ accountId, mailId }: { accountId: string; mailId: string }): Promise<string | null> {
    const token = newResetToken();
    const issued = await this.database.transaction(async (transaction) => {
      // One mail of an account at a time, so that two cannot both be the third.
      const accounts = await transaction.query<unknown[]>('select from account where id = $1 for no key update', [
        accountId,
      ]);
      if (accounts.length === 0) return false;
      await transaction.query(
        `delete from password_reset where token_hash in
           (select token_hash from password_reset where created_at < now() - interval '1 hour' for update skip locked)`,
      );
      const [recent] = await transaction.query<{ mails: number }[]>(
        `select count(distinct mail_id)::int as mails from password_reset
          where account_id = $1 and mail_id <> $2 and created_at > now() - interval '1 hour'`,
        [accountId, mailId],
      );
      if (recent!.mails >= MAILS_AN_HOUR) return false;
      await transaction.query(
        `insert into password_reset (token_hash, account_id, mail_id, created_at, expires_at)
         values ($1, $2, $3, now(), now() + $4 * interval '1 minute')`,
        [resetTokenHash(token), accountId, mailId, RESET_LINK_MINUTES],
      );
      return true;
    });
    return issued ? `${this.config.publicUrl}/auth/reset-password?token=${token}` : null;
  }
}

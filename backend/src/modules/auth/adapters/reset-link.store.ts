import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';

/** A link to choose a new password, as the table holds it. */
export interface ResetLink {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  /** The id of the mail that the link went out with. */
  readonly mailId: string;
  /** The number of minutes for which the link works. */
  readonly minutes: number;
}

/**
 * Owns the table `password_reset`, which holds the links to choose a new password. Each row stays for an hour, so that
 * the mails of an hour can be counted.
 */
@Injectable()
export class ResetLinkStore {
  constructor(private readonly database: DataSource) {}

  /** The id of the account whose link this is; undefined when the link does not work any more. */
  async accountOf(tokenHash: Buffer): Promise<string | undefined> {
    const [link] = await this.database.query<{ accountId: string }[]>(
      'select account_id as "accountId" from password_reset where token_hash = $1 and expires_at > now()',
      [tokenHash],
    );
    return link?.accountId;
  }

  /** Uses up a link that still works. It answers false when another call used it first. */
  async redeem(transaction: Transaction, tokenHash: Buffer): Promise<boolean> {
    const [, redeemed] = await transaction.query<[unknown, number]>(
      'delete from password_reset where token_hash = $1 and expires_at > now()',
      [tokenHash],
    );
    return redeemed > 0;
  }

  /** Counts the mails with a link that went to an account in the last hour, without the mail `mailId`. */
  async otherMailsOfLastHour(transaction: Transaction, accountId: string, mailId: string): Promise<number> {
    const [recent] = await transaction.query<{ mails: number }[]>(
      `select count(distinct mail_id)::int as mails from password_reset
        where account_id = $1 and mail_id <> $2 and created_at > now() - interval '1 hour'`,
      [accountId, mailId],
    );
    return recent!.mails;
  }

  async add(transaction: Transaction, { tokenHash, accountId, mailId, minutes }: ResetLink): Promise<void> {
    await transaction.query(
      `insert into password_reset (token_hash, account_id, mail_id, created_at, expires_at)
       values ($1, $2, $3, now(), now() + $4 * interval '1 minute')`,
      [tokenHash, accountId, mailId, minutes],
    );
  }

  /** Removes the links of an account. */
  async removeOf(transaction: Transaction, accountId: string): Promise<void> {
    await transaction.query('delete from password_reset where account_id = $1', [accountId]);
  }

  /** Removes every link that is older than an hour. It leaves out rows that another transaction has locked. */
  async removeOld(): Promise<void> {
    await this.database.query(
      `delete from password_reset where token_hash in
         (select token_hash from password_reset where created_at < now() - interval '1 hour' for update skip locked)`,
    );
  }
}

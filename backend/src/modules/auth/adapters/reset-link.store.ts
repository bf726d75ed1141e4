import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';

/** A link to choose a new password, as it is kept. */
export interface ResetLink {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  /** The mail it went out with. */
  readonly mailId: string;
  /** How long it works. */
  readonly minutes: number;
}

/** The table `password_reset`: links to choose a new password. They are kept for an hour, to count the mails that went out. */
@Injectable()
export class ResetLinkStore {
  constructor(private readonly database: DataSource) {}

  /** The account of a link that still works. */
  async accountOf(tokenHash: Buffer): Promise<string | undefined> {
    const [link] = await this.database.query<{ accountId: string }[]>(
      'select account_id as "accountId" from password_reset where token_hash = $1 and expires_at > now()',
      [tokenHash],
    );
    return link?.accountId;
  }

  /** Takes a link that still works out of the world; false when another got it first. */
  async redeem(transaction: Transaction, tokenHash: Buffer): Promise<boolean> {
    const [, redeemed] = await transaction.query<[unknown, number]>(
      'delete from password_reset where token_hash = $1 and expires_at > now()',
      [tokenHash],
    );
    return redeemed > 0;
  }

  /** How many mails with a link went to an account in the last hour, `mailId` not counted. */
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

  /** Removes every link that is older than an hour, except those that somebody else holds. */
  async sweep(transaction: Transaction): Promise<void> {
    await transaction.query(
      `delete from password_reset where token_hash in
         (select token_hash from password_reset where created_at < now() - interval '1 hour' for update skip locked)`,
    );
  }
}

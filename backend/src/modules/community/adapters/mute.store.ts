import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';
import type { Entry } from '../domain/entry.js';

/** Owns whom a person does not want to read. */
@Injectable()
export class MuteStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Mutes the author of an entry, who stands here with or without their name. Doing it again changes nothing.
   * @returns the id of the mute
   */
  async mute(transaction: Transaction, accountId: string, { kind, id }: Entry, now: Date): Promise<string> {
    await transaction.query(
      `insert into mute (id, account_id, author_id, anonymous, entry_id, created_at)
       select $1, $2, account_id, anonymous, id, $4 from ${kind} where id = $3
       on conflict do nothing`,
      [randomUUID(), accountId, id, now],
    );
    const [mute] = await transaction.query<[{ id: string }]>(
      `select mute.id from mute join ${kind} entry on entry.account_id = mute.author_id and entry.anonymous = mute.anonymous
        where entry.id = $2 and mute.account_id = $1 and (not mute.anonymous or mute.entry_id = entry.id)`,
      [accountId, id],
    );
    return mute.id;
  }

  /** Reads the person again from now on. Nothing happens when this is no mute of theirs. */
  async unmute(accountId: string, id: string): Promise<void> {
    await this.database.query('delete from mute where id::text = $1 and account_id = $2', [id, accountId]);
  }
}

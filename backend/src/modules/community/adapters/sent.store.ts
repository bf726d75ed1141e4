import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../database/transactions.js';
import type { Entry } from '../domain/entry.js';
import type { SentBefore } from '../domain/sent-once.js';

type Row = { kind: Entry['kind']; id: string | null; postId: string | null; content: string; anonymous: boolean };

/** Owns what was sent under which key. A key is kept for 24 hours. */
@Injectable()
export class SentStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes a key for what is about to be written in this transaction. A call with the same key at the same time waits.
   * @returns what came under the key before; undefined when nothing did
   */
  async claim(transaction: Transaction, accountId: string, key: string): Promise<SentBefore | undefined> {
    const claimed = await transaction.query<unknown[]>(
      `insert into sent_entry (account_id, key, created_at) values ($1, $2, now())
       on conflict (account_id, key) do update set post_id = null, reply_id = null, created_at = now()
        where sent_entry.created_at < now() - interval '24 hours'
       returning 1`,
      [accountId, key],
    );
    if (claimed.length > 0) return undefined;
    const [found] = await transaction.query<[Row]>(
      `select case when reply.id is null then 'post' else 'reply' end as kind, coalesce(post.id, reply.id) as id,
              reply.post_id as "postId", coalesce(post.content, reply.content) as content,
              coalesce(post.anonymous, reply.anonymous) as anonymous
         from sent_entry left join post on post.id = sent_entry.post_id left join reply on reply.id = sent_entry.reply_id
        where sent_entry.account_id = $1 and sent_entry.key = $2`,
      [accountId, key],
    );
    return { entry: found.id === null ? undefined : { ...found, id: found.id } };
  }

  /** Notes what was written under a key that this transaction took. */
  async keep(transaction: Transaction, accountId: string, key: string, { kind, id }: Entry): Promise<void> {
    await transaction.query(`update sent_entry set ${kind}_id = $3 where account_id = $1 and key = $2`, [
      accountId,
      key,
      id,
    ]);
  }

  async removeOld(): Promise<void> {
    await this.database.query(
      `delete from sent_entry where (account_id, key) in (
         select account_id, key from sent_entry where created_at < now() - interval '24 hours' for update skip locked)`,
    );
  }
}

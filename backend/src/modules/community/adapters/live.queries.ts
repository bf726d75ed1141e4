import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { EntryKind } from '../domain/entry.js';
import type { LikesOf } from '../domain/live-history.js';
import type { Told } from '../domain/live-news.js';
import { notMuted } from './entry-columns.js';
import type { Post } from './post.read-model.js';
import { POST_COLUMNS } from './posts.queries.js';

/** The queries by which pages that are open learn what changed. */
@Injectable()
export class LiveQueries {
  constructor(private readonly database: DataSource) {}

  /** How many people like each of these that readers see. Read after a change was told, it is the truth of a later moment. */
  async likes(entries: Told['likes']): Promise<LikesOf[]> {
    if (entries.length === 0) return [];
    const ids = (of: string) => entries.filter(([kind]) => kind === of).map(([, id]) => id);
    return this.database.query<LikesOf[]>(
      `select id, (select count(*)::int from post_like where post_id = post.id) as likes
         from post where id = any($1::uuid[]) and hidden_at is null
       union all
       select id, (select count(*)::int from reply_like where reply_id = reply.id)
         from reply where id = any($2::uuid[]) and hidden_at is null`,
      [ids('post'), ids('reply')],
    );
  }

  /** How many people like each of these posts and replies, and whether the person does who is named beside it. */
  async ownLikes(own: readonly { accountId: string; id: string }[]): Promise<(LikesOf & { accountId: string })[]> {
    if (own.length === 0) return [];
    const likes = (kind: EntryKind) => `
      select asked.account_id as "accountId", ${kind}.id,
             (select count(*)::int from ${kind}_like where ${kind}_id = ${kind}.id) as likes,
             exists (select from ${kind}_like as own where own.${kind}_id = ${kind}.id and own.account_id = asked.account_id) as liked
        from unnest($1::uuid[], $2::uuid[]) as asked (account_id, id) join ${kind} on ${kind}.id = asked.id
       where ${kind}.hidden_at is null`;
    return this.database.query<(LikesOf & { accountId: string })[]>(`${likes('post')} union all ${likes('reply')}`, [
      own.map(({ accountId }) => accountId),
      own.map(({ id }) => id),
    ]);
  }

  /** Those of these posts that `readerId` sees, as they are now, in no particular order. */
  async posts(readerId: string, ids: readonly string[]): Promise<Post[]> {
    return this.database.query<Post[]>(
      `select ${columns<Post>(POST_COLUMNS)}
         from post join person on person.id = post.account_id
        where post.id = any($2::uuid[]) and (post.hidden_at is null or post.account_id = $1) and ${notMuted('post')}`,
      [readerId, ids],
    );
  }
}

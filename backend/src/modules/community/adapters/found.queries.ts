import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { Position } from '../domain/cursor.js';
import { rangesOf, toTsquery, type Wanted } from '../domain/wanted.js';
import { notMuted } from './entry-columns.js';
import type { FoundPost, FoundReply } from './found.read-model.js';
import type { Post } from './post.read-model.js';
import { POST_COLUMNS } from './posts.queries.js';

type ReplyRow = {
  readonly [Field in Exclude<keyof FoundReply, 'ranges'> as `reply${Capitalize<Field>}`]: FoundReply[Field] | null;
};
type Row = Post & ReplyRow & { readonly foundAt: Date; readonly foundId: string };

/** $1 is the reader, $2 the words, $3 how many, $4 and $5 where the page begins. */
const page = (kind: string) => `($4::timestamptz is null or (${kind}.created_at, ${kind}.id) < ($4, $5::uuid))
    order by ${kind}.created_at desc, ${kind}.id desc limit $3`;

/** A conversation is found once: by its post, or else by its newest reply that has the words. */
const FOUND = `
  with found as (
    (select post.id as post_id, null::uuid as reply_id, post.created_at, post.id
       from post
      where post.hidden_at is null and ${notMuted('post')} and post.words @@ $2::tsquery and ${page('post')})
    union all
    (select reply.post_id, reply.id, reply.created_at, reply.id
       from reply join post on post.id = reply.post_id
      where reply.hidden_at is null and ${notMuted('reply')} and reply.words @@ $2::tsquery
        and post.hidden_at is null and ${notMuted('post')} and not coalesce(post.words @@ $2::tsquery, false)
        and not exists (
          select from reply as later
           where later.post_id = reply.post_id and (later.created_at, later.id) > (reply.created_at, reply.id)
             and later.hidden_at is null and ${notMuted('later')} and later.words @@ $2::tsquery)
        and ${page('reply')}))
  select ${columns<Row>({
    ...POST_COLUMNS,
    foundAt: 'found.created_at',
    foundId: 'found.id',
    replyId: 'answer.id',
    replyContent: 'answer.content',
    replyCreatedAt: 'answer.created_at',
    replyUsername: `case when answer.anonymous then 'Anonymous' else coalesce(
      (select name from person where person.id = answer.account_id), 'Anonymous') end`,
  })}
    from (select * from found order by created_at desc, id desc limit $3) found
    join post on post.id = found.post_id
    join person on person.id = post.account_id
    left join reply as answer on answer.id = found.reply_id
   order by found.created_at desc, found.id desc`;

/** Finds posts by the words of the post or of a reply. */
@Injectable()
export class FoundQueries {
  constructor(private readonly database: DataSource) {}

  /** What `readerId` may see of what is wanted, newest first: at most `limit`, from the one that follows `after`. */
  async page(
    readerId: string,
    wanted: Wanted,
    limit: number,
    after?: Position,
  ): Promise<{ post: FoundPost; position: Position }[]> {
    const values = [readerId, toTsquery(wanted), limit, after?.createdAt, after?.id];
    const rows = await this.database.transaction(async (transaction) => {
      // Rare words want the index of words and common ones that of dates, so each search is planned for its words.
      await transaction.query('set local plan_cache_mode = force_custom_plan');
      return transaction.query<Row[]>(FOUND, values);
    });
    return rows.map((row) => ({
      post: foundPost(row, wanted),
      position: { createdAt: row.foundAt, id: row.foundId },
    }));
  }
}

function foundPost(row: Row, wanted: Wanted): FoundPost {
  const { foundAt: _at, foundId: _found, replyId, replyContent, replyCreatedAt, replyUsername, ...post } = row;
  const reply =
    replyId === null
      ? null
      : {
          id: replyId,
          content: replyContent!,
          createdAt: replyCreatedAt!,
          username: replyUsername!,
          ranges: rangesOf(replyContent!, wanted),
        };
  return { ...post, ranges: rangesOf(post.content, wanted), reply };
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { prepared } from '../../../database/prepared.js';
import type { Position } from '../domain/cursor.js';
import type { EntryKind } from '../domain/entry.js';
import { rangesOf, toTsquery, type Wanted } from '../domain/wanted.js';
import { notMuted } from './entry-columns.js';
import type { FoundPost, FoundReply } from './found.read-model.js';
import type { Post } from './post.read-model.js';
import { POST_COLUMNS } from './posts.queries.js';
import { firstStretch, stretchBefore, upTo, type Stretch } from './time-buckets.js';

type ReplyRow = {
  readonly [Field in Exclude<keyof FoundReply, 'ranges'> as `reply${Capitalize<Field>}`]: FoundReply[Field] | null;
};
type Row = Post & ReplyRow;

/** A post or a reply that has the words. */
interface Hit extends Position {
  readonly postId: string;
  readonly replyId: string | null;
  readonly isFound: boolean;
}

/**
 * A plan for these words and this stretch, since one for all would read the index of dates for rare words. No second
 * process is started for what takes a few milliseconds.
 */
const PLANNING =
  'set local plan_cache_mode = force_custom_plan; set local max_parallel_workers_per_gather = 0; set local jit = off';

/** Of so many times as many entries as a page has, the newest are read at once. */
const READ_AT_ONCE = 3;

/** Of a stretch of time, the entries of one kind with the words. $2 are the words, $3 and $4 the place before which. */
const withWords = (kind: EntryKind, isBounded: boolean) => `
  select ${kind === 'post' ? 'id as post_id, null::uuid as reply_id' : 'post_id, id as reply_id'}, created_at, id,
         account_id, anonymous
    from ${kind}
   where hidden_at is null and words @@ $2::tsquery and (created_at, id) < ($3, $4::uuid)
     ${isBounded ? 'and time_buckets(created_at) && $6::bigint[] and created_at > $7' : ''}`;

/**
 * The newest entries with the words, and whether each is what its conversation is found by: the post, or else the newest
 * reply. $1 is the reader, $5 how many. The list of all that have the words stands apart, so that the index of words makes it.
 */
const newest = (isBounded: boolean) => `
  with named as materialized (${withWords('post', isBounded)} union all ${withWords('reply', isBounded)}),
  entry as materialized (select * from named order by created_at desc, id desc limit $5)
  select ${columns<Hit>({
    postId: 'entry.post_id',
    replyId: 'entry.reply_id',
    createdAt: 'entry.created_at',
    id: 'entry.id',
    isFound: `post.hidden_at is null and ${notMuted('post')} and (entry.reply_id is null or (
      ${notMuted('entry')} and not coalesce(post.words @@ $2::tsquery, false) and not exists (
        select from reply as later
         where later.post_id = entry.post_id and (later.created_at, later.id) > (entry.created_at, entry.id)
           and later.hidden_at is null and ${notMuted('later')} and later.words @@ $2::tsquery)))`,
  })}
    from entry join post on post.id = entry.post_id
   order by entry.created_at desc, entry.id desc`;

const NEWEST = { bounded: newest(true), all: newest(false) };

/** $1 is the reader, $2 the posts and $3 the replies by which they were found. */
const FOUND = `
  select ${columns<Row>({
    ...POST_COLUMNS,
    replyId: 'answer.id',
    replyContent: 'answer.content',
    replyCreatedAt: 'answer.created_at',
    replyUsername: `case when answer.anonymous then 'Anonymous' else coalesce(
      (select name from person where person.id = answer.account_id), 'Anonymous') end`,
  })}
    from unnest($2::uuid[], $3::uuid[]) with ordinality as found (post_id, reply_id, place)
    join post on post.id = found.post_id
    join person on person.id = post.account_id
    left join reply as answer on answer.id = found.reply_id
   order by found.place`;

/** Finds posts by the words of the post or of a reply. */
@Injectable()
export class FoundQueries {
  constructor(private readonly database: DataSource) {}

  /**
   * What `readerId` may see of what is wanted, newest first: at most `limit`, from the one that follows `after`. It reads
   * stretches of time, the newest first, each as long as the words are rare, so that neither rare nor common words cost
   * more than what is shown.
   */
  async page(
    readerId: string,
    wanted: Wanted,
    limit: number,
    after?: Position,
  ): Promise<{ post: FoundPost; position: Position }[]> {
    const hits = await this.database.transaction(async (transaction) => {
      await transaction.query(PLANNING);
      return newestHits(transaction, { readerId, words: toTsquery(wanted), limit }, after);
    });
    const ids = [hits.map(({ postId }) => postId), hits.map(({ replyId }) => replyId)];
    const rows = hits.length === 0 ? [] : await prepared<Row>(this.database, FOUND, [readerId, ...ids]);
    const positions = new Map(hits.map(({ postId, createdAt, id }) => [postId, { createdAt, id }]));
    return rows.map((row) => ({ post: foundPost(row, wanted), position: positions.get(row.id)! }));
  }
}

interface Search {
  readonly readerId: string;
  readonly words: string;
  readonly limit: number;
}

async function newestHits(transaction: EntityManager, search: Search, after?: Position): Promise<Hit[]> {
  const { limit } = search;
  const hits: Hit[] = [];
  let stretch = await firstOf(transaction, after);
  while (stretch && hits.length < limit) {
    const read = await newestIn(transaction, stretch, search);
    const found = read.filter(({ isFound }) => isFound);
    hits.push(...found);
    const last = read.length === limit * READ_AT_ONCE ? read.at(-1) : undefined;
    stretch = stretchBefore(stretch, found.length, limit - hits.length, last);
  }
  return hits.slice(0, limit);
}

async function firstOf(transaction: EntityManager, after: Position | undefined): Promise<Stretch | undefined> {
  if (after) return firstStretch(after);
  const newestOf = (kind: EntryKind) => `(select max(created_at) from ${kind} where hidden_at is null)`;
  const [{ at }] = await transaction.query<[{ at: Date | null }]>(
    `select greatest(${newestOf('post')}, ${newestOf('reply')}) as at`,
  );
  // The database tells moments more exactly than a Date does.
  return at ? firstStretch(upTo(new Date(at.getTime() + 1))) : undefined;
}

async function newestIn(
  transaction: EntityManager,
  { since, before, buckets }: Stretch,
  { readerId, words, limit }: Search,
): Promise<Hit[]> {
  const values = [readerId, words, before.createdAt, before.id, limit * READ_AT_ONCE];
  return buckets
    ? transaction.query<Hit[]>(NEWEST.bounded, [...values, buckets, since])
    : transaction.query<Hit[]>(NEWEST.all, values);
}

function foundPost(row: Row, wanted: Wanted): FoundPost {
  const { replyId, replyContent, replyCreatedAt, replyUsername, ...post } = row;
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

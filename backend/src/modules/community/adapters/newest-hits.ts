import type { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { prepared } from '../../../database/prepared.js';
import { inTransaction } from '../../../database/transactions.js';
import type { Position } from '../domain/cursor.js';
import type { EntryKind } from '../domain/entry.js';
import { toIndexTsqueries, toTsquery, type Wanted } from '../domain/wanted.js';
import { notMuted } from './entry-columns.js';
import { filedEntries, filedTo } from './topics.queries.js';
import { downToFiled, stretchBefore, upTo, type Stretch } from './time-buckets.js';

/** A post or a reply that has the words. */
export interface Hit extends Position {
  readonly postId: string;
  readonly replyId: string | null;
  readonly isFound: boolean;
}

/** What is looked for, for whom, and how much of it. */
export interface Search {
  readonly readerId: string;
  readonly wanted: Wanted;
  /** The key of the topic, where one is looked for. */
  readonly filedUnder: string | undefined;
  readonly limit: number;
  /** So many of the newest posts and of the newest replies are compared at the most. */
  readonly compared: number;
  /** Whether all that has the words is little. */
  readonly areFew: boolean;
}

/** Of so many times as many entries as a page has, the newest are read at once. */
const READ_AT_ONCE = 2;
/** Comparing takes longer the more keys are looked for, so that fewer entries are compared: so many keys in all. */
const KEYS_COMPARED = 60_000;

/**
 * No second process is started for what takes a few milliseconds. What the index of words is asked is planned each time,
 * for these words and this stretch.
 */
const LOOKING_UP = 'set local max_parallel_workers_per_gather = 0; set local jit = off';

/** The entries of one kind. $2 are the words, $3 and $4 the place before which. */
const entries = (kind: EntryKind, having: string) => `
  select ${kind === 'post' ? 'id as post_id, null::uuid as reply_id' : 'post_id, id as reply_id'}, created_at, id,
         account_id, anonymous
    from ${kind}
   where hidden_at is null and (created_at, id) < ($3, $4::uuid) and ${having}`;

/**
 * The newest of the entries that are named, and whether each is what its conversation is found by: the post, or else the
 * newest reply. $1 is the reader. The limit stands in the text, since a plan for any limit would be one for many rows.
 */
const newest = (named: string, limit: number) => `
  with named as materialized (${named}),
  entry as materialized (select * from named order by created_at desc, id desc limit ${limit})
  select ${columns<Hit>({
    postId: 'entry.post_id',
    replyId: 'entry.reply_id',
    createdAt: 'entry.created_at',
    id: 'entry.id',
    isFound: `post.hidden_at is null and ${notMuted('post')} and (entry.reply_id is null or (
      ${notMuted('entry')} and not coalesce(post.words @@ (select $2::tsquery), false) and not exists (
        select from reply as later
         where later.post_id = entry.post_id and (later.created_at, later.id) > (entry.created_at, entry.id)
           and later.hidden_at is null and ${notMuted('later')} and later.words @@ (select $2::tsquery))))`,
  })}
    from entry join post on post.id = entry.post_id
   order by entry.created_at desc, entry.id desc`;

/**
 * Compares the entries one after the other, the newest first, until there are enough or they are older than $5. The
 * condition is written so that the index of words cannot answer it.
 */
function comparing(isBounded: boolean, limit: number): string {
  const having = `coalesce(words @@ $2::tsquery, false) ${isBounded ? 'and created_at > $5' : ''}`;
  const of = (kind: EntryKind) => `(${entries(kind, having)} order by created_at desc, id desc limit ${limit})`;
  return newest(`${of('post')} union all ${of('reply')}`, limit);
}

/** Reads what is filed under $5, which is compared once more: what a child wrote has no words any more. */
function readingFiled(limit: number): string {
  const of = (kind: EntryKind) =>
    `(${filedEntries(kind)} order by filed.created_at desc, filed.${kind}_id desc limit ${limit})`;
  return newest(`${of('post')} union all ${of('reply')}`, limit);
}

/**
 * Asks the index of words. Each word is a condition of its own and each name stands for itself, since the index then goes
 * from one entry that has the rarest word to the next. The list of all entries that have the words stands apart, so that
 * no other index makes it. What is looked for stands in a query of its own each time, since the database would else
 * estimate how common every word is, which takes longer than to find some. Of an unfinished word the index knows only
 * how it begins, so what it finds is compared once more, as above in a way that no index answers.
 * @param names how many words each name has
 * @param isBounded whether they must be newer than $5, in the buckets $6
 */
function lookingUp(names: readonly number[], isBounded: boolean, limit: number): string {
  let next = isBounded ? 7 : 5;
  const buckets = isBounded ? ['time_buckets(created_at) && $6::bigint[]'] : [];
  const oneOf = names.map((words) =>
    [...buckets, ...Array.from({ length: words }, () => `with_beginnings(words) @@ (select $${next++}::tsquery)`)].join(
      ' and ',
    ),
  );
  const having = `((${oneOf.join(') or (')})) and coalesce(words @@ (select $2::tsquery), false) ${isBounded ? 'and created_at > $5' : ''}`;
  return newest(`${entries('post', having)} union all ${entries('reply', having)}`, limit);
}

/**
 * The newest entries with what is wanted, at most `limit`, from the one that follows `after`. First the newest of all
 * are compared, then stretches of time are looked up, each as long as the words are rare: so neither rare nor common
 * words cost more than what is shown. Of words of which few entries have all, all these are read at once. Of a topic, what
 * is older than the last filing is read from there.
 */
export async function newestHits(database: DataSource, search: Search, after?: Position): Promise<Hit[]> {
  const { limit } = search;
  const hits: Hit[] = [];
  const filed = search.filedUnder === undefined ? undefined : await filedTo(database, search.filedUnder);
  const unfiled = (whole: Stretch | undefined) => (whole && filed ? downToFiled(whole, filed) : whole);
  let stretch = unfiled(await firstStretch(database, search, after ?? (await newestOfAll(database)), filed));
  while (stretch && hits.length < limit) {
    const read = await newestIn(database, stretch, search);
    const found = read.filter(({ isFound }) => isFound);
    hits.push(...found);
    const last = read.length === limit * READ_AT_ONCE ? read.at(-1) : undefined;
    stretch = unfiled(stretchBefore(stretch, found.length, limit - hits.length, last));
  }
  return hits.slice(0, limit);
}

/**
 * The stretch of the newest posts and replies, so many of each that they can be compared; everything where that is little
 * and is not filed further than that.
 */
async function firstStretch(
  database: DataSource,
  { wanted, compared, areFew }: Search,
  before: Position | undefined,
  filed: Date | undefined,
): Promise<Stretch | undefined> {
  if (!before) return undefined;
  const everything: Stretch = { since: undefined, before, buckets: 'all' };
  if (filed ? before.createdAt <= filed : areFew) return everything;
  const keys = wanted.flat().reduce((sum, word) => sum + word.keys.size, 0);
  const oldestOf = (kind: EntryKind) => `(
    select created_at from ${kind} where hidden_at is null and (created_at, id) < ($1, $2::uuid)
     order by created_at desc, id desc offset $3 limit 1)`;
  const [first] = await prepared<{ since: Date | null }>(
    database,
    `select date_trunc('milliseconds', greatest(${oldestOf('post')}, ${oldestOf('reply')})) as since`,
    [before.createdAt, before.id, Math.ceil(Math.min(compared, KEYS_COMPARED / keys))],
  );
  const since = first?.since ?? undefined;
  if (areFew && filed && since && since > filed) return everything;
  return { since, before, buckets: 'none' };
}

async function newestOfAll(database: DataSource): Promise<Position | undefined> {
  const newestOf = (kind: EntryKind) => `(select max(created_at) from ${kind} where hidden_at is null)`;
  const [newestEntry] = await prepared<{ at: Date | null }>(
    database,
    `select greatest(${newestOf('post')}, ${newestOf('reply')}) as at`,
    [],
  );
  // The database tells moments more exactly than a Date does.
  return newestEntry?.at ? upTo(new Date(newestEntry.at.getTime() + 1)) : undefined;
}

async function newestIn(
  database: DataSource,
  { since, before, buckets }: Stretch,
  { readerId, wanted, filedUnder, limit }: Search,
): Promise<Hit[]> {
  const most = limit * READ_AT_ONCE;
  const values = [readerId, toTsquery(wanted), before.createdAt, before.id, ...(since ? [since] : [])];
  if (buckets === 'none') return prepared<Hit>(database, comparing(since !== undefined, most), values);
  if (buckets === 'filed') return prepared<Hit>(database, readingFiled(most), [...values, filedUnder]);
  const isBounded = buckets !== 'all';
  const names = wanted.map(({ length }) => length);
  return inTransaction(database, async (transaction) => {
    await transaction.query(LOOKING_UP);
    return transaction.query<Hit[]>(lookingUp(names, isBounded, most), [
      ...values,
      ...(isBounded ? [buckets] : []),
      ...toIndexTsqueries(wanted),
    ]);
  });
}

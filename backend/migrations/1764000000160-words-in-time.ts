import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index with what it holds. */
const INDEXES = {
  post_words_in_time:
    'post using gin (time_buckets(created_at), words) with (fastupdate = off) where hidden_at is null',
  reply_words_in_time:
    'reply using gin (time_buckets(created_at), words) with (fastupdate = off) where hidden_at is null',
} as const;

/** The indexes that these make needless. */
const BEFORE = {
  post_words: 'post using gin (words) with (fastupdate = off) where hidden_at is null',
  reply_words: 'reply using gin (words) with (fastupdate = off) where hidden_at is null',
} as const;

/**
 * Lets the newest posts and replies with some words be found without finding all of them. The number of a bucket holds
 * its size in the last three bits; `time-buckets.ts` makes the same numbers. It may be run again after it stopped
 * half-way.
 */
export class WordsInTime1764000000160 implements MigrationInterface {
  name = 'WordsInTime1764000000160';
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set lock_timeout = '5s'`);
    await db.query(`
      create or replace function time_buckets(at timestamptz) returns bigint[]
      language sql immutable strict parallel safe
      return (
        select array[
          (s >> 10) * 8, (s >> 13) * 8 + 1, (s >> 16) * 8 + 2, (s >> 19) * 8 + 3, (s >> 22) * 8 + 4, (s >> 25) * 8 + 5
        ] from (values (floor(extract(epoch from at - timestamptz '2020-01-01 00:00:00+00'))::bigint)) as seconds (s))`);
    for (const [name, content] of Object.entries(INDEXES)) {
      await db.query(`drop index concurrently if exists ${name}`);
      await db.query(`create index concurrently ${name} on ${content}`);
    }
    for (const name of Object.keys(BEFORE)) await db.query(`drop index concurrently if exists ${name}`);
    await db.query('reset lock_timeout');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name, content] of Object.entries(BEFORE))
      await db.query(`create index concurrently if not exists ${name} on ${content}`);
    for (const name of Object.keys(INDEXES)) await db.query(`drop index concurrently if exists ${name}`);
    await db.query('drop function if exists time_buckets(timestamptz)');
  }
}

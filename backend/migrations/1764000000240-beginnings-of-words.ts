import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index with what it holds. */
const INDEXES = {
  post_beginnings_in_time:
    'post using gin (time_buckets(created_at), with_beginnings(words)) with (fastupdate = off) where hidden_at is null',
  reply_beginnings_in_time:
    'reply using gin (time_buckets(created_at), with_beginnings(words)) with (fastupdate = off) where hidden_at is null',
} as const;

/**
 * Lets posts and replies be found by the beginning of a word without reading all that have any word that begins so: the
 * first 3, 4, 5 and 7 letters of a word stand in the index as a word with a mark, but those of sounds do not.
 * `domain/wanted.ts` asks for the same. The indexes `post_words_in_time` and `reply_words_in_time` stay for the release
 * before, which searches by them while both serve; a migration of the release after this one takes them away. It may be
 * run again after it stopped half-way.
 */
export class BeginningsOfWords1764000000240 implements MigrationInterface {
  name = 'BeginningsOfWords1764000000240';
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set lock_timeout = '5s'`);
    await db.query(`
      create or replace function with_beginnings(words tsvector) returns tsvector
      language sql immutable strict parallel safe
      return words || array_to_tsvector(array(
        select '^' || left(word, letters)
          from unnest(tsvector_to_array(words)) as word, unnest(array[3, 4, 5, 7]) as letters
         where length(word) >= letters and word not like '~%'))`);
    for (const [name, content] of Object.entries(INDEXES)) {
      await db.query(`drop index concurrently if exists ${name}`);
      await db.query(`create index concurrently ${name} on ${content}`);
    }
    await db.query('reset lock_timeout');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await db.query(`drop index concurrently if exists ${name}`);
    await db.query('drop function if exists with_beginnings(tsvector)');
  }
}

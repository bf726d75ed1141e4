import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index with what it holds. */
const INDEXES = {
  post_words: 'post using gin (words) with (fastupdate = off) where hidden_at is null',
  reply_words: 'reply using gin (words) with (fastupdate = off) where hidden_at is null',
  reply_newest: 'reply (created_at desc, id desc) where hidden_at is null',
  post_without_words: 'post (id) where words is null',
  reply_without_words: 'reply (id) where words is null',
} as const;

/**
 * Lets posts and replies be found by their words, replies be read newest first, and what has no words yet be found
 * without reading the rest. It may be run again after it stopped half-way.
 */
export class WordsInIndexes1764000000141 implements MigrationInterface {
  name = 'WordsInIndexes1764000000141';
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set lock_timeout = '5s'`);
    for (const [name, content] of Object.entries(INDEXES)) {
      await db.query(`drop index concurrently if exists ${name}`);
      await db.query(`create index concurrently ${name} on ${content}`);
    }
    await db.query('reset lock_timeout');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await db.query(`drop index concurrently if exists ${name}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index with what it holds. */
const INDEXES = {
  post_hidden: 'post (created_at) where hidden_at is not null',
  reply_hidden: 'reply (created_at) where hidden_at is not null',
} as const;

/**
 * Lets what is hidden be filed under its topics in order of time, as what is shown is by `post_newest` and
 * `reply_newest`: it may be shown again. It may be run again after it stopped half-way.
 */
export class HiddenInTime1764000000251 implements MigrationInterface {
  name = 'HiddenInTime1764000000251';
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

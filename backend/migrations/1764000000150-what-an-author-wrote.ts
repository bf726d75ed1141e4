import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each index with what it holds. */
const INDEXES = {
  post_of_account: 'post (account_id, created_at desc, id desc)',
  reply_of_account: 'reply (account_id, created_at desc)',
  post_same_text: 'post using hash (content) where char_length(content) >= 40',
  reply_same_text: 'reply using hash (content) where char_length(content) >= 40',
} as const;

/** The narrower indexes that two of these make needless. */
const BEFORE = { post_account: 'post (account_id)', reply_account: 'reply (account_id)' } as const;

/**
 * Lets the program read what somebody wrote lately, and who else wrote the same long text, without reading the rest. It
 * may be run again after it stopped half-way.
 */
export class WhatAnAuthorWrote1764000000150 implements MigrationInterface {
  name = 'WhatAnAuthorWrote1764000000150';
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set lock_timeout = '5s'`);
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
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the record of what was sent under which key, so that a post or a reply that is sent again stands here once. */
export class SentOnce1764000000130 implements MigrationInterface {
  name = 'SentOnce1764000000130';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`
      create table sent_entry (
        account_id uuid not null constraint sent_entry_account_fkey references account on delete cascade,
        key text not null,
        post_id uuid constraint sent_entry_post_fkey references post on delete set null,
        reply_id uuid constraint sent_entry_reply_fkey references reply on delete set null,
        created_at timestamptz not null,
        constraint sent_entry_pkey primary key (account_id, key)
      )`);
    for (const column of ['post_id', 'reply_id', 'created_at'])
      await db.query(`create index sent_entry_${column} on sent_entry (${column})`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table sent_entry`);
  }
}

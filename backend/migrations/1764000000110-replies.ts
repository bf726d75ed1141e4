import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the replies to posts, who likes them and who reported them, and lets a post stand without its author's name. The
 * column of `post` is added without writing its rows anew.
 */
export class Replies1764000000110 implements MigrationInterface {
  name = 'Replies1764000000110';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table post add column anonymous boolean not null default false`);
    await db.query(`
      create table reply (
        id uuid constraint reply_pkey primary key,
        post_id uuid not null constraint reply_post_fkey references post on delete cascade,
        account_id uuid not null constraint reply_account_fkey references account on delete cascade,
        content text not null,
        anonymous boolean not null default false,
        created_at timestamptz not null,
        hidden_at timestamptz
      )`);
    await db.query(`create index reply_of_post on reply (post_id, created_at, id)`);
    await db.query(`create index reply_account on reply (account_id)`);
    for (const mark of ['reply_like', 'reply_report']) {
      await db.query(`
        create table ${mark} (
          reply_id uuid not null constraint ${mark}_reply_fkey references reply on delete cascade,
          account_id uuid not null constraint ${mark}_account_fkey references account on delete cascade,
          created_at timestamptz not null,
          constraint ${mark}_pkey primary key (reply_id, account_id)
        )`);
      await db.query(`create index ${mark}_account on ${mark} (account_id)`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table reply_report`);
    await db.query(`drop table reply_like`);
    await db.query(`drop table reply`);
    await db.query(`alter table post drop column anonymous`);
  }
}

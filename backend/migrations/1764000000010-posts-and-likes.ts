import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the community: posts, who likes them and who reported them. When an account is deleted, its rows here go with
 * it.
 */
export class PostsAndLikes1764000000010 implements MigrationInterface {
  name = 'PostsAndLikes1764000000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table post (
        id uuid constraint post_pkey primary key,
        account_id uuid not null constraint post_account_fkey references account on delete cascade,
        content text not null,
        created_at timestamptz not null,
        hidden_at timestamptz
      )`);
    await db.query(`create index post_newest on post (created_at desc, id desc) where hidden_at is null`);
    await db.query(`create index post_account on post (account_id)`);
    for (const mark of ['post_like', 'post_report']) {
      await db.query(`
        create table ${mark} (
          post_id uuid not null constraint ${mark}_post_fkey references post on delete cascade,
          account_id uuid not null constraint ${mark}_account_fkey references account on delete cascade,
          created_at timestamptz not null,
          constraint ${mark}_pkey primary key (post_id, account_id)
        )`);
      await db.query(`create index ${mark}_account on ${mark} (account_id)`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table post_report`);
    await db.query(`drop table post_like`);
    await db.query(`drop table post`);
  }
}

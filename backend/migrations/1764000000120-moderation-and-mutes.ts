import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes moderation: the role of an account, what waits for a moderator, and what was decided. It also makes the authors
 * whom a person does not want to read. No table with many rows is written anew.
 */
export class ModerationAndMutes1764000000120 implements MigrationInterface {
  name = 'ModerationAndMutes1764000000120';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`alter table account add column role text`);
    await db.query(`
      create table moderation_case (
        id uuid constraint moderation_case_pkey primary key,
        post_id uuid constraint moderation_case_post_unique unique
          constraint moderation_case_post_fkey references post on delete cascade,
        reply_id uuid constraint moderation_case_reply_unique unique
          constraint moderation_case_reply_fkey references reply on delete cascade,
        opened_at timestamptz not null,
        decided_at timestamptz,
        hidden_by text,
        reason text,
        review_asked_at timestamptz,
        constraint moderation_case_of_one check (num_nonnulls(post_id, reply_id) = 1)
      )`);
    await db.query(`
      create index moderation_case_open on moderation_case (opened_at, id)
       where decided_at is null or opened_at > decided_at`);
    await db.query(`
      create table moderation_act (
        id uuid constraint moderation_act_pkey primary key,
        act text not null,
        reason text,
        moderator_id uuid constraint moderation_act_moderator_fkey references account on delete set null,
        post_id uuid constraint moderation_act_post_fkey references post on delete set null,
        reply_id uuid constraint moderation_act_reply_fkey references reply on delete set null,
        created_at timestamptz not null
      )`);
    for (const column of ['moderator_id', 'post_id', 'reply_id'])
      await db.query(`create index moderation_act_${column} on moderation_act (${column})`);
    await db.query(`
      create table mute (
        id uuid constraint mute_pkey primary key,
        account_id uuid not null constraint mute_account_fkey references account on delete cascade,
        author_id uuid not null constraint mute_author_fkey references account on delete cascade,
        anonymous boolean not null,
        entry_id uuid not null,
        created_at timestamptz not null
      )`);
    await db.query(`create unique index mute_of_named on mute (account_id, author_id) where not anonymous`);
    await db.query(`create unique index mute_of_nameless on mute (account_id, entry_id) where anonymous`);
    await db.query(`create index mute_pair on mute (account_id, author_id)`);
    await db.query(`create index mute_author on mute (author_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table mute`);
    await db.query(`drop table moderation_act`);
    await db.query(`drop table moderation_case`);
    await db.query(`alter table account drop column role`);
  }
}

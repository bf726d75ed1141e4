import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files posts and replies under topics. The program does so after they were written, and the release before knows nothing
 * of it: what was not filed yet is found by its words as before.
 */
export class FiledTopics1764000000250 implements MigrationInterface {
  name = 'FiledTopics1764000000250';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`
      create table topic_filing (
        version bigint constraint topic_filing_pkey primary key,
        topic_keys bigint[] not null,
        filed_to timestamptz not null default timestamptz 'epoch',
        used_at timestamptz not null default now()
      ) with (fillfactor = 50)`);
    await db.query(`comment on table topic_filing is 'up to which moment everything is filed, under which topics'`);
    await db.query(`
      create table post_topic (
        post_id uuid not null constraint post_topic_post_fkey references post on delete cascade,
        topic_key bigint not null,
        created_at timestamptz not null,
        constraint post_topic_pkey primary key (post_id, topic_key)
      )`);
    await db.query(`
      create table reply_topic (
        reply_id uuid not null constraint reply_topic_reply_fkey references reply on delete cascade,
        topic_key bigint not null,
        created_at timestamptz not null,
        constraint reply_topic_pkey primary key (reply_id, topic_key)
      )`);
    await db.query('create index post_topic_newest on post_topic (topic_key, created_at, post_id)');
    await db.query('create index reply_topic_newest on reply_topic (topic_key, created_at, reply_id)');
    await db.query(`comment on table post_topic is 'under which topics a post is filed, by its words'`);
    await db.query(`comment on table reply_topic is 'under which topics a reply is filed, by its words'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table reply_topic');
    await db.query('drop table post_topic');
    await db.query('drop table topic_filing');
  }
}

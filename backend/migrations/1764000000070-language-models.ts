import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What language models answered in the last day, and what they cost. */
export class LanguageModels1764000000070 implements MigrationInterface {
  name = 'LanguageModels1764000000070';

  async up(db: QueryRunner): Promise<void> {
    // Unlogged: a cache that is lost in a crash, and stands in no archive of the log.
    await db.query(`
      create unlogged table llm_answer (
        id text constraint llm_answer_pkey primary key,
        sealed bytea not null,
        expires_at timestamptz not null
      )`);
    await db.query(`create index llm_answer_expires_at on llm_answer (expires_at)`);
    await db.query(`
      create table llm_spending (
        day date constraint llm_spending_pkey primary key,
        tokens bigint not null,
        cost numeric(20, 9) not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table llm_spending`);
    await db.query(`drop table llm_answer`);
  }
}

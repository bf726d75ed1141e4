import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the tables for the answers of language models in the last day, and for their cost. */
export class LanguageModels1764000000070 implements MigrationInterface {
  name = 'LanguageModels1764000000070';

  async up(db: QueryRunner): Promise<void> {
    // The table is unlogged: a cache may be lost in a crash, and its rows must not stand in an archive of the log.
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

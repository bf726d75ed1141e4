import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the table of what people report about answers to their symptoms. */
export class AnswerReports1764000000155 implements MigrationInterface {
  name = 'AnswerReports1764000000155';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`
      create table answer_report (
        id uuid constraint answer_report_pkey primary key,
        created_at timestamptz not null,
        sealed bytea not null
      )`);
    await db.query(`create index answer_report_created_at on answer_report (created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table answer_report`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the table for the tips of the day that are kept for a person, which a language model may have written. */
export class DailyTips1764000000075 implements MigrationInterface {
  name = 'DailyTips1764000000075';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table daily_tips (
        account_id uuid not null constraint daily_tips_account_fkey references account on delete cascade,
        language text not null,
        day date not null,
        age_band text,
        gender text,
        written_by text,
        tips jsonb not null,
        constraint daily_tips_pkey primary key (account_id, language)
      )`);
    await db.query(
      `comment on column daily_tips.written_by is 'who runs the language model that wrote them; null: from the library'`,
    );
    await db.query(`create index daily_tips_day on daily_tips (day)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table daily_tips`);
  }
}

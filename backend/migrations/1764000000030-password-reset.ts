import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the links to choose a new password, and records whether a person has shown that mail to their address reaches
 * them.
 */
export class PasswordReset1764000000030 implements MigrationInterface {
  name = 'PasswordReset1764000000030';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table account add column if not exists email_verified_at timestamptz`);
    await db.query(`
      create table password_reset (
        token_hash bytea constraint password_reset_pkey primary key,
        account_id uuid not null constraint password_reset_account_fkey references account on delete cascade,
        mail_id uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    await db.query(`create index password_reset_account on password_reset (account_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table password_reset`);
    await db.query(`alter table account drop column email_verified_at`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the second factor of an account, and the codes that stand in for it when the phone is lost. */
export class SecondFactor1764000000180 implements MigrationInterface {
  name = 'SecondFactor1764000000180';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`
      create table second_factor (
        account_id uuid constraint second_factor_pkey primary key
          constraint second_factor_account_fkey references account on delete cascade,
        sealed_secret bytea not null,
        created_at timestamptz not null,
        switched_on_at timestamptz,
        last_step bigint,
        recovery_salt bytea
      )`);
    await db.query(`
      create table recovery_code (
        account_id uuid not null constraint recovery_code_factor_fkey references second_factor on delete cascade,
        code_hash bytea not null,
        constraint recovery_code_pkey primary key (account_id, code_hash)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table recovery_code`);
    await db.query(`drop table second_factor`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the accounts, the table of the PostgreSQL session store (connect-pg-simple decides its shape), and the secrets
 * that the installation made for itself.
 */
export class AccountsAndSessions1764000000001 implements MigrationInterface {
  name = 'AccountsAndSessions1764000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table account (
        id uuid constraint account_pkey primary key,
        email text not null,
        email_key text not null constraint account_email_key_unique unique,
        password_hash text,
        name text,
        phone text,
        address text,
        dob date,
        gender text,
        pfp text,
        onboarded_at timestamptz,
        session_epoch int not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await db.query(`
      create table session (
        sid text constraint session_pkey primary key,
        sess json not null,
        expire timestamptz not null
      )`);
    await db.query(`create index session_expire on session (expire)`);
    await db.query(`create index session_account on session ((sess ->> 'accountId'))`);
    await db.query(
      `create table instance_secret (name text constraint instance_secret_pkey primary key, value text not null)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table instance_secret`);
    await db.query(`drop table session`);
    await db.query(`drop table account`);
  }
}

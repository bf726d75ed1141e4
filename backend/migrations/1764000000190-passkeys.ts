import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the passkeys of an account, and remembers for some minutes which challenges were answered already. */
export class Passkeys1764000000190 implements MigrationInterface {
  name = 'Passkeys1764000000190';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`
      create table passkey (
        id bytea constraint passkey_pkey primary key,
        account_id uuid not null constraint passkey_account_fkey references account on delete cascade,
        public_key bytea not null,
        counter bigint not null,
        backup_eligible boolean not null,
        backed_up boolean not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`);
    await db.query('create index passkey_account on passkey (account_id)');
    await db.query(`
      create table answered_challenge (
        hash bytea constraint answered_challenge_pkey primary key,
        expires_at timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table answered_challenge');
    await db.query('drop table passkey');
  }
}

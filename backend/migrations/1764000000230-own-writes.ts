import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers for a minute up to where the log of the database must be read to see what a person wrote last. */
export class OwnWrites1764000000230 implements MigrationInterface {
  name = 'OwnWrites1764000000230';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`
      create table own_write (
        account_id uuid constraint own_write_pkey primary key
          constraint own_write_account_fkey references account on delete cascade,
        position pg_lsn not null,
        at timestamptz not null
      ) with (fillfactor = 50)`);
    await db.query(
      `comment on table own_write is 'up to where a replica must have read the log to show a person what they wrote last'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table own_write');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with an account to which Terms and Privacy its person agreed, and in which language. */
export class Agreements1764000000200 implements MigrationInterface {
  name = 'Agreements1764000000200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`alter table account add column agreed_version date, add column agreed_language text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table account drop column agreed_version, drop column agreed_language`);
  }
}

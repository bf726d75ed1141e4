import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps with a child's account which adult agreed to it, when, and to which notice; and with a post that a child wrote
 * it, so that no search finds it or what was answered to it.
 */
export class Guardians1764000000220 implements MigrationInterface {
  name = 'Guardians1764000000220';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(
      `alter table account add column guardian_name text, add column guardian_agreed_at timestamptz,
         add column guardian_agreed_version date, add column guardian_agreed_language text`,
    );
    await db.query(`alter table post add column by_child boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table post drop column by_child`);
    await db.query(
      `alter table account drop column guardian_name, drop column guardian_agreed_at,
         drop column guardian_agreed_version, drop column guardian_agreed_language`,
    );
  }
}

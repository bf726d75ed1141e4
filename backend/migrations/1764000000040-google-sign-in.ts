import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which person at Google may sign in to an account. */
export class GoogleSignIn1764000000040 implements MigrationInterface {
  name = 'GoogleSignIn1764000000040';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table account add column google_id text constraint account_google_id_unique unique`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table account drop column google_id`);
  }
}

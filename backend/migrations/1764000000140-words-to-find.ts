import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives posts and replies a column for the words by which they are found. The program fills it, for old rows too, some
 * at a time, and the release before may leave it empty.
 */
export class WordsToFind1764000000140 implements MigrationInterface {
  name = 'WordsToFind1764000000140';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`alter table post add column words tsvector`);
    await db.query(`alter table reply add column words tsvector`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table reply drop column words`);
    await db.query(`alter table post drop column words`);
  }
}

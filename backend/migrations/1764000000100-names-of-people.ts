import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the view of accounts that every module may join. It holds the id of each account and the name of its person,
 * and nothing else.
 */
export class NamesOfPeople1764000000100 implements MigrationInterface {
  name = 'NamesOfPeople1764000000100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create view person as select id, name from account`);
    await db.query(`comment on view person is 'what every module may join of an account'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop view person`);
  }
}

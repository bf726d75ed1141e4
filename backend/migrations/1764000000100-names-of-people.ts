import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every module may join of an account, and nothing else of it: that it is there, and what its person is called. */
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

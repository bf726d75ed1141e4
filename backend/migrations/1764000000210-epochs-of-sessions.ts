import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the view by which a session and what its account honours are read in one statement. It holds the id of each
 * account and its epoch, and nothing else.
 */
export class EpochsOfSessions1764000000210 implements MigrationInterface {
  name = 'EpochsOfSessions1764000000210';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`create view session_epoch as select id as account_id, session_epoch as epoch from account`);
    await db.query(`comment on view session_epoch is 'the sessions that an account honours: those of this epoch'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view session_epoch');
  }
}

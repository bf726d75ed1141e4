import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHILDREN = `account_id in (select id from account where dob > current_date - interval '18 years')`;

/** Takes the words by which they are found from what children wrote before, and from what was answered to it. */
export class WhatChildrenWrote1764000000221 implements MigrationInterface {
  name = 'WhatChildrenWrote1764000000221';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    await db.query(`update post set by_child = true, words = '' where ${CHILDREN}`);
    await db.query(`update reply set words = '' where ${CHILDREN} or post_id in (select id from post where by_child)`);
  }

  /** The program of the release before fills in the words where there are none. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`update reply set words = null where words = ''`);
    await db.query(`update post set words = null where words = ''`);
  }
}

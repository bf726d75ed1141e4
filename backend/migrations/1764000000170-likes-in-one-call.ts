import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = {
  post: 'post where post.id = entry and post.hidden_at is null for no key update of post',
  reply: `reply join post on post.id = reply.post_id
     where reply.id = entry and reply.hidden_at is null and post.hidden_at is null for no key update of reply`,
} as const;

/**
 * Toggles a like in one call of the database. The account is held before the entry is locked, as everywhere, so that no two
 * calls wait for each other in a circle; each statement sees what was committed before it, so that the count is exact.
 */
export class LikesInOneCall1764000000170 implements MigrationInterface {
  name = 'LikesInOneCall1764000000170';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local lock_timeout = '5s'`);
    for (const [kind, shown] of Object.entries(KINDS))
      await db.query(`
        create function toggle_${kind}_like(entry uuid, person uuid, out problem text, out likes int, out liked boolean)
        language plpgsql volatile as $$
        begin
          perform from account where id = person for key share;
          if not found then problem := 'account_gone'; return; end if;
          perform from ${shown};
          if not found then problem := 'not_shown'; return; end if;
          delete from ${kind}_like where ${kind}_id = entry and account_id = person;
          liked := not found;
          if liked then
            insert into ${kind}_like (${kind}_id, account_id, created_at) values (entry, person, now());
          end if;
          select count(*)::int into likes from ${kind}_like where ${kind}_id = entry;
        end $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const kind of Object.keys(KINDS)) await db.query(`drop function toggle_${kind}_like(uuid, uuid)`);
  }
}

import { randomUUID } from 'node:crypto';
import type { Db, PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { MailRequest } from '../domain/mail.js';
import { MAIL_QUEUE, QUEUE_SCHEMA } from './boss.js';

/** A person is told of this many events of a kind in an hour. */
const NOTICES_AN_HOUR = 3;

/**
 * Puts a mail into the queue that tells a person what happened to their account, once `transaction` commits. Each is
 * sent, but no more than some of a kind in an hour, so that nobody can flood the mailbox of a stranger with whose
 * address they opened an account.
 */
export async function addNotice(boss: PgBoss, request: MailRequest, transaction: EntityManager): Promise<void> {
  const [{ recent }] = await transaction.query<[{ recent: number }]>(
    `select count(*)::int as recent from ${QUEUE_SCHEMA}.job
      where name = $1 and data ->> 'accountId' = $2 and data ->> 'kind' = $3 and created_on > now() - interval '1 hour'`,
    [MAIL_QUEUE, request.accountId, request.kind],
  );
  if (recent >= NOTICES_AN_HOUR) return;
  const singletonKey = `${request.kind}:${request.accountId}:${randomUUID()}`;
  await boss.upsert(MAIL_QUEUE, request, { singletonKey, startAfter: 0, db: within(transaction) });
}

/** Lets the queue write in a transaction that is under way. */
export function within(transaction: EntityManager): Db {
  return {
    executeSql: async (text, values) => {
      const { records } = (await transaction.queryRunner!.query(text, values, true)) as { records: unknown[] };
      return { rows: records ?? [] };
    },
  };
}

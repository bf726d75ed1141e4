import { createRequire } from 'node:module';
import { Logger } from '@nestjs/common';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { poolOf, unhurried } from '../../../database/connections.js';
import { codeOf } from './code-of.js';

/** The schema in the product's database in which pg-boss keeps its tables. */
export const QUEUE_SCHEMA = 'queue';
export const MAIL_QUEUE = 'mail';
/** The version of the tables that this release of pg-boss makes. */
export const QUEUE_VERSION = (
  createRequire(import.meta.url)('pg-boss/package.json') as { readonly pgboss: { readonly schema: number } }
).pgboss.schema;

/** An attempt to send a mail may take this many seconds. */
export const ATTEMPT_SECONDS = 150;

/**
 * The rules of the queue, in seconds. The queue takes a mail for lost only long after its attempt must have ended, so
 * that an accepted mail can be marked as sent even when the database is away for a while. There are sixty retries: the
 * first comes after ten seconds, later ones come every half hour, and together they take more than a day. A finished
 * mail stays for a day, so that operators can look at it.
 */
const RULES = {
  expireInSeconds: ATTEMPT_SECONDS + 180,
  retryLimit: 60,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 3 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
} as const;

/**
 * Starts pg-boss over the pool of the data source, and makes its tables and the queue of mails or brings them up to
 * date. Replicas that start at once wait for each other. When the database is away, pg-boss writes a line into the log
 * and tries again.
 */
export async function startBoss(database: DataSource): Promise<PgBoss> {
  await unhurried(database, install);
  const log = new Logger('Mail');
  const boss = new PgBoss({
    ...over(database),
    migrate: false,
    maintenanceIntervalSeconds: 3600,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.warn(`The mail queue could not reach the database: ${codeOf(error)}`));
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start();
  return boss;
}

/** Makes the tables and the queue, or brings them up to date. */
async function install(database: DataSource): Promise<void> {
  const boss = new PgBoss({ ...over(database), supervise: false });
  await boss.start();
  // The policy keeps one mail of a kind for a person, whether it waits or is being sent.
  await boss.createQueue(MAIL_QUEUE, { policy: 'exclusive', ...RULES });
  await boss.updateQueue(MAIL_QUEUE, RULES);
  await boss.stop({ graceful: false });
}

function over(database: DataSource): ConstructorOptions {
  const pool = poolOf(database);
  return { db: { executeSql: (text, values) => pool.query(text, values) }, schema: QUEUE_SCHEMA, schedule: false };
}

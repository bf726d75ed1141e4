import { Logger } from '@nestjs/common';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { poolOf, unhurried } from '../../../database/connections.js';
import { codeOf } from './code-of.js';

/** The schema pg-boss keeps for itself, in the product's database. */
export const QUEUE_SCHEMA = 'queue';
export const MAIL_QUEUE = 'mail';

/** Seconds an attempt to send a mail may take. */
export const ATTEMPT_SECONDS = 150;

/**
 * All in seconds. A mail counts as lost by the process that sends it only long after its attempt must have ended, so that
 * an accepted mail can be ticked off even when the database is away for a while. Sixty retries, the first after ten
 * seconds and later ones every half hour, go on for more than a day. What is done is kept a day, for operators.
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
 * Starts pg-boss over the pool of the data source, with the queue of mails; its tables are made or brought up to date.
 * Replicas that start at once wait for each other. A database that is away is a line in the log, and tried again.
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
  // One mail of a kind for a person waits or is being sent, never two.
  await boss.createQueue(MAIL_QUEUE, { policy: 'exclusive', ...RULES });
  await boss.updateQueue(MAIL_QUEUE, RULES);
  await boss.stop({ graceful: false });
}

function over(database: DataSource): ConstructorOptions {
  const pool = poolOf(database);
  return { db: { executeSql: (text, values) => pool.query(text, values) }, schema: QUEUE_SCHEMA, schedule: false };
}

import { setTimeout as wait } from 'node:timers/promises';
import { MigrationExecutor, QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';
import { StartFault } from '../start-fault.js';
import { poolOf } from './connections.js';
import { placeOf } from './database-problem.js';
import { until } from './until.js';

/**
 * The advisory lock of migrations. The number spells 'saha', so that no other program on this database is likely to use
 * it.
 */
const MIGRATION_LOCK = 0x73616861;
/** A migration takes away what an earlier release reads when its name begins so. The linter of migrations sees to it. */
const TAKES_AWAY = /^Contract/;
/** PostgreSQL's code for a lock that was not had in time. */
const LOCKED = '55P03';
/** A migration that meets a lock is tried again for so many milliseconds, and after so many each time. */
const [TRIED_FOR, TRIED_AFTER] = [60_000, 1000];

/**
 * Brings the schema up to date. When several processes do so at once, one works and the others wait, so none of them
 * serves anybody on an older schema than its own.
 * @param database has no time-outs
 * @param tell hears a sentence for operators when that takes a while, or when the schema is of a newer release
 * @throws StartFault when a newer release took away what this one reads, or when locks stayed in the way
 */
export async function migrate(
  database: DataSource,
  tell: (sentence: string) => void,
  triedFor = TRIED_FOR,
): Promise<void> {
  const lock = database.createQueryRunner();
  try {
    await takeLock(lock, tell);
    await assertNotOutgrown(database, tell);
    await runMigrations(database, tell, triedFor);
  } finally {
    // When the connection is gone, the lock is gone too. The failure of the migration is the one that should be told.
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
  }
}

/**
 * Waits for the lock by asking again and again. A statement that waits inside the database would itself be waited for by
 * every index that is built alongside.
 */
async function takeLock(connection: QueryRunner, tell: (sentence: string) => void): Promise<void> {
  const isTaken = async () => {
    const [row] = (await connection.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])) as [
      { taken: boolean },
    ];
    return row.taken;
  };
  if (await isTaken()) return;
  tell('Another process brings the schema of the database up to date. This one waits for it, and serves nobody yet.');
  await until(isTaken, Infinity);
}

async function assertNotOutgrown(database: DataSource, tell: (sentence: string) => void): Promise<void> {
  const known = new Set(database.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const newer = (await new MigrationExecutor(database).getExecutedMigrations()).filter(({ name }) => !known.has(name));
  const takenAway = newer.find(({ name }) => TAKES_AWAY.test(name));
  if (takenAway)
    throw new StartFault(
      `${here(database)} was changed by a newer release, which took away what this one reads (${takenAway.name}). Start that release or a later one.`,
    );
  if (newer.length > 0)
    tell(`The schema of the database is of a newer release (${newer[0]!.name}). This one works with it too.`);
}

async function runMigrations(database: DataSource, tell: (sentence: string) => void, triedFor: number): Promise<void> {
  const deadline = Date.now() + triedFor;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.runMigrations();
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      const [next] = await new MigrationExecutor(database).getPendingMigrations();
      if (Date.now() > deadline)
        throw new StartFault(
          `${here(database)} could not be brought up to date (${next?.name}), since other transactions held locks for too long. Replicas of the release before go on. End these transactions, or start again later.`,
        );
      if (attempt === 1)
        tell(
          `The schema waits for a lock that another transaction holds (${next?.name}). It is tried again and again.`,
        );
      await wait(TRIED_AFTER);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === LOCKED;
}

function here(database: DataSource): string {
  return placeOf(poolOf(database).options.connectionString);
}

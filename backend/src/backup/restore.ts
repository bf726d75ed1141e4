import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { createDataSource, openDataSource } from '../data-source.js';
import { poolOf, UNHURRIED } from '../database/connections.js';
import { QUEUE_VERSION, startBoss } from '../modules/mail/public.js';
import { partsOf, type End, type Head } from './archive.js';
import { sqlName, tablesOf } from './contents.js';

/**
 * Puts a backup into an empty database, and brings its schema up to date. The whole backup is read once before the
 * database is touched, and its rows go in together or not at all.
 * @param identity the secret half of the key, `AGE-SECRET-KEY-1…`
 * @returns how many rows were restored
 * @throws Error in a sentence when the database is not empty, or the backup is not whole, not for this key or of another
 *   release that keeps waiting mail in other tables
 */
export async function restore(url: string, file: string, identity: string): Promise<number> {
  const head = await headOf(file, identity);
  const database = await createDataSource(url, 3, UNHURRIED, new Set(head.migrations)).initialize();
  let restored: number;
  try {
    restored = await into(database, head, file, identity);
  } finally {
    await database.destroy();
  }
  await (await openDataSource(url, 1, UNHURRIED)).destroy();
  return restored;
}

/** Reads the backup to its end, so that a broken one is refused before anything is done. */
async function headOf(file: string, identity: string): Promise<Head> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let head: Head | undefined;
  let isWhole = false;
  try {
    for await (const part of partsOf(file, identity)) {
      if ('head' in part) head = part.head;
      else if ('end' in part) isWhole = true;
      else for await (const _row of part.rows);
    }
  } catch (error) {
    throw new Error(
      `${file} cannot be read to its end: it was cut short or changed, or it is for another key. Nothing was restored.`,
      { cause: error },
    );
  }
  if (!head || !isWhole) throw new Error(`${file} is no whole backup of Sahaay. Nothing was restored.`);
  return head;
}

async function into(database: DataSource, head: Head, file: string, identity: string): Promise<number> {
  const client = await poolOf(database).connect();
  try {
    if ((await tablesOf(client)).length > 0)
      throw new Error('The database is not empty. Name an empty one in DATABASE_URL, or an empty folder in DATA_DIR.');
    const known = new Set(database.migrations.map(({ constructor }) => constructor.name));
    if (!head.migrations.every((name) => known.has(name)))
      throw new Error(
        'The backup is of a newer release. Restore it with that release or a later one. Nothing was restored.',
      );
    if (head.queueVersion !== null && head.queueVersion !== QUEUE_VERSION)
      throw new Error(
        `The release of ${head.takenAt.slice(0, 10)} kept waiting mail in other tables. Restore the backup with that release into an empty database, then start this one.`,
      );
    await database.runMigrations();
    if (head.queueVersion !== null) await (await startBoss(database)).stop({ graceful: false });
    return await together(client, file, identity);
  } finally {
    client.release();
  }
}

async function together(client: PoolClient, file: string, identity: string): Promise<number> {
  await client.query('begin');
  try {
    const restored = await fill(client, file, identity);
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What the migrations wrote gives way to what the backup holds. */
async function fill(client: PoolClient, file: string, identity: string): Promise<number> {
  await client.query(`truncate ${(await tablesOf(client)).map(sqlName).join()} cascade`);
  const counts: number[] = [];
  for await (const part of partsOf(file, identity)) {
    if ('table' in part) {
      const columns = part.table.columns.map((column) => `"${column}"`).join();
      const rows = client.query(copyFrom(`copy ${sqlName(part.table)} (${columns}) from stdin`));
      await pipeline(part.rows, rows);
      counts.push(rows.rowCount);
    } else if ('end' in part) await finish(client, part.end, counts);
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

async function finish(client: PoolClient, { sequences, rows }: End, counts: readonly number[]): Promise<void> {
  if (rows.join() !== counts.join()) throw new Error('Not every row of the backup could be restored.');
  for (const sequence of sequences)
    if (sequence.value !== null)
      await client.query('select setval($1::regclass, $2)', [sqlName(sequence), sequence.value]);
}

import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/connections.js';
import { putInPlace } from '../put-in-place.js';
import { END_OF_ROWS, line, sealed, type End, type Head } from './archive.js';
import { migrationsOf, queueVersionOf, sequencesOf, sqlName, tablesOf } from './contents.js';

/**
 * Writes everything in the database, as it is at one moment, into a new file that only the holder of a key can read. The
 * product goes on meanwhile. The file has its name only once it is whole.
 * @param recipient the public half of the key, `age1…`
 * @returns how many rows the file holds
 * @throws Error in a sentence when the file exists
 */
export async function backUp(database: DataSource, file: string, recipient: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file, so that no backup is lost.`);
  const part = `${file}.part`;
  const client = await poolOf(database).connect();
  const counts: number[] = [];
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await pipeline(
      await sealed(textOf(client, counts), recipient),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await client.query('commit');
    await putInPlace(part, file);
  } catch (error) {
    await rm(part, { force: true });
    // The connection may be in the middle of a copy, so it is closed with its transaction.
    client.release(true);
    throw error;
  }
  client.release();
  return counts.reduce((sum, count) => sum + count, 0);
}

async function* textOf(client: PoolClient, counts: number[]): AsyncGenerator<Buffer> {
  const head: Head = {
    format: 'sahaay-backup-1',
    takenAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
    queueVersion: await queueVersionOf(client),
  };
  yield line(head);
  for (const table of await tablesOf(client)) {
    yield line({ table });
    const columns = table.columns.map((column) => `"${column}"`).join();
    const rows = client.query(copyTo(`copy ${sqlName(table)} (${columns}) to stdout`));
    yield* rows as AsyncIterable<Buffer>;
    yield END_OF_ROWS;
    counts.push(rows.rowCount);
  }
  const end: End = { sequences: await sequencesOf(client), rows: counts };
  yield line(end);
}

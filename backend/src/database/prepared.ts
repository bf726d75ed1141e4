import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './connections.js';
import { isCutOff } from './cut-off.js';

const names = new Map<string, string>();

/**
 * PostgreSQL's codes for a prepared statement that this connection of the server does not have, or has already. Only a
 * pooler in between, which hands connections from one client to another, brings that about: PgBouncer before 1.21 does.
 */
const OTHER_CONNECTION = new Set(['26000', '42P05']);
const isOfOtherConnection = (error: unknown) => OTHER_CONNECTION.has((error as pg.DatabaseError).code ?? '');
/** The databases before which such a pooler was met. Their statements are planned each time. */
const pooled = new WeakSet<DataSource>();

/** What reads share a connection each: a table that somebody locks holds up its own line alone. */
type Line = 'session' | 'account';

/**
 * Runs a short read on the connection that all of its kind share (`SharedLine`), which costs a third less of a processor
 * than one of the pool. While that connection is not there, the pool answers, with all its patience.
 * @param text one of few texts, as for `prepared`. What it reads is found by an index, and it waits for no lock but
 *   those that keep everybody from the table
 */
export async function preparedShort<Row extends pg.QueryResultRow>(
  database: DataSource,
  line: Line,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (!pooled.has(database)) {
    try {
      const answer = await poolOf(database)
        .line(line)
        .read<Row>({ name: nameOf(text), text, values });
      if (answer) return answer.rows;
    } catch (error) {
      if (!isCutOff(error) && !isOfOtherConnection(error)) throw error;
    }
  }
  return prepared(database, text, values);
}

/**
 * Runs a query that each connection plans only once. A plan of `place` with its partitions takes ten times as long as
 * the query itself. Write a value as `(SELECT $1)` when it must not influence the plan; otherwise PostgreSQL plans anew
 * for each value.
 * @param text one of few texts, since a connection keeps every text that it ran
 */
export async function prepared<Row extends pg.QueryResultRow>(
  database: DataSource,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // `query` of the pool would send it on behalf of the request that gave the connection back, and so into its trace.
  const client = await poolOf(database).connect();
  try {
    if (!pooled.has(database)) {
      try {
        return (await client.query<Row>({ name: nameOf(text), text, values })).rows;
      } catch (error) {
        // Such a statement was refused before it ran, so it can be sent again.
        if (!isOfOtherConnection(error)) throw error;
        pooled.add(database);
      }
    }
    return (await client.query<Row>({ text, values })).rows;
  } finally {
    client.release();
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

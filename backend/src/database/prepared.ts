import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { DataSource } from 'typeorm';

const names = new Map<string, string>();

/**
 * PostgreSQL's codes for a prepared statement that this connection of the server does not have, or has already. Only a
 * pooler in between, which hands connections from one client to another, brings that about: PgBouncer before 1.21 does.
 */
const OTHER_CONNECTION = new Set(['26000', '42P05']);
/** The databases before which such a pooler was met. Their statements are planned each time. */
const pooled = new WeakSet<DataSource>();

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
  const runner = database.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    if (!pooled.has(database)) {
      try {
        return (await client.query<Row>({ name: nameOf(text), text, values })).rows;
      } catch (error) {
        // Such a statement was refused before it ran, so it can be sent again.
        if (!OTHER_CONNECTION.has((error as pg.DatabaseError).code ?? '')) throw error;
        pooled.add(database);
      }
    }
    return (await client.query<Row>({ text, values })).rows;
  } finally {
    await runner.release();
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

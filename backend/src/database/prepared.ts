import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './connections.js';

const names = new Map<string, string>();

/**
 * Runs a query that each connection plans once: to plan one of `place` with its partitions takes ten times as long as
 * to run it. Values that must not sway the plan stand in it as `(SELECT $1)`, else PostgreSQL goes on to plan for each.
 *
 * @param text one of few: connections keep every one that they ran
 */
export async function prepared<Row extends pg.QueryResultRow>(
  database: DataSource,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const pool = poolOf(database);
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

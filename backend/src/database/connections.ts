import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** How long the database may take, in milliseconds; 0: as long as it needs. */
export interface Patience {
  /** For a statement, waiting for locks included. */
  readonly statement: number;
  /** For a lock that somebody else holds. */
  readonly lock: number;
  /** For us, between two statements of a transaction. */
  readonly idleInTransaction: number;
  /** For an answer of any kind, should the server say nothing at all. */
  readonly answer: number;
}

/** Somebody waits: better told soon that it does not work now. */
export const HURRIED: Patience = { statement: 5000, lock: 2000, idleInTransaction: 10_000, answer: 7000 };
/** For work that takes its time: migrations, imports, building indexes, dumps. */
export const UNHURRIED: Patience = { statement: 0, lock: 0, idleInTransaction: 0, answer: 0 };

/** Milliseconds to get a connection, a new one or one that another request has. */
const CONNECT = 3000;

/** Connections of a data source that keep to `patience`. Told to the server by statements: a pool in between may refuse to pass on more. */
export function connectionsFor(patience: Patience): Pick<PostgresDataSourceOptions, 'connectTimeoutMS' | 'extra'> {
  const settings = [
    // Our statements cost more to plan than to run: each is planned once, not five more times to compare.
    'plan_cache_mode = force_generic_plan',
    `statement_timeout = ${patience.statement}`,
    `lock_timeout = ${patience.lock}`,
    `idle_in_transaction_session_timeout = ${patience.idleInTransaction}`,
  ];
  const onConnect = (client: pg.ClientBase) => client.query(settings.map((setting) => `SET ${setting}`).join('; '));
  return { connectTimeoutMS: CONNECT, extra: { onConnect, query_timeout: patience.answer } };
}

/**
 * Runs slow work on connections of its own to the database of `hurried`, so that it does not delay people who wait, and
 * they do not delay it.
 */
export async function unhurried<Result>(
  hurried: DataSource,
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const options = hurried.options as PostgresDataSourceOptions;
  const url = poolOf(hurried).options.connectionString;
  const own = await new DataSource({ ...options, url, poolSize: 3, ...connectionsFor(UNHURRIED) }).initialize();
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}

/** The pool below a data source. */
export function poolOf(database: DataSource): pg.Pool {
  return (database.driver as PostgresDriver).master as pg.Pool;
}

/** From now on new connections are made to `url`; those that are open stay as they are. */
export function moveTo(database: DataSource, url: string): void {
  poolOf(database).options.connectionString = url;
}

import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { traceQueries } from '../shared/telemetry/traced-queries.js';
import { PatientPool } from './patient-pool.js';
import { closeWhenSilent } from './silent-connections.js';

/** The times that the database may take, in milliseconds. 0 means as long as it needs. */
export interface Patience {
  /** The time for a statement, including its wait for locks. */
  readonly statement: number;
  /** The time for which a statement waits for a lock that another transaction holds. */
  readonly lock: number;
  /** The time that our own code may take between two statements of a transaction. */
  readonly idleInTransaction: number;
  /** The time for an answer of any kind, in case the server sends nothing at all. */
  readonly answer: number;
}

/** The times for a call on which a person waits. It is better to tell them soon that it does not work now. */
export const HURRIED: Patience = { statement: 2500, lock: 2000, idleInTransaction: 10_000, answer: 3000 };
/** The times for work that may take long: migrations, imports, indexes, dumps. */
export const UNHURRIED: Patience = { statement: 0, lock: 0, idleInTransaction: 0, answer: 0 };

/** The time to get a connection, whether a new one or one that another request has, in milliseconds. */
const CONNECT = 3000;

/**
 * The settings of connections that keep to `patience`. They are sent as statements, since a connection pooler in
 * between may refuse to pass on more than the usual start of a connection.
 */
export function connectionsFor(
  patience: Patience,
): Pick<PostgresDataSourceOptions, 'driver' | 'connectTimeoutMS' | 'extra'> {
  const settings = [
    // Our statements take longer to plan than to run, so each is planned once. By default PostgreSQL would plan it five
    // more times to compare.
    'plan_cache_mode = force_generic_plan',
    `statement_timeout = ${patience.statement}`,
    `lock_timeout = ${patience.lock}`,
    `idle_in_transaction_session_timeout = ${patience.idleInTransaction}`,
  ];
  const onConnect = (client: pg.Client) => {
    closeWhenSilent(client);
    traceQueries(client);
    return client.query(settings.map((setting) => `SET ${setting}`).join('; '));
  };
  return {
    driver: { Pool: PatientPool },
    connectTimeoutMS: CONNECT,
    extra: { onConnect, query_timeout: patience.answer },
  };
}

/** The addresses past a pooler, of the databases that have one, for the owner of the tables where that is another user. */
const direct = new WeakMap<DataSource, string>();

/**
 * From now on `unhurried` goes to the database at `url`, past a pooler: what it sets for a session and the locks that a
 * session holds must not be those of whoever gets the connection next.
 */
export function goPastPooler(database: DataSource, url: string): void {
  direct.set(database, url);
}

/**
 * Runs slow work on connections of its own to the database of `hurried`, so that neither the work nor the people who
 * wait delay each other.
 */
export async function unhurried<Result>(
  hurried: DataSource,
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const options = hurried.options as PostgresDataSourceOptions;
  const url = direct.get(hurried) ?? poolOf(hurried).options.connectionString;
  const own = await new DataSource({
    ...options,
    url,
    poolSize: 3,
    applicationName: 'sahaay slow',
    ...connectionsFor(UNHURRIED),
  }).initialize();
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}

/** The pool of a data source. */
export function poolOf(database: DataSource): PatientPool {
  return (database.driver as PostgresDriver).master as PatientPool;
}

/** From now on new connections are made to `url`. Open connections stay as they are. */
export function moveTo(database: DataSource, url: string): void {
  poolOf(database).options.connectionString = url;
}

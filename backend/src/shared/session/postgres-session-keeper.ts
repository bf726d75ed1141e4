import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { SessionKeeper } from './session-keeper.port.js';
import { touchRarely } from './touch-rarely.js';

const PostgresStore = connectPgSimple(session);

/** Sessions in the table `session`, over the pool of the data source. */
export class PostgresSessionKeeper extends SessionKeeper {
  readonly store: session.Store;
  private readonly postgres: InstanceType<typeof PostgresStore>;

  constructor(private readonly database: DataSource) {
    super();
    const pool = (database.driver as PostgresDriver).master as Pool;
    this.postgres = new PostgresStore({ pool, pruneSessionInterval: 3600, errorLog: () => undefined });
    this.store = touchRarely(this.postgres);
  }

  /** The table is indexed by account already. */
  async remember(): Promise<void> {}

  async endAll(accountId: string, transaction?: EntityManager): Promise<void> {
    await (transaction ?? this.database).query(`delete from session where sess ->> 'accountId' = $1`, [accountId]);
  }

  async ping(): Promise<void> {
    await this.database.query('select 1 from session limit 1');
  }

  async close(): Promise<void> {
    this.postgres.close();
  }
}

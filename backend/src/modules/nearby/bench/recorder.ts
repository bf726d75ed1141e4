import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A prepared statement and its values, as the driver was given them. */
export type Statement = Required<Pick<pg.QueryConfig<unknown[]>, 'name' | 'text' | 'values'>>;

/** Notes which prepared statements are run. */
export class Recorder {
  /** Behaves like the recorded database. */
  readonly database: DataSource;
  private statements: Statement[] = [];

  constructor(recorded: DataSource) {
    const pool = (recorded.driver as PostgresDriver).master as pg.Pool;
    const query = (statement: Statement) => {
      this.statements.push(statement);
      return pool.query(statement);
    };
    const master = { query, connect: pool.connect.bind(pool) };
    const driver: unknown = Object.create(recorded.driver, { master: { value: master } });
    this.database = Object.create(recorded, { driver: { value: driver } }) as DataSource;
  }

  /** What was run since this was last asked. */
  take(): Statement[] {
    const statements = this.statements;
    this.statements = [];
    return statements;
  }
}

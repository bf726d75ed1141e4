import pg from 'pg';

/**
 * Stops `clock_timestamp()` of SQL for connections that are made from now on, so that no test depends on its own speed.
 */
export async function freezeClock(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    create schema frozen;
    do $$ begin
      execute format('create function frozen.clock_timestamp() returns timestamptz language sql as %L', format('select %L::timestamptz', now()));
      execute format('alter database %I set search_path = frozen, pg_catalog, public', current_database());
    end $$`);
  await client.end();
}

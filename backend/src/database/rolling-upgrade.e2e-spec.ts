import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, openDataSource } from '../data-source.js';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { UNHURRIED } from './connections.js';
import { migrate } from './migrate.js';

/** The last migration that changes a table in use by a lock that reading keeps away. */
const CHANGES_ACCOUNT = 'Guardians1764000000220';

let test: TestDatabase;
let opened: DataSource[];
beforeEach(async () => {
  test = await emptyDatabase();
  opened = [];
});
afterEach(async () => {
  for (const database of opened) if (database.isInitialized) await database.destroy();
  await test.drop();
});

const NAMES = (createDataSource('postgres://nobody@127.0.0.1/none').options.migrations as { name: string }[]).map(
  ({ name }) => name,
);

/** A connection of a release that knows these migrations. */
async function release(names: readonly string[]): Promise<DataSource> {
  const database = await createDataSource(test.url, 3, UNHURRIED, new Set(names)).initialize();
  opened.push(database);
  return database;
}

/** The release before a migration, which has made its schema. */
async function before(name: string): Promise<DataSource> {
  const old = await release(NAMES.slice(0, NAMES.indexOf(name)));
  await old.runMigrations();
  return old;
}

/** The release of today starts. */
function start(tell: (sentence: string) => void = () => undefined): Promise<DataSource> {
  const starting = openDataSource(test.url, 3, undefined, undefined, tell);
  starting.then(
    (database) => opened.push(database),
    () => undefined,
  );
  return starting;
}

const namesIn = async (database: DataSource) =>
  (await database.query<{ name: string }[]>('select name from migration order by id')).map(({ name }) => name);
const indexesOf = (database: DataSource) =>
  database.query<{ indexdef: string; valid: boolean }[]>(
    `select indexdef, indisvalid as valid from pg_indexes join pg_index on indexrelid = quote_ident(indexname)::regclass
      where schemaname = 'public' order by indexdef`,
  );

describe('new code on the schema of the release before', () => {
  it('does not start while another process changes the schema, and the release before goes on', async () => {
    const old = await before(CHANGES_ACCOUNT);
    const other = old.createQueryRunner();
    await other.query(`select pg_advisory_lock(x'73616861'::int)`);
    const told: string[] = [];
    let isOpen = false;
    const starting = start((sentence) => told.push(sentence)).then(() => (isOpen = true));
    await until(() => told.length > 0);
    await old.query('select count(*) from account');
    expect(isOpen).toBe(false);
    expect(await namesIn(old)).not.toContain(CHANGES_ACCOUNT);
    await other.query(`select pg_advisory_unlock(x'73616861'::int)`);
    await other.release();
    await starting;
    expect(told).toEqual([expect.stringMatching(/^Another process brings the schema .* serves nobody yet\.$/)]);
    expect(await namesIn(old)).toEqual(NAMES);
  });

  it('changes nothing while a transaction of the release before is in the way, and starts once that has ended', async () => {
    const old = await before(CHANGES_ACCOUNT);
    const long = old.createQueryRunner();
    await long.startTransaction();
    await long.query('select count(*) from account');
    const told: string[] = [];
    const starting = start((sentence) => told.push(sentence));
    await until(() => told.length > 0);
    expect(told[0]).toContain(CHANGES_ACCOUNT);
    expect(await namesIn(old)).not.toContain(CHANGES_ACCOUNT);
    await old.query('select count(*) from account');
    await long.rollbackTransaction();
    await long.release();
    await starting;
    expect(await namesIn(old)).toEqual(NAMES);
  });

  it('refuses to start in one sentence when the transaction does not end', async () => {
    const old = await before(CHANGES_ACCOUNT);
    const long = old.createQueryRunner();
    await long.startTransaction();
    await long.query('select count(*) from account');
    const today = await release(NAMES);
    await expect(migrate(today, () => undefined, 0)).rejects.toThrow(
      /could not be brought up to date \(Guardians1764000000220\), .* Replicas of the release before go on\./,
    );
    await long.rollbackTransaction();
    await long.release();
    expect(await namesIn(old)).not.toContain(CHANGES_ACCOUNT);
  });
});

describe('a schema that was left half-way', () => {
  const WITHOUT_TRANSACTION = createDataSource('postgres://nobody@127.0.0.1/none').options
    .migrations as (new () => MigrationInterface)[];

  it.each(WITHOUT_TRANSACTION.filter((one) => new one().transaction === false).map((one) => [one.name, one] as const))(
    'is completed by the next start, wherever %s stopped',
    async (name, Migration) => {
      const old = await before(name);
      const runner = old.createQueryRunner();
      const sent: string[] = [];
      const recorder = { query: (sql: string) => Promise.resolve(sent.push(sql)) } as unknown as QueryRunner;
      await new Migration().up(recorder);
      for (let last = 1; last <= sent.length; last += 1) {
        for (const sql of sent.slice(0, last)) await runner.query(sql);
        // The last index is left as by a server that was killed while it was built.
        const [, index] = /create (?:unique )?index concurrently (\S+)/i.exec(sent[last - 1]!) ?? [];
        if (index)
          await runner.query('update pg_index set indisvalid = false where indexrelid = $1::regclass', [index]);
      }
      await runner.query('reset lock_timeout');
      await runner.release();
      const today = await start();
      const made = await indexesOf(today);
      expect(made.filter(({ valid }) => !valid)).toEqual([]);
      const fresh = await emptyDatabase();
      const whole = await openDataSource(fresh.url, 3);
      expect(made).toEqual(await indexesOf(whole));
      await whole.destroy();
      await fresh.drop();
    },
  );

  it('is as before when a migration in a transaction fails', async () => {
    const old = await before(CHANGES_ACCOUNT);
    await old.query('alter table account add column guardian_agreed_at text');
    await expect(start()).rejects.toThrow(/guardian_agreed_at/);
    expect(await namesIn(old)).not.toContain(CHANGES_ACCOUNT);
    await old.query('alter table account drop column guardian_agreed_at');
    await start();
  });
});

describe('code of an earlier release on a newer schema', () => {
  const newer = (name: string) => `insert into migration (timestamp, name) values (1, '${name}')`;

  it('starts where the newer one only added something, and says so', async () => {
    await (await start()).query(newer('Things9999999999999'));
    const told: string[] = [];
    await start((sentence) => told.push(sentence));
    expect(told).toEqual([expect.stringContaining('is of a newer release (Things9999999999999)')]);
  });

  it('refuses to start in one sentence where the newer one took away what it reads', async () => {
    await (await start()).query(newer('ContractThings9999999999999'));
    await expect(start()).rejects.toThrow(
      /was changed by a newer release, which took away what this one reads \(ContractThings9999999999999\)\. Start that release/,
    );
  });
});

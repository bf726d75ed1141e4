import type { DataSource } from 'typeorm';
import { openDataSource } from '../data-source.js';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/test-database.js';
import { moveTo, unhurried } from './connections.js';

let databases: TestDatabase[];
let database: DataSource;
beforeEach(async () => {
  databases = [await cloneDatabase(), await emptyDatabase()];
  database = await openDataSource(databases[0]!.url, 2);
});
afterEach(async () => {
  await database.destroy();
  for (const one of databases) await one.drop();
});

const timeOuts = (of: DataSource) =>
  of.query<{ setting: string }[]>(
    `select setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
  );

it('work that takes its time has connections without time-outs, and those of the pool keep theirs', async () => {
  expect((await unhurried(database, timeOuts)).map(({ setting }) => setting)).toEqual(['0', '0', '0']);
  expect((await timeOuts(database)).some(({ setting }) => setting === '0')).toBe(false);
});

it('a pool makes new connections where the database has moved to', async () => {
  const name = async (of: DataSource) =>
    (await of.query<{ name: string }[]>('select current_database() as name'))[0]!.name;
  moveTo(database, databases[1]!.url);
  const [one, other] = await Promise.all([
    database.query<{ name: string }[]>('select current_database() as name, pg_sleep(0.2)'),
    name(database),
  ]);
  const expected = databases.map(({ url }) => new URL(url).pathname.slice(1));
  // The connection that was open stays as it is, and the second one is new.
  expect([one[0]!.name, other].toSorted()).toEqual(expected.toSorted());
  expect(await unhurried(database, name)).toBe(expected[1]);
});

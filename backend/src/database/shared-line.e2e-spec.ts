import pg from 'pg';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../data-source.js';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.js';
import { HURRIED, moveTo } from './connections.js';
import { preparedShort } from './prepared.js';
import { until } from './until.js';

let own: TestDatabase;
let other: pg.Client;
let database: DataSource;
beforeAll(async () => {
  own = await emptyDatabase();
  other = new pg.Client(own.url);
  await other.connect();
  database = await openDataSource(own.url, 1, HURRIED);
  await untilThere();
});
afterAll(async () => {
  await database.destroy();
  await other.end();
  await own.drop();
});
afterEach(() => other.query('rollback'));

const read = async (number: number): Promise<number> => {
  const [row] = await preparedShort<{ n: number; pid: number }>(
    database,
    'account',
    'select $1::int as n, pg_backend_pid() as pid from (select count(*) from account) as locked',
    [number],
  );
  pids.add(row!.pid);
  return row!.n;
};
const pids = new Set<number>();
const numbers = Array.from({ length: 50 }, (_, number) => number);
const LINES = `from pg_stat_activity where application_name = 'sahaay line' and datname = current_database()`;
const lines = async () => (await other.query(`select ${LINES}`)).rowCount!;

/** The pool answers until the line is there. */
const untilThere = async () => {
  await read(0);
  expect(await until(async () => (await lines()) === 1, 30_000)).toBe(true);
};

it('takes one connection for many reads at once, and gives each its own answer', async () => {
  pids.clear();
  expect(await Promise.all(numbers.map(read))).toEqual(numbers);
  expect([pids.size, await lines()]).toEqual([1, 1]);
});

it('fails a read that is refused, and none of those beside it', async () => {
  const divide = (by: number) =>
    preparedShort<{ n: number }>(database, 'account', 'select 12 / $1::int as n', [by]).then(
      ([row]) => row!.n,
      (error: Error) => error.message,
    );
  expect(await Promise.all([3, 0, 4].map(divide))).toEqual([4, 'division by zero', 3]);
});

it('is replaced when the server ends it, and what was asked meanwhile is read over the pool', async () => {
  await other.query('begin');
  await other.query('lock table account');
  const asked = Promise.all(numbers.map(read));
  const waits = async () => (await other.query(`select ${LINES} and wait_event_type = 'Lock'`)).rowCount === 1;
  expect(await until(waits, 30_000)).toBe(true);
  await other.query(`select pg_terminate_backend(pid) ${LINES}`);
  await other.query('rollback');
  expect(await asked).toEqual(numbers);
  await untilThere();
});

it('keeps nobody waiting where it cannot be had', async () => {
  await database.query('select 1');
  const away = new URL(own.url);
  away.port = '1';
  moveTo(database, away.href);
  await other.query(`select pg_terminate_backend(pid) ${LINES}`);
  expect(await until(async () => (await lines()) === 0, 30_000)).toBe(true);
  expect(await Promise.all(numbers.map(read))).toEqual(numbers);
  moveTo(database, own.url);
  await untilThere();
});

it('holds up only reads of its own kind while a table is locked', async () => {
  await other.query('begin');
  await other.query('lock table account');
  const locked = read(1).catch((error: Error) => error.message);
  const [row] = await preparedShort<{ n: number }>(database, 'session', 'select count(*)::int as n from session', []);
  expect(row!.n).toBe(0);
  expect(await locked).toBe('canceling statement due to lock timeout');
});

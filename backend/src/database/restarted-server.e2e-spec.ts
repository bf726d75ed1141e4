import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { UNHURRIED } from './connections.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { inTransaction } from './transactions.js';

let folder: string;
let server: EmbeddedPostgres;
let port: number;
let database: DataSource;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahaay-restarted-'));
  await chmod(folder, 0o755);
  server = await EmbeddedPostgres.at(join(folder, 'cluster'), 'password');
  port = await server.start();
  database = await createDataSource(server.url(port), 4, UNHURRIED).initialize();
  await database.query('create table note (text text)');
  // A transaction that writes here rests for a while as it commits.
  await database.query(`create table slow_note (text text);
    create function rest() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create constraint trigger rest after insert on slow_note deferrable initially deferred for each row execute function rest()`);
});
afterAll(async () => {
  await database.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Restarts the server once a statement with these words is running. */
async function restartDuring(words: string): Promise<void> {
  const running = 'select 1 from pg_stat_activity where query like $1 and pid <> pg_backend_pid()';
  while ((await database.query<unknown[]>(running, [`%${words}%`])).length === 0) await wait(20);
  await server.stop();
  await server.start(port);
}
/** A statement that takes a minute, and no time once the server was restarted. */
async function onceSlow(words: string): Promise<string> {
  const [{ began }] = await database.query<[{ began: string }]>('select pg_postmaster_start_time()::text as began');
  return `select '${words}' as words
    from pg_sleep(case when pg_postmaster_start_time()::text = '${began}' then 60 else 0 end)`;
}
const notes = async () => (await database.query<{ text: string }[]>('select text from note')).map(({ text }) => text);

it('is waited for by whoever comes while it is away', async () => {
  await server.stop();
  const asked = Array.from({ length: 20 }, (_, number) =>
    database.query<{ n: number }[]>('select $1::int as n', [number]),
  );
  const written = inTransaction(database, (transaction) => transaction.query(`insert into note values ('while away')`));
  await server.start(port);
  expect((await Promise.all(asked)).map(([row]) => row!.n)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  await written;
  expect(await notes()).toEqual(['while away']);
});

it('has time for all who came while it was away, also for the last of them', async () => {
  await server.stop();
  const asked = Array.from({ length: 20 }, () => database.query('select pg_sleep(1)'));
  await server.start(port);
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(asked.map(() => 'fulfilled'));
});

it('costs nobody what was being read', async () => {
  const read = database.query(await onceSlow('being read'));
  await restartDuring('being read');
  expect(await read).toEqual([{ words: 'being read' }]);
});

it('costs nobody a transaction that had not come to its commit, which is kept once', async () => {
  const slow = await onceSlow('in a transaction');
  let runs = 0;
  const written = inTransaction(database, async (transaction) => {
    runs += 1;
    await transaction.query(`insert into note values ('before commit')`);
    await transaction.query(slow);
  });
  await restartDuring('in a transaction');
  await written;
  expect([runs, (await notes()).filter((text) => text === 'before commit')]).toEqual([2, ['before commit']]);
});

it('fails a transaction of whose commit nobody knows, and what writes without one', async () => {
  let runs = 0;
  const committing = inTransaction(database, async (transaction) => {
    runs += 1;
    await transaction.query(`insert into slow_note values ('in commit')`);
  });
  const writing = database.query(`insert into note select 'alone' from pg_sleep(60)`);
  const fails = Promise.all([committing, writing].map((one) => expect(one).rejects.toMatchObject({ code: '57P01' })));
  await restartDuring('COMMIT');
  await fails;
  expect([runs, (await notes()).includes('alone')]).toEqual([1, false]);
});

it('costs nobody a transaction that finds out whether it was kept', async () => {
  let runs = 0;
  const find = 'select 1 from slow_note where text = $1';
  const written = inTransaction(
    database,
    async (transaction) => {
      runs += 1;
      if ((await transaction.query<unknown[]>(find, ['found'])).length > 0) return;
      // The second run commits at once.
      if (runs > 1) await transaction.query('set local session_replication_role = replica');
      await transaction.query(`insert into slow_note values ('found')`);
    },
    true,
  );
  await restartDuring('COMMIT');
  await written;
  expect([runs, (await database.query<unknown[]>(find, ['found'])).length]).toEqual([2, 1]);
});

it('is not waited for by whoever comes when it has been away for long', async () => {
  await server.stop();
  await expect(database.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const late = database.query('select 1');
  expect(await Promise.race([late.catch(() => 'told at once'), wait(2000, 'still waits', { ref: false })])).toBe(
    'told at once',
  );
  await server.start(port);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
});

import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../data-source.js';
import { startTestApp, TEST_PASSWORD } from '../testing/test-app.js';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/test-database.js';
import { END_OF_ROWS, line, partsOf, sealed, type Head } from './archive.js';
import { backUp } from './back-up.js';
import { sqlName, tablesOf } from './contents.js';
import { restore } from './restore.js';

const POST = '\\.\nपानी पियो \\. \\N';

let folder: string;
let identity: string;
let recipient: string;
let source: TestDatabase;
let file: string;
const empty: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahaay-backup-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  source = await cloneDatabase();
  await leaveOutCities();
  await fillWithLife();
  file = join(folder, 'whole');
  await withSource((database) => backUp(database, file, recipient));
});

afterAll(async () => {
  await Promise.all([source, ...empty].map((database) => database.drop()));
  await rm(folder, { recursive: true });
});

/** The cities take seconds to copy, so that rows of two thousand kept secrets stand for a lot of text. */
async function leaveOutCities(): Promise<void> {
  await withSource(async (database) => {
    const big: { name: string }[] = await database.query(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000`,
    );
    expect(big.length).toBeGreaterThan(0);
    await database.query(`truncate ${big.map(({ name }) => name).join()} cascade`);
    await database.query(
      `insert into instance_secret (name, value) select 'secret ' || n, repeat(md5(n::text), 10) from generate_series(1, 2000) n`,
    );
  });
}

/** Somebody signs up, writes what is awkward in a text of COPY, and waits for a mail. */
async function fillWithLife(): Promise<void> {
  const app = await startTestApp({
    databaseUrl: source.url,
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'help@example.org' },
  });
  const { client } = await app.signUp('asha@example.org');
  const address = '12 Lake Road,\nNew Delhi\t110001 \\N';
  const asha = { name: 'Asha "A" Kulkarni', phone: '+91 98765 43210', address, dob: '1990-04-12', gender: 'female' };
  await client.post('/api/v1/onboard/user').send(asha).expect(201);
  await client.post('/api/v1/community/posts').send({ content: POST }).expect(201);
  await client.post('/api/v1/auth/forgot-password').send({ email: 'asha@example.org' }).expect(200);
  await app.close();
}

async function withSource<Result>(work: (database: DataSource) => Promise<Result>): Promise<Result> {
  const database = await openDataSource(source.url, 2);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

async function freshDatabase(): Promise<string> {
  const database = await emptyDatabase();
  empty.push(database);
  return database.url;
}

/** Every row of every table by the table's name, in one order. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client(url);
  await client.connect();
  const all: Record<string, string[]> = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${sqlName(table)} t order by 1`);
    all[sqlName(table)] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

/** Writes a backup with other parts than ours. */
async function forged(name: string, parts: readonly Buffer[]): Promise<string> {
  const path = join(folder, name);
  const text = async function* () {
    yield* parts;
  };
  await pipeline(await sealed(text(), recipient), createWriteStream(path));
  return path;
}

async function refused(url: string, path: string, sentence: RegExp, key = identity): Promise<void> {
  await expect(restore(url, path, key)).rejects.toThrow(sentence);
  expect(Object.keys(await rowsOf(url))).toEqual([]);
}

const headOf = async (path: string): Promise<Head> => {
  for await (const part of partsOf(path, identity)) if ('head' in part) return part.head;
  throw new Error('There is no head.');
};

describe('a backup', () => {
  it('gives every row of every table back, and the product goes on with it', async () => {
    const url = await freshDatabase();
    const before = await rowsOf(source.url);
    expect(before['"public"."post"']?.join()).toContain('पानी पियो');
    expect(before['"queue"."job_common"']).toHaveLength(1);
    expect(await restore(url, file, identity)).toBe(Object.values(before).flat().length);
    expect(await rowsOf(url)).toEqual(before);

    const app = await startTestApp({ databaseUrl: url });
    await app
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: 'asha@example.org', password: TEST_PASSWORD })
      .expect(200);
    await app.signUp('ravi@example.org');
    await app.close();
  });

  it('is of one moment, though people write meanwhile', async () => {
    const path = join(folder, 'meanwhile');
    const before = await rowsOf(source.url);
    await withSource(async (database) => {
      let isDone = false;
      const writing = (async () => {
        for (let round = 0; !isDone; round += 1)
          await database.query(`insert into instance_secret (name, value) values ($1, 'x')`, [`round ${round}`]);
      })();
      await backUp(database, path, recipient);
      isDone = true;
      await writing;
    });
    const url = await freshDatabase();
    await restore(url, path, identity);
    const { ['"public"."instance_secret"']: secrets, ...rest } = await rowsOf(url);
    const { ['"public"."instance_secret"']: secretsBefore, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    const rounds = secrets!.filter((row) => row.includes('round')).length;
    expect(secrets).toHaveLength(secretsBefore!.length + rounds);
    await withSource((database) => database.query(`delete from instance_secret where name like 'round %'`));
  });

  // ASVS 14.2.4
  it('shows nothing without the key, and leaves no other backup in its place', async () => {
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('asha@example.org')).toBe(false);
    await expect(withSource((database) => backUp(database, file, recipient))).rejects.toThrow(/exists already/);
    expect(await readFile(file)).toEqual(bytes);
    await refused(await freshDatabase(), file, /for another key/, await generateX25519Identity());
  });

  it('that was cut in half, changed or has no end is refused, and the database stays empty', async () => {
    const url = await freshDatabase();
    const bytes = await readFile(file);
    const half = join(folder, 'half');
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    await refused(url, half, /cut short or changed/);
    const changed = join(folder, 'changed');
    await writeFile(changed, bytes.with(bytes.length - 100, (bytes.at(-100)! + 1) % 256));
    await refused(url, changed, /cut short or changed/);
    await refused(url, await forged('without an end', [line(await headOf(file))]), /no whole backup/);
    const rows = [
      line(await headOf(file)),
      line({ table: { schema: 'public', name: 'post', columns: ['id'] } }),
      Buffer.from('1\n'),
    ];
    await refused(url, await forged('with open rows', rows), /cut short/);
    await refused(url, join(folder, 'none'), /There is no file/);
  });

  it('of a newer release or of another queue is refused', async () => {
    const head = await headOf(file);
    const end = line({ sequences: [], rows: [] });
    const newer = await forged('newer', [line({ ...head, migrations: [...head.migrations, 'NotYet9'] }), end]);
    await refused(await freshDatabase(), newer, /newer release/);
    const queue = await forged('queue', [line({ ...head, queueVersion: 1 }), end]);
    await refused(await freshDatabase(), queue, /with that release/);
  });

  it('that lacks rows, or whose rows do not fit, leaves nothing of it behind', async () => {
    const head = line(await headOf(file));
    const table = line({ table: { schema: 'public', name: 'instance_secret', columns: ['name', 'value'] } });
    const row = Buffer.from('a\tb\n');
    for (const [name, parts, sentence] of [
      ['lacking', [head, table, row, END_OF_ROWS, line({ sequences: [], rows: [2] })], /Not every row/],
      ['unfit', [head, table, row, row, END_OF_ROWS, line({ sequences: [], rows: [2] })], /duplicate key/],
    ] as const) {
      const url = await freshDatabase();
      await expect(restore(url, await forged(name, parts), identity)).rejects.toThrow(sentence);
      expect((await rowsOf(url))['"public"."instance_secret"']).toEqual([]);
    }
  });

  it('goes into no database that holds something', async () => {
    const before = await rowsOf(source.url);
    await expect(restore(source.url, file, identity)).rejects.toThrow(/not empty/);
    expect(await rowsOf(source.url)).toEqual(before);
  });

  it('of an installation that never started is restored too', async () => {
    const [from, to] = [await freshDatabase(), await freshDatabase()];
    const database = await openDataSource(from, 2);
    const path = join(folder, 'never started');
    await backUp(database, path, recipient);
    await database.destroy();
    await restore(to, path, identity);
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
  });

  it('that fails halfway leaves no file', async () => {
    const path = join(folder, 'failing');
    await expect(withSource((database) => backUp(database, path, 'age1nobody'))).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([]);
  });
});

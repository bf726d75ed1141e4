import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import pg from 'pg';
import { WORKSPACE_ROOT } from './config.js';
import { onSmallDisk } from './bench/small-disk.js';
import { acquireDatabase } from './database/acquire-database.js';
import { emptyDatabase, type TestDatabase } from './testing/test-database.js';

const PROGRAM = join(WORKSPACE_ROOT, 'backend/dist/src/main.js');
const isRoot = process.getuid?.() === 0;

let root: string;
let empty: TestDatabase;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahaay-start-'));
  await chmod(root, 0o755);
  empty = await emptyDatabase();
  // The tests spoil copies of this database, which was used once.
  await (await acquireDatabase({ dataDir: join(root, 'whole'), databaseUrl: undefined })).release();
});
afterAll(async () => {
  await empty.drop();
  await rm(root, { recursive: true, force: true });
});

/**
 * Starts the built product in a way that fails.
 * @param before a program, with its arguments, that starts the product
 * @returns what the product writes
 */
async function failedStart(env: Record<string, string>, before: readonly string[] = []): Promise<string> {
  const surroundings = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    REDIS_URL: '',
    ...env,
  };
  const [program, ...args] = [...before, process.execPath, PROGRAM] as const;
  const child = spawn(program, args, { env: surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  return `${code}: ${said}`;
}

let copies = 0;
async function spoilt(spoil: (home: string) => Promise<unknown>): Promise<Record<string, string>> {
  const dataDir = join(root, `copy ${(copies += 1)}`);
  await cp(join(root, 'whole'), dataDir, { recursive: true });
  // The copy belongs to the user who made it, and the server wants a folder of its own.
  if (isRoot)
    execFileSync('chown', [
      '-R',
      '--reference',
      join(root, 'whole/postgres/cluster'),
      join(dataDir, 'postgres/cluster'),
    ]);
  await spoil(join(dataDir, 'postgres'));
  return { DATA_DIR: dataDir };
}

const control = 'cluster/global/pg_control';

describe('a data folder that is at fault ends the start in a sentence with its place and a remedy', () => {
  it.each<[string, (home: string) => Promise<unknown>, RegExp]>([
    [
      'the registry holds something else',
      (home) => writeFile(join(home, 'processes.sqlite'), 'garbage '.repeat(1000)),
      /The file \S.*processes\.sqlite, .* is damaged\. Stop every .*delete the file/,
    ],
    [
      'the registry is a folder',
      (home) => rm(join(home, 'processes.sqlite')).then(() => mkdir(join(home, 'processes.sqlite'))),
      /The file .*processes\.sqlite.* cannot be opened\. Give it/,
    ],
    [
      'the password is emptied',
      (home) => writeFile(join(home, 'password'), ''),
      /The file .*postgres\/password does not hold the password.*Put it back from a backup/,
    ],
    [
      'the password is another',
      (home) => writeFile(join(home, 'password'), 'x'.repeat(48)),
      /The file .*postgres\/password does not hold the password.*Put it back from a backup/,
    ],
    [
      'the control file is overwritten',
      (home) => writeFile(join(home, control), Buffer.alloc(8192)),
      /does not start \(its log: .*server\.log\): .*put .* back from a backup/,
    ],
    [
      'the control file is missing',
      (home) => rm(join(home, control)),
      /does not start \(its log: .*server\.log\): .*pg_control.*put .* back from a backup/,
    ],
    [
      'the version file is missing',
      (home) => rm(join(home, 'cluster/PG_VERSION')),
      /cluster is not that of a database any more: its file PG_VERSION is missing\. Put the folder back/,
    ],
    [
      'the data is of an older PostgreSQL',
      (home) => writeFile(join(home, 'cluster/PG_VERSION'), '12\n'),
      /cluster was written by PostgreSQL 12, and this version of Sahaay brings \d+\. Move the data/,
    ],
    [
      'others may read the cluster',
      (home) => chmod(join(home, 'cluster'), 0o777),
      /does not start .*: data directory .* has invalid permissions\. Give .*cluster/,
    ],
    ...(isRoot
      ? [
          [
            'the cluster has another owner',
            (home: string) => chown(join(home, 'cluster'), 0, 0),
            /does not start.*Give .*cluster and all that is in it back to the user/,
          ] as [string, (home: string) => Promise<unknown>, RegExp],
        ]
      : []),
  ])('%s', async (_, spoil, sentence) => {
    const env = await spoilt(spoil);
    expectOneSentence(await failedStart(env), sentence);
    await noServerIn(join(env.DATA_DIR!, 'postgres/cluster'));
  });

  it.each([
    ['it cannot be written', '/sys/sahaay', /^\/sys\/sahaay.* cannot be (written|made).*DATA_DIR/],
    ['its parent is a file', '/etc/hostname/data', /^\/etc\/hostname.* is not a folder.*DATA_DIR/],
    ['it is a file', '/etc/hostname', /^\/etc\/hostname.* is not a folder.*DATA_DIR/],
  ])('%s', async (_, dataDir, sentence) => {
    expectOneSentence(await failedStart({ DATA_DIR: dataDir }), sentence);
  });

  it.each([
    ['before anything is written', 1, 'true'],
    ['while the database is made', 20, 'true'],
    ['after it was used', 200, 'cp -a "$1"/. "$2"; dd if=/dev/zero of="$2"/filler bs=4k 2>/dev/null'],
  ])('the disk is full %s', async (_, megabytes, prepare) => {
    const dataDir = join(root, `disk of ${megabytes}`);
    await mkdir(dataDir);
    const prepared = ['sh', '-c', `${prepare}; shift 2; exec "$@"`, 'sh', join(root, 'whole'), dataDir];
    expectOneSentence(
      await failedStart({ DATA_DIR: dataDir }, [...onSmallDisk(dataDir, megabytes), ...prepared]),
      /Free some space/,
    );
  });
});

describe('a database of somebody’s own that is at fault does so too', () => {
  const at = (change: (url: URL) => void) => {
    const url = new URL(empty.url);
    change(url);
    return { DATABASE_URL: url.href };
  };
  const sql = async (...statements: string[]) => {
    const client = new pg.Client(empty.url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const place = 'The database \\S+ at \\S+ \\(DATABASE_URL\\)';

  it.each<[string, (url: URL) => void, string]>([
    ['nobody listens', (url) => (url.port = '1'), 'cannot be reached\\. Start it'],
    ['its name leads nowhere', (url) => (url.hostname = 'nowhere.invalid'), 'cannot be reached\\. Start it'],
    ['the password is wrong', (url) => (url.password = 'a-secret'), 'does not let us in\\. Correct user and password'],
    ['it does not exist', (url) => (url.pathname = '/none'), 'does not exist on that server\\. Create it'],
  ])('%s', async (_, change, rest) => {
    const said = await failedStart(at(change));
    expectOneSentence(said, new RegExp(`^${place} ${rest}`));
    expect(said).not.toContain('a-secret');
  });

  it('its user may make nothing', async () => {
    await sql(`create role reader login password 'reader'`, 'revoke all on schema public from public');
    const said = await failedStart(at((url) => ([url.username, url.password] = ['reader', 'reader'])));
    await sql('drop role reader');
    expectOneSentence(said, new RegExp(`^${place} does not allow its user to make`));
  });

  it('it lacks an extension', async () => {
    const name = new URL(empty.url).pathname.slice(1);
    await sql(`alter database ${name} set extension_control_path = '/nowhere'`);
    const said = await failedStart({ DATABASE_URL: empty.url });
    await sql(`alter database ${name} reset extension_control_path`);
    expectOneSentence(said, new RegExp(`^${place} lacks the extension cube and pg_trgm\\. Install`));
  });

  it('it is too old', async () => {
    const { version, url, close } = await agedServer(new URL(empty.url));
    const said = await failedStart({ DATABASE_URL: url });
    close();
    expect(version).toBeGreaterThan(14);
    expectOneSentence(said, new RegExp(`^${place} is PostgreSQL 14, which is too old\\. Use PostgreSQL 15`));
  });
});

it('an address that this computer does not have is named', async () => {
  expectOneSentence(
    await failedStart({ DATABASE_URL: empty.url, HOST: '192.0.2.1' }),
    /^This computer has no address 192\.0\.2\.1\. Correct HOST/,
  );
});

it.each([
  ['cannot be reached', () => 'redis://127.0.0.1:1'],
  ['does not take our password', () => Object.assign(new URL(process.env.TEST_REDIS_URL!), { password: 'wrong' }).href],
])('a Redis that %s keeps nobody from help: the product starts and says what is missing', async (_, url) => {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: empty.url,
    REDIS_URL: url(),
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  while (!said.includes('is ready at') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  expect(said).toContain('The Redis in REDIS_URL cannot be reached yet');
  expect(said).toContain('SMTP_URL is not');
});

/** Expects exit code 1 and one line, without a stack and without JSON. */
function expectOneSentence(said: string, sentence: RegExp): void {
  expect(said).toMatch(/^1: [^\n]+\n$/);
  const line = said.slice(3).trim();
  expect(line).toMatch(sentence);
  expect(line).toMatch(/\.$/);
  expect(line).not.toMatch(/^\{|^\s*at |Error:/);
}

async function noServerIn(cluster: string): Promise<void> {
  const working = execFileSync(
    'sh',
    ['-c', `ls -l /proc/[0-9]*/cwd 2>/dev/null | grep -cF -- '-> ${cluster}' || true`],
    { encoding: 'utf8' },
  );
  expect(working.trim()).toBe('0');
}

/** Makes the server look like PostgreSQL 14, by replacing one number of the same length in what it sends. */
async function agedServer(server: URL): Promise<{ url: string; version: number; close(): void }> {
  const client = new pg.Client(server.href);
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  const number = rows[0]!.server_version_num;
  const aged = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        done(null, Buffer.from(chunk.toString('latin1').replaceAll(number, '140002'), 'latin1'));
      },
    });
  const proxy = createServer((near) => {
    const far = connect(Number(server.port), server.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(aged()).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return { url: url.href, version: Math.floor(Number(number) / 10_000), close: () => proxy.close() };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { WORKSPACE_ROOT } from './config.js';
import { cloneDatabase, type TestDatabase } from './testing/test-database.js';
import { TestSmtpServer } from './testing/test-smtp-server.js';
import { until } from './testing/until.js';

const PROGRAM = join(WORKSPACE_ROOT, 'backend/dist/src/main.js');

/** The built product as a process of its own. */
class Product {
  readonly child: ChildProcess;
  output = '';
  errors = '';

  constructor(env: Record<string, string>) {
    const surroundings = { PATH: process.env.PATH, HOST: '127.0.0.1', ...env };
    this.child = spawn(process.execPath, [PROGRAM], {
      env: surroundings,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout!.on('data', (chunk) => (this.output += String(chunk)));
    this.child.stderr!.on('data', (chunk) => (this.errors += String(chunk)));
  }

  async ready(): Promise<void> {
    while (!this.output.includes('is ready at')) {
      if (this.child.exitCode !== null) throw new Error(this.errors);
      await Promise.race([once(this.child.stdout!, 'data'), once(this.child, 'exit')]);
    }
  }

  /** Presses Ctrl-C again and again, as in a terminal: every process of the group hears the signal. */
  async interrupted(): Promise<number | null> {
    const impatience = setInterval(() => {
      if (this.child.exitCode === null) process.kill(-this.child.pid!, 'SIGINT');
    }, 10);
    const exitCode = await this.exit();
    clearInterval(impatience);
    return exitCode;
  }

  async exit(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }
}

let database: TestDatabase;
let port: number;

async function listen(on: number): Promise<Server> {
  const server = createServer().listen(on, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeEach(async () => {
  database = await cloneDatabase();
  const probe = await listen(0);
  ({ port } = probe.address() as { port: number });
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(() => database.drop());

const signUp = () => `http://127.0.0.1:${port}/api/v1/auth/user/signup`;
const credentials = { method: 'POST', headers: { 'content-type': 'application/json' } };
const body = JSON.stringify({ email: 'asha@example.org', password: 'neem tree 42 umbrella' });

const start = (env: Record<string, string> = {}) =>
  new Product({ PORT: String(port), DATABASE_URL: database.url, ...env });

describe('the product as it is started', () => {
  it('was built before this test', () => {
    expect(existsSync(PROGRAM)).toBe(true);
  });

  it('prints its address and the engine', async () => {
    const product = start({ LOG_LEVEL: 'error' });
    await product.ready();
    expect(product.output).toBe(
      `Sahaay is ready at http://localhost:${port}\nSymptoms are read by its own knowledge; no language model is set up.\n`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
    product.child.kill('SIGTERM');
    expect(await product.exit()).toBe(0);
  });

  it('goes on serving for a while when it is told to stop, where somebody balances, but says that it is not ready', async () => {
    const product = start({ SHUTDOWN_DELAY_SECONDS: '3' });
    await product.ready();
    product.child.kill('SIGTERM');
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/health/${path}`)).status;
    await until(async () => (await statusOf('serving')) === 503);
    expect([await statusOf('ready'), await statusOf('live')]).toEqual([503, 200]);
    expect(await product.exit()).toBe(0);
  });

  it('names a port that is taken, and another that may be free', async () => {
    const other = await listen(port);
    const product = start();
    expect(await product.exit()).toBe(1);
    other.close();
    expect(product.errors).toBe(
      `Port ${port} is already in use. Stop the other program or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  it('names settings that are wrong before it does anything', async () => {
    const product = start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await product.exit()).toBe(1);
    expect(product.errors).toMatch(/PORT must be.*\n {2}LOG_LEVEL must be/);
  });

  it('ends on Ctrl-C, also when it comes twice, and on a closed terminal', async () => {
    for (const signals of [['SIGINT', 'SIGINT'], ['SIGHUP']] as const) {
      const product = start();
      await product.ready();
      for (const signal of signals) product.child.kill(signal);
      expect(await product.exit()).toBe(0);
      expect(product.errors).toBe('');
    }
  });

  it('lets a request that runs finish when it is told to stop', async () => {
    const product = start();
    await product.ready();
    const slow = delayed(body, () => product.child.kill('SIGTERM'));
    const answer = await fetch(signUp(), { ...credentials, body: slow, duplex: 'half' });
    expect(answer.status).toBe(201);
    expect(await product.exit()).toBe(0);
  });
});

describe('a mail that was under way at kill -9', () => {
  it('is sent by the next process', async () => {
    const smtp = await TestSmtpServer.start();
    smtp.greetAfter = new Promise(() => undefined);
    const killed = start(smtp.env);
    await killed.ready();
    expect((await fetch(signUp(), { ...credentials, body })).status).toBe(201);
    const forgot = (email: string) =>
      fetch(signUp().replace('user/signup', 'forgot-password'), { ...credentials, body: JSON.stringify({ email }) });
    expect((await forgot('asha@example.org')).status).toBe(200);
    const sql = new pg.Client(database.url);
    await sql.connect();
    await until(async () => (await sql.query(`select from queue.job where state = 'active'`)).rowCount === 1);
    killed.child.kill('SIGKILL');
    await killed.exit();

    smtp.greetAfter = Promise.resolve();
    const next = start(smtp.env);
    await next.ready();
    // This makes the time of the mail run out, and runs at once the maintenance that would run within a minute.
    await sql.query(`update queue.job set started_on = started_on - interval '1 hour'`);
    await sql.query('update queue.queue set monitor_on = null');
    const boss = await new PgBoss({
      connectionString: database.url,
      schema: 'queue',
      supervise: false,
      schedule: false,
    })
      .on('error', () => undefined)
      .start();
    await boss.supervise('mail');
    await boss.stop({ graceful: false });
    await sql.query(`update queue.job set start_after = now() where state = 'retry'`);
    // This call wakes the queue.
    await forgot('nobody@example.org');
    await until(() => smtp.mails.length === 1);
    await until(async () => (await sql.query(`select from queue.job where state <> 'completed'`)).rowCount === 0);
    await sql.end();
    next.child.kill('SIGTERM');
    expect(await next.exit()).toBe(0);
    await smtp.stop();
  });
});

describe('the product on its embedded database', () => {
  it('comes back after kill -9 with everything it acknowledged, and leaves nothing running when it is stopped', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sahaay-main-'));
    await chmod(dataDir, 0o755);
    const env = { DATABASE_URL: '', DATA_DIR: dataDir };
    const killed = start(env);
    await killed.ready();
    expect((await fetch(signUp(), { ...credentials, body })).status).toBe(201);
    killed.child.kill('SIGKILL');
    await killed.exit();

    const next = start(env);
    await next.ready();
    expect((await fetch(signUp().replace('signup', 'signin'), { ...credentials, body })).status).toBe(200);
    const exitCode = await next.interrupted();
    expect({ exitCode, errors: next.errors }).toEqual({ exitCode: 0, errors: '' });
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('leaves nothing running either when it is stopped while the database starts, by someone impatient', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sahaay-main-'));
    await chmod(dataDir, 0o755);
    const [lock, log] = ['postmaster.pid', 'server.log'].map((name) => join(dataDir, 'postgres/cluster', name));
    const product = start({ DATABASE_URL: '', DATA_DIR: dataDir });
    // While the cluster is being made, there is a lock already and no log yet.
    while (!existsSync(log!) || !existsSync(lock!)) await nextTurn();
    const exitCode = await product.interrupted();
    expect({ exitCode, output: product.output, errors: product.errors }).toEqual({
      exitCode: 0,
      output: '',
      errors: '',
    });
    expect(existsSync(lock!)).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  });
});

/**
 * Makes a body whose second half is sent only after `meanwhile` was done and took effect: the port is closed to new
 * connections.
 */
function delayed(body: string, meanwhile: () => void): ReadableStream {
  const bytes = new TextEncoder().encode(body);
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, 10));
      await untilAnswered();
      meanwhile();
      await untilClosed();
      controller.enqueue(bytes.slice(10));
      controller.close();
    },
  });
}

/** Waits until a later, whole request was answered. The half request has then reached the server. */
async function untilAnswered(): Promise<void> {
  await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).text();
}

async function untilClosed(): Promise<void> {
  const open = await fetch(`http://127.0.0.1:${port}/api/health/live`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
  if (open) await untilClosed();
}

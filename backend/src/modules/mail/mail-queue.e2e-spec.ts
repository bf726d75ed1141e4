import { Writable } from 'node:stream';
import pg from 'pg';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.js';
import { emptyDatabase } from '../../testing/test-database.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';
import { MailQueue } from './public.js';

interface Job {
  readonly state: string;
  readonly attempts: number;
  /** The seconds until the queue tries the mail again. */
  readonly delay: number;
  readonly output: unknown;
}

let smtp: TestSmtpServer;
const apps: TestApp[] = [];

beforeEach(async () => {
  smtp = await TestSmtpServer.start();
});
afterEach(async () => {
  smtp.hangUp();
  // The first application owns the database of the others, so it is closed last.
  for (const app of apps.splice(0).toReversed()) await app.close();
  await smtp.stop();
});

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp({ ...options, env: { ...smtp.env, ...options.env } });
  apps.push(app);
  return app;
}

const forgot = (app: TestApp, email: string) =>
  app.http().post('/api/v1/auth/forgot-password').send({ email }).expect(200);

async function jobOf(app: TestApp, accountId: string): Promise<Job> {
  const jobs = await app.sql<Job>(
    `select state, retry_count as attempts, extract(epoch from start_after - now())::float as delay, output
       from queue.job where data ->> 'accountId' = $1`,
    [accountId],
  );
  expect(jobs).toHaveLength(1);
  return jobs[0]!;
}

const reaches = (app: TestApp, accountId: string, state: string) =>
  until(async () => {
    const job = await jobOf(app, accountId);
    return job.state === state && job;
  }, `the mail is ${state}`);

/** Lets the time of every mail that waits come now. */
async function timePasses(app: TestApp): Promise<void> {
  await app.sql(`update queue.job set start_after = now() where state < 'active'`);
  app.app.get(MailQueue).wake();
}

describe('mail', () => {
  it('is delivered once the server is back, and once only', async () => {
    const app = await start();
    const { user } = await app.signUp();
    await smtp.stop();
    await forgot(app, user.email);
    await reaches(app, user.id, 'retry');
    smtp = await TestSmtpServer.start({ port: smtp.port });
    await timePasses(app);
    await reaches(app, user.id, 'completed');
    await timePasses(app);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[user.email]]);
  });

  it('survives a restart of the product while the server is down', async () => {
    const first = await start();
    const { user } = await first.signUp();
    await smtp.stop();
    await forgot(first, user.email);
    await reaches(first, user.id, 'retry');
    await first.app.close();
    smtp = await TestSmtpServer.start({ port: smtp.port });
    const second = await start({ databaseUrl: first.databaseUrl });
    await timePasses(second);
    await reaches(second, user.id, 'completed');
    expect(smtp.mails.map(({ to }) => to)).toEqual([[user.email]]);
  });

  it('makes nobody wait for a server that does not greet', async () => {
    const app = await start();
    const { user } = await app.signUp();
    let greet: () => void = () => undefined;
    smtp.greetAfter = new Promise<void>((resolve) => (greet = resolve));
    await forgot(app, user.email);
    await reaches(app, user.id, 'active');
    const other = await app.signUp();
    await forgot(app, other.user.email);
    await reaches(app, other.user.id, 'active');
    expect(smtp.mails).toEqual([]);
    greet();
    await until(() => smtp.mails.length === 2);
    await reaches(app, user.id, 'completed');
  });

  it('is tried for more than a day, with growing delay, while it is refused for now', async () => {
    const app = await start();
    const { user } = await app.signUp();
    smtp.refuseWith = 450;
    await forgot(app, user.email);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const job = await until(async () => {
        const now = await jobOf(app, user.id);
        return now.state === 'retry' && now.attempts === attempt && now;
      });
      expect(job.output).toEqual({ reason: 'EENVELOPE RCPT TO 450' });
      delays.push(job.delay);
      await timePasses(app);
    }
    for (const [attempt, delay] of delays.entries()) {
      expect(delay).toBeGreaterThan(10 * 2 ** attempt - 5);
      expect(delay).toBeLessThanOrEqual(20 * 2 ** attempt);
    }
    const [rules] = await app.sql<{ limit: number; least: number; most: number }>(
      'select retry_limit as limit, retry_delay as least, retry_delay_max as most from queue.job',
    );
    const longest = Array.from({ length: rules!.limit }, (_, attempt) =>
      Math.min(rules!.most, rules!.least * 2 ** attempt),
    );
    expect(longest.reduce((sum, delay) => sum + delay)).toBeGreaterThan(24 * 3600);
    smtp.refuseWith = undefined;
    await timePasses(app);
    await reaches(app, user.id, 'completed');
    expect(smtp.mails).toHaveLength(1);
  });

  it('is given up, and the log says so without the address, when it is refused for good', async () => {
    const lines: string[] = [];
    const log = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const app = await start({ log, env: { LOG_LEVEL: 'info' } });
    const { user } = await app.signUp('no.such.person@example.org');
    smtp.refuseWith = 550;
    await forgot(app, user.email);
    expect(await reaches(app, user.id, 'failed')).toMatchObject({
      attempts: 0,
      output: { reason: 'EENVELOPE RCPT TO 550' },
    });
    expect(lines.join('')).toMatch(/Mail [0-9a-f-]{36} \(reset_link\) is given up: EENVELOPE RCPT TO 550/);
    expect(lines.join('')).not.toMatch(/no\.such\.person|example\.org/);
    smtp.refuseWith = undefined;
    await timePasses(app);
    await forgot(app, user.email);
    await until(() => smtp.mails.length > 0);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is sent again under the same name when the server hung up instead of answering, and both links work', async () => {
    const app = await start();
    const { user } = await app.signUp();
    smtp.cutAfterData = true;
    await forgot(app, user.email);
    await reaches(app, user.id, 'retry');
    expect(smtp.sent).toBe(1);
    smtp.cutAfterData = false;
    await timePasses(app);
    await reaches(app, user.id, 'completed');
    expect(smtp.sent).toBe(2);
    const [mail] = smtp.mails;
    const [{ id }] = (await app.sql<{ id: string }>('select id from queue.job')) as [{ id: string }];
    expect(mail!.content.messageId).toBe(`<${id}@sahaay.example>`);
    expect(
      await app.sql('select from password_reset where account_id = $1 and expires_at > now()', [user.id]),
    ).toHaveLength(2);
  });

  it('is not sent again and again when the server takes it each time and never says so', async () => {
    const app = await start();
    const { user } = await app.signUp();
    smtp.cutAfterData = true;
    await forgot(app, user.email);
    for (const again of [1, 2]) {
      await until(async () => {
        const { state, attempts } = await jobOf(app, user.id);
        return state === 'retry' && attempts === again - 1;
      });
      await timePasses(app);
    }
    expect(await reaches(app, user.id, 'failed')).toMatchObject({ output: { maybeTaken: 3 } });
    expect(smtp.sent).toBe(3);
  });

  it('is not sent again when the database goes away while the server accepts it, and the product lives on', async () => {
    const app = await start();
    const { user } = await app.signUp();
    let greet: () => void = () => undefined;
    smtp.greetAfter = new Promise<void>((resolve) => (greet = resolve));
    await forgot(app, user.email);
    await reaches(app, user.id, 'active');
    await until(async () => (await app.sql('select from password_reset')).length === 1);
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const server = new pg.Client(process.env.TEST_DATABASE_URL);
    await server.connect();
    await server.query(`alter database ${name} allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    greet();
    await until(() => smtp.mails.length === 1);
    await app.http().get('/api/health/ready').expect(503);
    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
    await reaches(app, user.id, 'completed');
    expect(smtp.mails).toHaveLength(1);
    const { user: next } = await app.signUp();
    await forgot(app, next.email);
    await until(() => smtp.mails.length === 2);
  });

  it('is finished, if it can be, when the product stops', async () => {
    const app = await start();
    const { user } = await app.signUp();
    let greet: () => void = () => undefined;
    smtp.greetAfter = new Promise<void>((resolve) => (greet = resolve));
    await forgot(app, user.email);
    await reaches(app, user.id, 'active');
    const stopped = app.app.close();
    greet();
    await stopped;
    expect(smtp.mails).toHaveLength(1);
    const next = await start({ databaseUrl: app.databaseUrl });
    expect(await jobOf(next, user.id)).toMatchObject({ state: 'completed' });
  });

  it('goes back into the queue when the product stops and the server lets it hang', async () => {
    const app = await start();
    const { user } = await app.signUp();
    smtp.greetAfter = new Promise<void>(() => undefined);
    await forgot(app, user.email);
    await reaches(app, user.id, 'active');
    await app.app.close();
    smtp.greetAfter = Promise.resolve();
    const next = await start({ databaseUrl: app.databaseUrl });
    expect(await jobOf(next, user.id)).toMatchObject({ state: 'retry' });
    await timePasses(next);
    await reaches(next, user.id, 'completed');
    expect(smtp.mails).toHaveLength(1);
  });

  it('is sent once however many replicas there are', async () => {
    const first = await start();
    const replicas = [
      first,
      await start({ databaseUrl: first.databaseUrl }),
      await start({ databaseUrl: first.databaseUrl }),
    ];
    const people = await Promise.all(Array.from({ length: 12 }, () => first.signUp()));
    await Promise.all(people.flatMap(({ user }) => replicas.map((replica) => forgot(replica, user.email))));
    await until(async () => (await first.sql(`select from queue.job where state < 'completed'`)).length === 0);
    const jobs = await first.sql('select from queue.job');
    // A person who asks while a mail is on its way gets that mail; one who asks after it was sent gets another.
    expect(smtp.mails).toHaveLength(jobs.length);
    expect(new Set(smtp.mails.map(({ content }) => content.messageId)).size).toBe(jobs.length);
    expect(new Set(smtp.mails.flatMap(({ to }) => to))).toEqual(new Set(people.map(({ user }) => user.email)));
  });

  it('has its tables made once when several replicas start on an empty database', async () => {
    const empty = await emptyDatabase();
    const replicas = await Promise.all([1, 2, 3].map(() => startTestApp({ databaseUrl: empty.url, env: smtp.env })));
    const { user } = await replicas[0]!.signUp();
    await forgot(replicas[1]!, user.email);
    await until(() => smtp.mails.length === 1);
    for (const replica of replicas) await replica.close();
    await empty.drop();
  });
});

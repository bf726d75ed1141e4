import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../testing/test-app.js';

/** A person or a probe would wait this long on a busy machine, in milliseconds. */
const SOON = 8000;

let app: TestApp;
let other: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  other = new pg.Client(app.databaseUrl);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});
afterEach(() => other.query('rollback'));

const lock = async (table: string) => {
  await other.query('begin');
  await other.query(`lock table ${table}`);
};
const ready = () => app.http().get('/api/health/ready').timeout(SOON);

describe('a table that somebody locks', () => {
  // ASVS 15.4.4
  it('lets nobody wait for long, and leaves those alone who do not need it', async () => {
    const { client } = await app.signUp();
    await app.http().post('/api/v1/nearby/search').send({ location: '18.5,73.8', filter: 'hospital' }).expect(200);
    await lock('account');
    const whoAmI = () => client.get('/api/v1/auth/user/whoami').timeout(SOON);
    const locked = Array.from({ length: 15 }, whoAmI);
    const free = [
      app.http().post('/api/v1/nearby/search').timeout(SOON).send({ location: '18.5,73.8', filter: 'hospital' }),
      app
        .http()
        .post('/api/v1/diagnostics/predict')
        .timeout(SOON)
        .send({ symptomsText: 'fever and cough for two days', age: 30 }),
    ];
    expect((await Promise.all(free)).map(({ status }) => status)).toEqual([200, 200]);
    for (const { status, headers, body } of await Promise.all(locked)) {
      expect([status, Number(headers['retry-after']), body.error.reason]).toEqual([
        503,
        3,
        expect.stringMatching(/unavailable$/),
      ]);
    }
    await ready().expect(200);
    await other.query('rollback');
    await whoAmI().expect(200);
  });

  it('is told by readiness when nothing works without it', async () => {
    await lock('session');
    const { body, headers } = await ready().expect(503);
    expect([body.error.message, headers['retry-after']]).toEqual(['Not ready: sessions cannot be reached.', '3']);
    await other.query('rollback');
    await ready().expect(200);
  });
});

describe('many who wait for the same lock', () => {
  it('keep nobody from help, who is answered before the first of them is', async () => {
    const { client } = await app.signUp();
    await app.http().post('/api/v1/nearby/search').send({ location: '18.5,73.8', filter: 'hospital' }).expect(200);
    await lock('post');
    const answered: string[] = [];
    const inOrder = async (name: string, asked: PromiseLike<{ status: number }>) =>
      void answered.push(`${name} ${(await asked).status}`);
    const reading = Array.from({ length: 20 }, () =>
      inOrder('forum', client.get('/api/v1/community/posts').timeout(SOON)),
    );
    await wait(200);
    const search = { location: '18.5,73.8', filter: 'hospital' };
    const helped = Array.from({ length: 10 }, () =>
      inOrder('help', app.http().post('/api/v1/nearby/search').timeout(SOON).send(search)),
    );
    await Promise.all([...reading, ...helped]);
    expect(answered.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'help 200'));
  });
});

describe('the time-outs of a connection', () => {
  it('end a statement, and a transaction whose owner does not go on; a connection is given back in order', async () => {
    await expect(app.sql('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    const settings = await app.sql<{ name: string; ms: number }>(
      `select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(settings).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 10_000 },
      { name: 'lock_timeout', ms: 2000 },
      { name: 'statement_timeout', ms: 2500 },
    ]);
    await app
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: 'nobody@example.org', password: TEST_PASSWORD })
      .expect(401);
  });
});

import { later } from '../../testing/moved-clock.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp, type TestAppOptions } from '../../testing/test-app.js';
import { TestReplicas } from '../../testing/test-replicas.js';
import { until } from '../../testing/until.js';
import { SessionService } from './session.service.js';

const DAY = 24 * 3600 * 1000;
const whoAmI = (client: Client) => client.get('/api/v1/auth/user/whoami');
const signIn = (client: Client, email: string) =>
  client.post('/api/v1/auth/user/signin').send({ email, password: TEST_PASSWORD });
const cookieOf = (headers: Record<string, unknown>) =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => /^(__Host-)?sahaay=/.test(cookie)) ?? '';

const noteOf = (headers: Record<string, unknown>) =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => cookie.startsWith('sahaay-signed-in=')) ?? '';

describe.each([
  ['PostgreSQL', {}],
  ['Redis', { redis: true }],
] satisfies [string, TestAppOptions][])('sessions in %s', (_, options) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(() => app.close());

  // ASVS 3.3.2, 3.3.4
  it('are known by a cookie that scripts cannot read and other sites do not send, for 30 days', async () => {
    const answer = await app
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'cookie@example.org', password: TEST_PASSWORD });
    const cookie = cookieOf(answer.headers);
    expect(cookie).toMatch(/^sahaay=s%3A/);
    expect(cookie).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!);
    expect(Math.abs(expires - Date.now() - 30 * 24 * 3600 * 1000)).toBeLessThan(10_000);
  });

  it('are told to the pages by a cookie that scripts can read, until they end', async () => {
    const { client, user } = await app.signUp();
    const began = await signIn(client, user.email).expect(200);
    expect(noteOf(began.headers)).toMatch(
      /^sahaay-signed-in=1; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
    );
    const ended = await client.get('/api/v1/auth/user/signout').expect(200);
    expect(noteOf(ended.headers)).toMatch(/^sahaay-signed-in=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('are told to each page anew: those that began before the cookie, and those whose cookie is gone', async () => {
    const page = async (cookie: string, path = '/user/dashboard') =>
      noteOf((await app.http().get(path).set('cookie', cookie)).headers);
    expect(await page('sahaay=s%3Aolder')).toMatch(/^sahaay-signed-in=1;/);
    expect(await page('theme=dark; sahaay-signed-in=1')).toMatch(/^sahaay-signed-in=;.*Expires=Thu, 01 Jan 1970/);
    expect(await page('sahaay=s%3Aolder; sahaay-signed-in=1')).toBe('');
    expect(await page('')).toBe('');
    expect(await page('sahaay=s%3Aolder', '/favicon.svg')).toBe('');
  });

  // ASVS 7.3.1
  it('last 30 days from the last visit', async () => {
    const { client } = await app.signUp();
    expect(cookieOf((await whoAmI(client).expect(200)).headers)).toMatch(/^sahaay=.*Expires=/);
  });

  it('send their cookie again once a minute at most, with all of its 30 days', async () => {
    const { client } = await app.signUp();
    const sentAt = async (moment: number): Promise<string> => {
      let cookie = '';
      await later(moment, async () => void (cookie = cookieOf((await whoAmI(client).expect(200)).headers)));
      return cookie;
    };
    const [first, soon, after] = [await sentAt(0), await sentAt(50_000), await sentAt(70_000)];
    expect(soon).toBe('');
    expect(Date.parse(/Expires=([^;]+)/.exec(after)![1]!)).toBeGreaterThan(
      Date.parse(/Expires=([^;]+)/.exec(first)![1]!) + 60_000,
    );
  });

  // ASVS 7.3.2
  it('end 90 days after the sign-in, however often they are used', async () => {
    const { client, user } = await app.signUp();
    for (const days of [0, 20, 40, 60, 80, 89.9]) await later(days * DAY, () => whoAmI(client).expect(200));
    await later(90 * DAY, async () => {
      const answer = await whoAmI(client).expect(401);
      expect(answer.body.error.reason).toBe('not_signed_in');
      await signIn(client, user.email).expect(200);
      await whoAmI(client).expect(200);
    });
  });

  it('begin with a new id at each sign-in, and the old one is dead', async () => {
    const { client, user } = await app.signUp();
    const before = cookieOf((await whoAmI(client)).headers).split(';')[0]!;
    const after = cookieOf((await signIn(client, user.email).expect(200)).headers).split(';')[0]!;
    expect(after).not.toBe(before);
    await app.http().get('/api/v1/auth/user/whoami').set('cookie', before).expect(401);
    await app.http().get('/api/v1/auth/user/whoami').set('cookie', after).expect(200);
  });

  it('end at sign-out, for a copy of the cookie too, and take the cookie back', async () => {
    const { client } = await app.signUp();
    const cookie = cookieOf((await whoAmI(client)).headers).split(';')[0]!;
    const answer = await client.get('/api/v1/auth/user/signout').expect(200);
    expect(cookieOf(answer.headers)).toMatch(/^sahaay=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await app.http().get('/api/v1/auth/user/whoami').set('cookie', cookie).expect(401);
  });

  it('are not believed when the cookie was made up', async () => {
    for (const cookie of ['sahaay=s%3Aabc.def', 'sahaay=abc', 'sahaay=%E0%A4%A', `sahaay=s%3A${'x'.repeat(3000)}`]) {
      await app.http().get('/api/v1/auth/user/whoami').set('cookie', cookie).expect(401);
    }
  });

  it('all end when they are ended together, and those of others go on', async () => {
    const { client, user } = await app.signUp();
    const elsewhere = app.http();
    await signIn(elsewhere, user.email).expect(200);
    const other = await app.signUp();
    await app.app.get(SessionService).endAll(user.id);
    await whoAmI(client).expect(401);
    await whoAmI(elsewhere).expect(401);
    await whoAmI(other.client).expect(200);
  });

  it('all end when the account’s epoch is raised', async () => {
    const { client, user } = await app.signUp();
    await app.sql('update account set session_epoch = session_epoch + 1 where id = $1', [user.id]);
    await whoAmI(client).expect(401);
    await signIn(client, user.email).expect(200);
    await whoAmI(client).expect(200);
  });

  it('do not begin with an epoch that is being raised at that moment', async () => {
    const { client, user } = await app.signUp();
    const raising = app.database.createQueryRunner();
    await raising.startTransaction();
    await raising.query('update account set session_epoch = session_epoch + 1 where id = $1', [user.id]);
    const signingIn = signIn(client, user.email).then((answer) => answer);
    await until(
      async () =>
        (await app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
          .length === 1,
    );
    await raising.commitTransaction();
    await raising.release();
    const { status, body } = await signingIn;
    expect([status, body.error.reason]).toEqual([401, 'not_signed_in']);
    await whoAmI(client).expect(401);
    await signIn(client, user.email).expect(200);
    expect((await client.get('/api/v1/auth/user/sessions').expect(200)).body).toHaveLength(1);
  });

  it('end with the account', async () => {
    const { client, user } = await app.signUp();
    await app.sql('delete from account where id = $1', [user.id]);
    const answer = await whoAmI(client).expect(401);
    expect(answer.body.error.reason).toBe('not_signed_in');
  });

  it('hold on every replica', async () => {
    const replica = await startTestApp({ databaseUrl: app.databaseUrl, env: app.sharedRedis });
    const { client } = await app.signUp();
    const cookie = cookieOf((await whoAmI(client)).headers).split(';')[0]!;
    await replica.http().get('/api/v1/auth/user/whoami').set('cookie', cookie).expect(200);
    await replica.close();
  });

  it('are not made for people who do not sign in', async () => {
    const answer = await app.http().get('/api/v1/auth/user/whoami').expect(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  // ASVS 3.3.1, 3.3.3
  it('are Secure and bound to the host where the product is reached over https', async () => {
    const https = await startTestApp({ ...options, env: { PUBLIC_URL: 'https://sahaay.example.org' } });
    const answer = await https
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'a@example.org', password: TEST_PASSWORD })
      .expect(201);
    const cookie = cookieOf(answer.headers);
    expect(cookie).toMatch(/^__Host-sahaay=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    await https.http().get('/api/v1/auth/user/whoami').set('cookie', cookie.split(';')[0]!).expect(200);
    await https.close();
  });
});

describe('sessions in PostgreSQL', () => {
  it('are written once a minute at most, however often a person calls', async () => {
    const app = await startTestApp();
    const { client } = await app.signUp();
    await whoAmI(client).expect(200);
    const read = () => app.sql<{ xmin: string }>('select xmin::text from session');
    const before = await read();
    for (let call = 0; call < 5; call += 1) await whoAmI(client).expect(200);
    expect(await read()).toEqual(before);
    await app.close();
  });

  it('are signed with a configured secret where there is one', async () => {
    const app = await startTestApp({ env: { SESSION_SECRET: 'a configured secret of 32 characters' } });
    await app.signUp();
    expect(await app.sql('select name from instance_secret')).toEqual([]);
    await app.close();
  });
});

describe('sessions while the secret is changed', () => {
  const replicas = new TestReplicas();
  afterAll(() => replicas.close());
  const [OLD, NEW] = ['the secret of all the years so far', 'the secret of all the years to come'];

  it('hold in every replica, whichever secret it signs with, and take the new one when they are used', async () => {
    const old = await replicas.start({ SESSION_SECRET: OLD, SESSION_SECRET_OTHER: NEW });
    const turned = await replicas.start({ SESSION_SECRET: NEW, SESSION_SECRET_OTHER: OLD }, old.databaseUrl);
    const done = await replicas.start({ SESSION_SECRET: NEW }, old.databaseUrl);
    const answer = await old
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'a@example.org', password: TEST_PASSWORD })
      .expect(201);
    const ask = (app: TestApp, cookie: string) => whoAmI(app.http()).set('cookie', cookie.split(';')[0]!);
    const first = cookieOf(answer.headers);
    const second = cookieOf((await ask(turned, first).expect(200)).headers);
    await ask(old, second).expect(200);
    await ask(done, second).expect(200);
    await ask(done, first).expect(401);
  });
});

describe('sessions in a Redis that is down', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  });
  afterAll(() => app.close());

  // ASVS 16.5.3
  it('are refused quickly, in the one shape', async () => {
    const started = Date.now();
    const answer = await app
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'a@example.org', password: TEST_PASSWORD });
    expect(answer.status).toBe(503);
    expect(answer.body.error).toMatchObject({ code: 503, reason: 'sessions_unavailable' });
    // This takes milliseconds on an idle machine. A call that waited for Redis would wait for ever.
    expect(Date.now() - started).toBeLessThan(8000);
  });

  it('leave no account behind that its person was told could not be opened', async () => {
    await app
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'b@example.org', password: TEST_PASSWORD })
      .expect(503);
    expect(await app.sql('select from account where email = $1', ['b@example.org'])).toEqual([]);
  });

  it('leave the product alive and serving, since help needs none of them, but not ready', async () => {
    await app.http().get('/api/health/live').expect(200);
    await app.http().get('/api/health/serving').expect(200);
    await app.http().get('/api/health/ready').expect(503);
  });
});

import { freezeClock } from '../../testing/frozen-clock.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.js';

/** The limits are those of the product, except the limits by time alone, which the tests would meet first. */
const env = {
  THROTTLE_SCALE: '1',
  TRUST_PROXY: '1',
  LIMIT_SIGN_IN: '1000/60',
  LIMIT_SIGN_UP: '1000/60',
  LIMIT_REST: '1000/60',
};

let own: TestDatabase;
let app: TestApp;
beforeEach(async () => {
  own = await cloneDatabase();
  await freezeClock(own.url);
  app = await startTestApp({ databaseUrl: own.url, env });
});
afterEach(async () => {
  await app.close();
  await own.drop();
});

interface Attempt {
  password?: string;
  from?: string;
  client?: Client;
  on?: TestApp;
}

const signIn = (
  email: string,
  { password = 'wrong password', from = '203.0.113.1', on = app, client = on.http() }: Attempt = {},
) => client.post('/api/v1/auth/user/signin').set('x-forwarded-for', from).send({ email, password });
const guess = async (times: number, email: string, attempt: (index: number) => Attempt = () => ({})) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await signIn(email, attempt(index))).status);
  return statuses;
};
const fromEverywhere = (index: number) => ({ from: `198.51.100.${index}` });
const browserCookie = (headers: Record<string, unknown>) =>
  (headers['set-cookie'] as string[]).find((cookie) => cookie.includes('sahaay-browser')) ?? '';

describe('guessing at a password', () => {
  // ASVS 6.3.1
  it('is answered with a growing delay, said in a sentence and a header', async () => {
    const { user } = await app.signUp();
    expect(await guess(5, user.email)).toEqual([401, 401, 401, 401, 401]);
    const answer = await signIn(user.email);
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body.error).toMatchObject({
      code: 429,
      reason: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 1 second.',
    });
    await app.sql(
      `update sign_in_try set not_before = clock_timestamp() + interval '10 minutes' where account <> '' and source <> ''`,
    );
    const later = await signIn(user.email);
    expect(later.headers['retry-after']).toBe('600');
    expect(later.body.error.message).toBe('Too many attempts. Please try again in 10 minutes.');
  });

  it('learns nothing during a delay, not even from the right password', async () => {
    const { user } = await app.signUp();
    await guess(5, user.email);
    const [wrong, right] = await Promise.all([signIn(user.email), signIn(user.email, { password: TEST_PASSWORD })]);
    expect([wrong.status, right.status]).toEqual([429, 429]);
    expect({ ...wrong.body.error, requestId: '' }).toEqual({ ...right.body.error, requestId: '' });
    expect(right.headers['set-cookie']).toBeUndefined();
  });

  it('is no different for an account that does not exist', async () => {
    const { user } = await app.signUp();
    const [known, unknown] = [
      await guess(7, user.email, () => ({ from: '203.0.113.2' })),
      await guess(7, 'nobody@example.org', () => ({ from: '203.0.113.3' })),
    ];
    expect(known).toEqual(unknown);
    expect(known.at(-1)).toBe(429);
  });

  it('gets no further when all guesses come at once', async () => {
    const { user } = await app.signUp();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => signIn(user.email).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('is remembered by the next start and by other replicas', async () => {
    const { user } = await app.signUp();
    await guess(5, user.email, () => ({ from: '203.0.113.4' }));
    await app.sql(
      `update sign_in_try set not_before = clock_timestamp() + interval '1 minute' where account <> '' and source <> ''`,
    );
    const replica = await startTestApp({ databaseUrl: app.databaseUrl, env });
    expect((await signIn(user.email, { on: replica, from: '203.0.113.4' })).status).toBe(429);
    await replica.close();
  });

  it('from elsewhere does not hold back its owner', async () => {
    const { client, user } = await app.signUp();
    const statuses = await guess(12, user.email, fromEverywhere);
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(user.email, { password: TEST_PASSWORD, from: '203.0.113.9' })).status).toBe(429);
    expect((await signIn(user.email, { password: TEST_PASSWORD, from: '203.0.113.9', client })).status).toBe(200);
  });

  it('from the same network does not hold back its owner either', async () => {
    const { client, user } = await app.signUp();
    await guess(6, user.email);
    expect((await signIn(user.email, { password: TEST_PASSWORD, client })).status).toBe(200);
    // The owner's success has not made guessing easier.
    await app.sql(
      `update sign_in_try set not_before = clock_timestamp() + interval '1 minute' where account <> '' and source <> ''`,
    );
    expect((await signIn(user.email)).status).toBe(429);
  });

  it('by an owner who mistyped is forgotten when they get in', async () => {
    const { user } = await app.signUp();
    for (let round = 0; round < 4; round += 1) {
      expect(await guess(4, user.email)).toEqual([401, 401, 401, 401]);
      expect((await signIn(user.email, { password: TEST_PASSWORD })).status).toBe(200);
      // This removes what the account remembers of everybody together, which another test is about.
      await app.sql(`delete from sign_in_try where source = ''`);
    }
  });
});

describe('the cookie by which a browser is known', () => {
  it('cannot be read by scripts, goes nowhere but to sign-in, and says nothing', async () => {
    const answer = await app
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'asha@example.org', password: TEST_PASSWORD })
      .expect(201);
    const cookie = browserCookie(answer.headers);
    expect(cookie).toMatch(
      /^sahaay-browser=[\w-]{22}\.[\w-]{22}; Max-Age=15552000; Path=\/api\/v1\/auth; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).not.toContain((answer.body as { data: { user: { id: string } } }).data.user.id);
  });

  it('is Secure where the product is reached over https', async () => {
    const https = await startTestApp({ env: { PUBLIC_URL: 'https://sahaay.example.org' } });
    const answer = await https
      .http()
      .post('/api/v1/auth/user/signup')
      .send({ email: 'asha@example.org', password: TEST_PASSWORD })
      .expect(201);
    expect(browserCookie(answer.headers)).toMatch(/^__Secure-sahaay-browser=.*; HttpOnly; Secure; SameSite=Lax$/);
    await https.close();
  });

  it('is good for the accounts it was given for alone, and for everybody who shares the browser', async () => {
    const [asha, ravi, stranger] = [await app.signUp(), await app.signUp(), await app.signUp()];
    expect((await signIn(asha.user.email, { password: TEST_PASSWORD, client: ravi.client })).status).toBe(200);
    for (const { user } of [asha, ravi]) await guess(11, user.email, fromEverywhere);
    for (const { user } of [asha, ravi])
      expect((await signIn(user.email, { password: TEST_PASSWORD, client: ravi.client })).status).toBe(200);
    expect((await signIn(asha.user.email, { client: stranger.client, from: '203.0.113.9' })).status).toBe(429);
  });

  it('is void when it was made up, when the password was reset, and when the account is gone', async () => {
    const { client, user } = await app.signUp();
    const made = app.http();
    await guess(11, user.email, fromEverywhere);
    for (const cookie of [
      `${'a'.repeat(22)}.${'b'.repeat(22)}`,
      'a.b',
      '',
      `${'a'.repeat(22)}${`.${'b'.repeat(22)}`.repeat(90)}`,
    ]) {
      const call = made.post('/api/v1/auth/user/signin').set('cookie', `sahaay-browser=${cookie}`);
      expect((await call.send({ email: user.email, password: TEST_PASSWORD })).status).toBe(429);
    }
    await app.sql('update account set session_epoch = session_epoch + 1 where id = $1', [user.id]);
    expect((await signIn(user.email, { password: TEST_PASSWORD, client })).status).toBe(429);
  });
});

describe('floods', () => {
  it('of sign-ins are answered, with a refusal where they are too many, and people get in again afterwards', async () => {
    const wide = await startTestApp({ env: { ...env, THROTTLE_SCALE: '1000' } });
    const { user } = await wide.signUp();
    const statuses = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        signIn(`${index}@example.org`, { on: wide }).then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status !== 401 && status !== 503)).toEqual([]);
    expect((await signIn(user.email, { on: wide, password: TEST_PASSWORD })).status).toBe(200);
    await wide.close();
  });

  it('of new accounts stop at the limit of a network and at that of everybody, also after a restart', async () => {
    const limits = { ...env, LIMIT_NEW_ACCOUNTS: '2/3600', LIMIT_ALL_NEW_ACCOUNTS: '3/3600' };
    const signUp = (on: TestApp, email: string, from: string) =>
      on.http().post('/api/v1/auth/user/signup').set('x-forwarded-for', from).send({ email, password: TEST_PASSWORD });
    const first = await startTestApp({ databaseUrl: app.databaseUrl, env: limits });
    await signUp(first, 'a@example.org', '203.0.113.1').expect(201);
    await signUp(first, 'a@example.org', '203.0.113.1').expect(409);
    await signUp(first, 'b@example.org', '203.0.113.1').expect(201);
    await first.close();
    const second = await startTestApp({ databaseUrl: app.databaseUrl, env: limits });
    const refused = await signUp(second, 'c@example.org', '203.0.113.1').expect(429);
    expect(refused.body.error).toMatchObject({
      reason: 'too_many_new_accounts',
      message: expect.stringMatching(/^Too many new accounts\. Please try again in \d+ minutes\.$/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    await signUp(second, 'c@example.org', '203.0.113.2').expect(201);
    await signUp(second, 'd@example.org', '203.0.113.3').expect(429);
    expect(await second.sql('select from account')).toHaveLength(3);
    expect(JSON.stringify(await second.sql('select * from throttle_window'))).not.toContain('203.0.113');
    await second.close();
  });
});

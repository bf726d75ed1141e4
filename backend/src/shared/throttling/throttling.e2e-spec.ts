import { startTestApp, TEST_PASSWORD, type TestApp, type TestAppOptions } from '../../testing/test-app.js';

const TIGHT = {
  THROTTLE_SCALE: '1',
  LIMIT_SIGN_IN: '3/60',
  LIMIT_SIGN_UP: '4/60',
  LIMIT_REST: '5/60',
  TRUST_PROXY: '1',
};

describe.each([
  ['memory', {}],
  ['Redis', { redis: true }],
] satisfies [string, TestAppOptions][])('limits counted in %s', (_, options) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ ...options, env: TIGHT });
  });
  afterEach(() => app.close());

  const signIn = (from: string, email: string, on = app) =>
    on.http().post('/api/v1/auth/user/signin').set('x-forwarded-for', from).send({ email, password: TEST_PASSWORD });
  const statuses = async (calls: (() => PromiseLike<{ status: number }>)[]) => {
    const all: number[] = [];
    for (const call of calls) all.push((await call()).status);
    return all;
  };

  // ASVS 2.3.2, 2.4.1
  it('hold one client, say when to come back, and leave others alone', async () => {
    const emails = ['a@example.org', 'b@example.org', 'c@example.org'];
    expect(await statuses(emails.map((email) => () => signIn('203.0.113.1', email)))).toEqual([401, 401, 401]);
    const answer = await signIn('203.0.113.1', 'd@example.org');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.body.error).toMatchObject({
      code: 429,
      reason: 'too_many_requests',
      message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/),
    });
    expect((await signIn('203.0.113.2', 'd@example.org')).status).toBe(401);
  });

  it('take the addresses of one IPv6 network for one client', async () => {
    const hosts = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2::4'];
    expect(await statuses(hosts.map((host, index) => () => signIn(host, `${index}@example.org`)))).toEqual([
      401, 401, 401, 429,
    ]);
    expect((await signIn('2001:db8:1:3::1', 'z@example.org')).status).toBe(401);
  });

  it('count each kind of call for itself, and health not at all', async () => {
    const { client } = await app.signUp();
    const calls = [1, 2, 3, 4, 5, 6].map(() => () => client.get('/api/v1/auth/user/whoami'));
    expect(await statuses(calls)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(Array(10).fill(() => app.http().get('/api/health/live')))).toEqual(Array(10).fill(200));
    await app
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: 'x@example.org', password: TEST_PASSWORD })
      .expect(401);
  });

  it('are all widened by THROTTLE_SCALE', async () => {
    const wide = await startTestApp({ ...options, env: { ...TIGHT, THROTTLE_SCALE: '2' } });
    const calls = [1, 2, 3, 4, 5, 6, 7].map((index) => () => signIn('203.0.113.9', `${index}@example.org`, wide));
    expect(await statuses(calls)).toEqual([401, 401, 401, 401, 401, 401, 429]);
    await wide.close();
  });
});

it('limits hold across replicas that share a Redis', async () => {
  const first = await startTestApp({ redis: true, env: TIGHT });
  const second = await startTestApp({ databaseUrl: first.databaseUrl, env: { ...TIGHT, ...first.sharedRedis } });
  const all: number[] = [];
  for (const app of [first, second, first, second]) {
    const { status } = await app
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: `${all.length}@example.org`, password: TEST_PASSWORD });
    all.push(status);
  }
  await second.close();
  await first.close();
  expect(all).toEqual([401, 401, 401, 429]);
});

// ASVS 4.1.3, 15.3.4
it('a client cannot choose its address when no proxy is trusted', async () => {
  const app = await startTestApp({ env: { ...TIGHT, TRUST_PROXY: '0' } });
  const all: number[] = [];
  for (const host of [1, 2, 3, 4]) {
    const call = app.http().post('/api/v1/auth/user/signin').set('x-forwarded-for', `203.0.113.${host}`);
    all.push((await call.send({ email: `${host}@example.org`, password: TEST_PASSWORD })).status);
  }
  await app.close();
  expect(all).toEqual([401, 401, 401, 429]);
});

import { startTestApp, TEST_PASSWORD, type Client, type TestApp, type TestAppOptions } from '../../testing/test-app.js';

const SESSIONS = '/api/v1/auth/user/sessions';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

interface Listed {
  id: string;
  device: string;
  startedAt: string;
  lastSeenAt: string;
  current: boolean;
}

const whoAmI = (client: Client) => client.get('/api/v1/auth/user/whoami');
const list = async (client: Client) => (await client.get(SESSIONS).expect(200)).body as Listed[];

describe.each([
  ['PostgreSQL', {}],
  ['Redis', { redis: true }],
] satisfies [string, TestAppOptions][])('the list of sessions in %s', (_, options) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(() => app.close());

  const signIn = async (email: string, userAgent = PHONE) => {
    const client = app.http();
    await client
      .post('/api/v1/auth/user/signin')
      .set('user-agent', userAgent)
      .send({ email, password: TEST_PASSWORD })
      .expect(200);
    return client;
  };

  it('names the devices of the person, the newest sign-in first, and marks the one that asks', async () => {
    const { client, user } = await app.signUp();
    await app.signUp();
    const phone = await signIn(user.email);
    await signIn(user.email, DESK);
    const sessions = await list(phone);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Linux', false],
      ['Chrome on Android', true],
      ['Unknown device', false],
    ]);
    for (const { startedAt, lastSeenAt } of sessions) {
      expect(startedAt).toMatch(/^\d{4}-.*Z$/);
      expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(startedAt));
    }
    expect((await list(client)).find(({ current }) => current)?.device).toBe('Unknown device');
  });

  // ASVS 14.2.6
  it('opens nothing: neither a cookie nor an address nor a user agent can be read from it', async () => {
    const { user } = await app.signUp();
    const phone = await signIn(user.email);
    const answer = await phone.get(SESSIONS).expect(200);
    const cookie = decodeURIComponent(String(answer.headers['set-cookie'])).slice('sahaay=s:'.length);
    const sessionId = cookie.split('.')[0]!;
    expect(sessionId.length).toBeGreaterThan(20);
    expect(answer.text).not.toContain(sessionId);
    expect(answer.text).not.toMatch(/Mozilla|127\.0\.0\.1|::1|epoch|accountId/);
    expect(Object.keys((answer.body as Listed[])[0]!).toSorted()).toEqual([
      'current',
      'device',
      'id',
      'lastSeenAt',
      'startedAt',
    ]);
  });

  // ASVS 7.5.2
  it('can end everything else', async () => {
    const { client, user } = await app.signUp();
    const others = [await signIn(user.email), await signIn(user.email, DESK)];
    const stranger = await app.signUp();
    const answer = await client.delete(SESSIONS).expect(200);
    expect(answer.body).toEqual({ data: { done: true } });
    await whoAmI(client).expect(200);
    for (const other of others) await whoAmI(other).expect(401);
    await whoAmI(stranger.client).expect(200);
    expect(await list(client)).toHaveLength(1);
  });

  it('can end one device', async () => {
    const { client, user } = await app.signUp();
    const phone = await signIn(user.email);
    const desk = await signIn(user.email, DESK);
    const { id } = (await list(client)).find(({ device }) => device === 'Chrome on Android')!;
    await client.delete(`${SESSIONS}/${id}`).expect(200);
    await whoAmI(phone).expect(401);
    await whoAmI(desk).expect(200);
    const again = await client.delete(`${SESSIONS}/${id}`).expect(404);
    expect(again.body.error).toMatchObject({
      reason: 'session_not_found',
      message: 'This device is not signed in any more.',
    });
  });

  it('can end the one that asks, which takes its cookie back', async () => {
    const { client } = await app.signUp();
    const [own] = await list(client);
    const answer = await client.delete(`${SESSIONS}/${own!.id}`).expect(200);
    expect(String(answer.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
    await whoAmI(client).expect(401);
  });

  it('ends nothing of others', async () => {
    const [asha, ravi] = [await app.signUp(), await app.signUp()];
    const [his] = await list(ravi.client);
    await asha.client.delete(`${SESSIONS}/${his!.id}`).expect(404);
    await whoAmI(ravi.client).expect(200);
  });

  it('holds no session that the account does not honour any more', async () => {
    const { client, user } = await app.signUp();
    await signIn(user.email);
    await app.sql('update account set session_epoch = session_epoch + 1 where id = $1', [user.id]);
    await whoAmI(client).expect(401);
    const fresh = await signIn(user.email, DESK);
    expect((await list(fresh)).map(({ device }) => device)).toEqual(['Firefox on Linux']);
  });

  it('is refused to whoever is not signed in', async () => {
    await app.http().get(SESSIONS).expect(401);
    await app.http().delete(SESSIONS).expect(401);
    await app.http().delete(`${SESSIONS}/x`).expect(401);
  });
});

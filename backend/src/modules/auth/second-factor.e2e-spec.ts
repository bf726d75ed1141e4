import { appCode } from '../../testing/authenticator.js';
import { later } from '../../testing/moved-clock.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';

const FACTOR = '/api/v1/auth/user/second-factor';
const STEP = 30_000;
const NEEDED = { code: 401, reason: 'second_factor_needed', message: 'Please enter the code from your app.' };
const WRONG = { code: 401, reason: 'invalid_code' };

interface Codes {
  readonly codes: string[];
}

/** Switches the second factor on, as the settings page does. The code of this half minute is then used up. */
async function switchOn(client: Client): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await client.post(FACTOR).expect(200)).body as { secret: string };
  const { body } = await client
    .post(`${FACTOR}/confirmation`)
    .send({ code: appCode(secret) })
    .expect(200);
  return { secret, recovery: (body as Codes).codes };
}

const stateOf = async (client: Client) => (await client.get(FACTOR).expect(200)).body as object;
const signIn = (app: TestApp, email: string, code?: string, password = TEST_PASSWORD) =>
  app
    .http()
    .post('/api/v1/auth/user/signin')
    .send({ email, password, ...(code !== undefined && { code }) });
/** The code of the next half minute, which holds now since a clock may be wrong, and was not used. */
const nextCode = (secret: string) => appCode(secret, 1);

describe.each([{ redis: false }, { redis: true }])('the second factor (sessions in Redis: $redis)', ({ redis }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ redis });
  });
  afterAll(() => app.close());

  it('is off at first, on once a code confirmed it, and is asked for after the right password alone', async () => {
    const { client, user } = await app.signUp();
    expect(await stateOf(client)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    const { secret } = (await client.post(FACTOR).expect(200)).body as { secret: string };
    expect(await stateOf(client)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    await signIn(app, user.email).expect(200);
    const wrong = await client
      .post(`${FACTOR}/confirmation`)
      .send({ code: appCode(secret, 9) })
      .expect(400);
    expect(wrong.body.error).toMatchObject({ reason: 'wrong_code', details: { code: expect.any(String) } });
    await client
      .post(`${FACTOR}/confirmation`)
      .send({ code: appCode(secret) })
      .expect(200);
    expect(await stateOf(client)).toEqual({ onSince: expect.any(String), recoveryCodesLeft: 10 });

    const right = await signIn(app, user.email).expect(401);
    expect(right.body.error).toMatchObject(NEEDED);
    expect(String(right.headers['set-cookie'])).not.toMatch(/sahaay=s/);
    for (const code of [undefined, nextCode(secret)]) {
      const refused = await signIn(app, user.email, code, 'not the password').expect(401);
      const nobody = await signIn(app, 'nobody@example.org', code, 'not the password').expect(401);
      expect({ ...refused.body.error, requestId: '' }).toEqual({ ...nobody.body.error, requestId: '' });
      expect(refused.body.error.reason).toBe('invalid_credentials');
    }
    const { body } = await signIn(app, user.email, nextCode(secret)).expect(200);
    expect(body).toMatchObject({ data: { user: { id: user.id } } });
  });

  // ASVS 6.5.1, 6.5.5
  it('takes the code of a clock that is half a minute wrong either way, each code once, and none before it', async () => {
    const { client, user } = await app.signUp();
    const { secret } = await switchOn(client);
    // The code with which it was switched on is used up.
    expect((await signIn(app, user.email, appCode(secret)).expect(401)).body.error).toMatchObject(WRONG);
    await later(10 * STEP, async () => {
      for (const away of [-2, 2])
        expect((await signIn(app, user.email, appCode(secret, away)).expect(401)).body.error).toMatchObject(WRONG);
      await signIn(app, user.email, appCode(secret, -1)).expect(200);
      await signIn(app, user.email, appCode(secret, 1)).expect(200);
      for (const away of [-1, 0, 1]) await signIn(app, user.email, appCode(secret, away)).expect(401);
    });
    await later(20 * STEP, async () => {
      const code = appCode(secret);
      const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(app, user.email, code)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    });
  });

  it('is stood in for by a recovery code, each once, until there are new ones', async () => {
    const { client, user } = await app.signUp();
    const { recovery } = await switchOn(client);
    const [first = '', second = ''] = recovery;
    await signIn(app, user.email, first.toUpperCase().replace('-', ' ')).expect(200);
    await signIn(app, user.email, first).expect(401);
    const atOnce = await Promise.all([1, 2, 3].map(() => signIn(app, user.email, second)));
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(client)).toMatchObject({ recoveryCodesLeft: 8 });
    const { codes } = (await client.post(`${FACTOR}/recovery-codes`).expect(200)).body as Codes;
    expect(codes).toHaveLength(10);
    await signIn(app, user.email, recovery[2]).expect(401);
    await signIn(app, user.email, codes[2]).expect(200);
  });

  it('is switched on, off and given new codes by a person who has just shown who they are', async () => {
    const { client, user } = await app.signUp();
    await switchOn(client);
    const changes = [
      () => client.post(FACTOR),
      () => client.post(`${FACTOR}/confirmation`).send({ code: '123456' }),
      () => client.post(`${FACTOR}/recovery-codes`),
      () => client.delete(FACTOR),
    ];
    await later(10 * 60_000, async () => {
      for (const change of changes)
        expect((await change().expect(403)).body.error.reason).toBe('recent_sign_in_required');
      await client.post('/api/v1/auth/user/confirmation').send({ password: TEST_PASSWORD }).expect(200);
      expect((await client.post(FACTOR).expect(409)).body.error.reason).toBe('second_factor_on');
      await client.delete(FACTOR).expect(200);
    });
    expect(await stateOf(client)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    expect(
      await app.sql('select from recovery_code c join second_factor using (account_id) where c.account_id = $1', [
        user.id,
      ]),
    ).toEqual([]);
    await signIn(app, user.email).expect(200);
    expect((await client.post(`${FACTOR}/recovery-codes`).expect(409)).body.error.reason).toBe('second_factor_off');
    await app.http().get(FACTOR).expect(401);
  });

  // ASVS 6.5.2
  it('stands in the export, and its secret and codes stand in no row and no answer after they were shown', async () => {
    const { client, user } = await app.signUp();
    const { secret, recovery } = await switchOn(client);
    const { body } = await client.get('/api/v1/account/user/export').expect(200);
    expect(body).toMatchObject({ secondFactor: { onSince: expect.any(String), recoveryCodesLeft: 10 } });
    const rows = await app.sql(
      `select f::text as row from second_factor f where account_id = $1 union all select c::text from recovery_code c where account_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(11);
    for (const told of [
      secret,
      Buffer.from(secret).toString('hex'),
      ...recovery,
      ...recovery.map((code) => code.replace('-', '')),
    ])
      expect(JSON.stringify([body, rows])).not.toContain(told);
  });
});

describe('guessing at codes', () => {
  it('is delayed as guessing at passwords is, and the right password in between does not help', async () => {
    const app = await startTestApp({ env: { THROTTLE_SCALE: '1', LIMIT_SIGN_IN: '1000/60' } });
    const { client, user } = await app.signUp();
    const { secret } = await switchOn(client);
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const asked = await signIn(app, user.email);
      statuses.push(asked.status, (await signIn(app, user.email, '000000')).status);
    }
    expect(statuses).toContain(429);
    expect(statuses.indexOf(429)).toBeLessThanOrEqual(10);
    expect((await signIn(app, user.email, nextCode(secret))).status).toBe(429);
    await app.close();
  });
});

describe('ways around the code', () => {
  let smtp: TestSmtpServer;
  let google: TestGoogle;
  let app: TestApp;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    google = await TestGoogle.start();
    app = await startTestApp({ env: { ...smtp.env, ...google.env } });
  });
  afterAll(async () => {
    await app.close();
    await google.stop();
    await smtp.stop();
  });

  // ASVS 6.3.6, 6.4.3
  it('are closed: a new password by mail still asks for it', async () => {
    const { client, user } = await app.signUp();
    const { secret } = await switchOn(client);
    await app.http().post('/api/v1/auth/forgot-password').send({ email: user.email }).expect(200);
    const mail = () =>
      smtp.mails.find(({ to, content }) => to.includes(user.email) && /token=/.test(content.text ?? ''));
    await until(() => mail() !== undefined);
    const [, token] = /token=([\w-]+)/.exec(mail()!.content.text ?? '') ?? [];
    const password = 'banyan 7 lantern river';
    await app.http().post('/api/v1/auth/reset-password').send({ token, password }).expect(200);
    expect((await signIn(app, user.email, undefined, password).expect(401)).body.error).toMatchObject(NEEDED);
    await signIn(app, user.email, nextCode(secret), password).expect(200);
  });

  it('are closed: Google leads back to the password, whether it opened the account before or not', async () => {
    const person = google.nextPerson({ name: 'Asha Rao' });
    const first = app.http();
    await signInWithGoogle(first);
    // Without a password there is nothing that the code could come after.
    expect((await first.post(FACTOR).expect(409)).body.error.reason).toBe('password_needed');
    await first.post('/api/v1/auth/user/change-password').send({ password: TEST_PASSWORD }).expect(200);
    const { secret } = await switchOn(first);
    const again = app.http();
    expect(await signInWithGoogle(again)).toBe('/auth/user/signin?problem=google_second_factor');
    await again.get('/api/v1/auth/user/whoami').expect(401);
    await signIn(app, String(person.email), nextCode(secret)).expect(200);

    const { client, user } = await app.signUp();
    await switchOn(client);
    google.nextPerson({ email: user.email });
    expect(await signInWithGoogle(app.http())).toBe('/auth/user/signin?problem=google_second_factor');
    await client.get('/api/v1/auth/user/whoami').expect(200);
    expect(await app.sql('select google_id from account where id = $1', [user.id])).toEqual([{ google_id: null }]);
  });
});

describe('the secret of an app', () => {
  it('outlives a change of the secret of the installation, and recovery codes outlive its loss', async () => {
    const before = await startTestApp({ env: { SESSION_SECRET: 'a'.repeat(40) } });
    const { client, user } = await before.signUp();
    const { secret, recovery } = await switchOn(client);
    const sealed = async () => (await before.sql<{ s: Buffer }>('select sealed_secret as s from second_factor'))[0]!.s;
    const old = await sealed();
    const next = (env: Record<string, string>) => startTestApp({ databaseUrl: before.databaseUrl, env });
    const changing = await next({ SESSION_SECRET: 'b'.repeat(40), SESSION_SECRET_OTHER: 'a'.repeat(40) });
    expect(await sealed()).not.toEqual(old);
    await changing.close();
    const changed = await next({ SESSION_SECRET: 'b'.repeat(40) });
    await signIn(changed, user.email, nextCode(secret)).expect(200);
    await changed.close();
    const lost = await next({ SESSION_SECRET: 'c'.repeat(40) });
    await later(10 * STEP, () => signIn(lost, user.email, appCode(secret)).expect(401));
    await signIn(lost, user.email, recovery[0]).expect(200);
    await lost.close();
    await before.close();
  });
});

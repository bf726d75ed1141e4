import { appCode } from '../../testing/authenticator.js';
import { Writable } from 'node:stream';
import { freezeClock } from '../../testing/frozen-clock.js';
import { later } from '../../testing/moved-clock.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { cloneDatabase } from '../../testing/test-database.js';
import { passGoogle, signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { TestPasskey } from '../../testing/test-passkey.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';
import { SECURITY_EVENTS } from './security-events.js';

const NEW_PASSWORD = 'a banyan 17 lantern';
const WRONG_PASSWORD = 'mango and monsoon 99';
const DAY = 24 * 3600 * 1000;
/** The log holds nothing of this: emails, passwords, tokens, cookies, addresses, what people write or how they feel. */
const PRIVATE = /@example|banyan|neem tree|mango and|token|cookie|s%3A|argon2|127\.0\.0\.1|::1|203\.0\.113|A headache/i;

interface Line {
  readonly level: number;
  readonly security: string;
  readonly accountId?: string;
  readonly requestId: string;
  readonly client: string;
  readonly msg: string;
}

let google: TestGoogle;
let smtp: TestSmtpServer;
let app: TestApp;
let written: string[];

const log = new Writable({
  write: (chunk, _encoding, done) => (written.push(...String(chunk).split('\n').filter(Boolean)), done()),
});
const start = (env: Record<string, string> = {}, databaseUrl?: string) =>
  startTestApp({
    env: { ...google.env, ...smtp.env, LOG_LEVEL: 'warn', ...env },
    log,
    ...(databaseUrl && { databaseUrl }),
  });

beforeAll(async () => {
  google = await TestGoogle.start();
  smtp = await TestSmtpServer.start();
  written = [];
  app = await start();
});
afterAll(async () => {
  await app.close();
  await google.stop();
  await smtp.stop();
});
beforeEach(() => {
  written = [];
});
afterEach(() => {
  for (const line of written) expect(line).not.toMatch(PRIVATE);
});

const lines = () => written.map((line) => JSON.parse(line) as Line).filter(({ security }) => security);
/** The events since the last call, with the words about accounts. It empties the log. */
function told(): (string | undefined)[][] {
  const all = lines();
  for (const { security, level, requestId, client, msg } of all) {
    const [severity, sentence] = SECURITY_EVENTS[security as keyof typeof SECURITY_EVENTS];
    expect([level, msg]).toEqual([severity === 'warn' ? 40 : 30, sentence]);
    expect(requestId).toMatch(/^[\w-]{8,64}$/);
    expect(client).toMatch(/^[\w-]{22}$/);
    seen.add(security);
  }
  for (const line of written) expect(line).not.toMatch(PRIVATE);
  written = [];
  return all.map(({ security, accountId }) => (accountId ? [security, accountId] : [security]));
}
const seen = new Set<string>();

const AUTH = '/api/v1/auth';
const signIn = (email: string, password: string, client = app.http()) =>
  client.post(`${AUTH}/user/signin`).send({ email, password });
const whoAmI = (client: Client) => client.get(`${AUTH}/user/whoami`);
const userOf = async (client: Client) =>
  ((await whoAmI(client).expect(200)).body as { data: { user: { id: string } } }).data.user;
const problemOf = () => (lines().at(-1) as unknown as { problem: string }).problem;

describe('the log, as quiet as it is unless told otherwise, names', () => {
  // ASVS 16.2.1, 16.3.1
  it('sign-up, sign-in, wrong passwords of known and unknown people, and sign-out', async () => {
    const { client, user } = await app.signUp();
    expect(told()).toEqual([['signed_up', user.id]]);
    await signIn(user.email, TEST_PASSWORD).expect(200);
    expect(told()).toEqual([['signed_in', user.id]]);
    await signIn(user.email, WRONG_PASSWORD).expect(401);
    await signIn('nobody@example.org', WRONG_PASSWORD).expect(401);
    expect(told()).toEqual([['sign_in_failed', user.id], ['sign_in_failed']]);
    await client.get(`${AUTH}/user/signout`).expect(200);
    await client.get(`${AUTH}/user/signout`).expect(200);
    expect(told()).toEqual([['signed_out', user.id]]);
  });

  it('the request, by the id that its answer carries', async () => {
    const { headers } = await signIn('nobody@example.org', WRONG_PASSWORD)
      .set('x-request-id', 'a-request-of-mine')
      .expect(401);
    expect(lines().map(({ requestId }) => requestId)).toEqual([headers['x-request-id']]);
    told();
  });

  it('a lost password: asked for, chosen, and links that are none', async () => {
    const { user } = await app.signUp();
    told();
    await app.http().post(`${AUTH}/forgot-password`).send({ email: user.email }).expect(200);
    await app.http().post(`${AUTH}/forgot-password`).send({ email: 'nobody@example.org' }).expect(200);
    expect(told()).toEqual([['password_reset_asked', user.id], ['password_reset_asked']]);
    const mail = await until(() => smtp.mails.find(({ to }) => to.includes(user.email)));
    const [, token] = /reset-password\?token=([\w-]+)/.exec(mail.content.text ?? '') ?? [];
    await app.http().post(`${AUTH}/reset-password`).send({ token, password: NEW_PASSWORD }).expect(200);
    await app.http().post(`${AUTH}/reset-password`).send({ token, password: NEW_PASSWORD }).expect(400);
    expect(told()).toEqual([['password_reset', user.id], ['password_reset_refused']]);
  });

  it('passwords changed and shown again, and failures of both', async () => {
    const { client, user } = await app.signUp();
    told();
    const change = (currentPassword: string) =>
      client.post(`${AUTH}/user/change-password`).send({ currentPassword, password: NEW_PASSWORD });
    const confirm = (password: string) => client.post(`${AUTH}/user/confirmation`).send({ password });
    await confirm(WRONG_PASSWORD).expect(400);
    await confirm(TEST_PASSWORD).expect(200);
    await change(WRONG_PASSWORD).expect(400);
    await change(TEST_PASSWORD).expect(200);
    expect(told()).toEqual(
      ['confirmation_failed', 'confirmed', 'password_change_failed', 'password_changed'].map((event) => [
        event,
        user.id,
      ]),
    );
  });

  it('a second factor: switched on, wrong and right codes, new recovery codes, switched off', async () => {
    const { client, user } = await app.signUp();
    told();
    const factor = `${AUTH}/user/second-factor`;
    const { secret } = (await client.post(factor).expect(200)).body as { secret: string };
    const sent = { code: appCode(secret) };
    const confirmed = await client.post(`${factor}/confirmation`).send(sent).expect(200);
    const [recovery] = (confirmed.body as { codes: string[] }).codes;
    const withCode = (code: string) =>
      app.http().post(`${AUTH}/user/signin`).send({ email: user.email, password: TEST_PASSWORD, code });
    await withCode('000000').expect(401);
    await withCode(recovery!).expect(200);
    await client.post(`${factor}/recovery-codes`).expect(200);
    const events = (await client.delete(factor).expect(200), told());
    expect(new Set(events.map(([event]) => event))).toEqual(
      new Set([
        'second_factor_on',
        'second_factor_failed',
        'recovery_code_used',
        'signed_in',
        'recovery_codes_made',
        'second_factor_off',
      ]),
    );
    expect(events.every(([, id]) => id === user.id)).toBe(true);
  });

  it('a passkey: added, used, refused, removed', async () => {
    const { client, user } = await app.signUp();
    told();
    const own = `${AUTH}/user/passkeys`;
    const challengeOf = async (path: string) => String((await client.post(path).expect(200)).body.challenge);
    const passkey = new TestPasskey('http://localhost:0');
    await client
      .post(own)
      .send(passkey.made(await challengeOf(`${own}/options`)))
      .expect(201);
    const signed = passkey.signed(await challengeOf(`${AUTH}/passkey/challenge`));
    const enter = (status: number) => app.http().post(`${AUTH}/passkey/signin`).send(signed).expect(status);
    await enter(200);
    await enter(401);
    await client.delete(`${own}/${passkey.id}`).expect(200);
    await enter(401);
    const theirs = ['passkey_added', 'signed_in', 'passkey_refused', 'passkey_removed'].map((event) => [
      event,
      user.id,
    ]);
    expect(told()).toEqual([...theirs, ['passkey_refused']]);
  });

  it('Google: accounts opened, linked, entered, confirmed, and what was refused', async () => {
    google.nextPerson();
    const client = app.http();
    await signInWithGoogle(client);
    const { id } = await userOf(client);
    await signInWithGoogle(client);
    const { headers } = await client.get(`${AUTH}/google/confirmation?purpose=delete`).expect(302);
    await client.get(await passGoogle(new URL(String(headers.location)))).expect(302);
    expect(told()).toEqual(['signed_up', 'signed_in', 'confirmed'].map((event) => [event, id]));
    const { user } = await app.signUp();
    google.nextPerson({ email: user.email });
    await signInWithGoogle(app.http());
    expect(told().slice(1)).toEqual([
      ['google_linked', user.id],
      ['signed_in', user.id],
    ]);
    google.nextPerson({ email: user.email });
    await signInWithGoogle(app.http());
    expect(problemOf()).toBe('google_email_taken');
    expect(told()).toEqual([['google_refused']]);
  });

  it('the end of sessions: one, all others, and what lasted its longest', async () => {
    const { client, user } = await app.signUp();
    await signIn(user.email, TEST_PASSWORD).expect(200);
    await signIn(user.email, TEST_PASSWORD).expect(200);
    told();
    const sessions = (await client.get(`${AUTH}/user/sessions`).expect(200)).body as { id: string; current: boolean }[];
    await client.delete(`${AUTH}/user/sessions/${sessions.find(({ current }) => !current)!.id}`).expect(200);
    await client.delete(`${AUTH}/user/sessions`).expect(200);
    expect(told()).toEqual(['session_ended', 'other_sessions_ended'].map((event) => [event, user.id]));
    for (const days of [25, 50, 75]) await later(days * DAY, () => whoAmI(client).expect(200));
    await later(90 * DAY, () => whoAmI(client).expect(401));
    await whoAmI(client).expect(401);
    expect(told()).toEqual([['session_expired', user.id]]);
  });

  it('an export and a deletion', async () => {
    const { client, user } = await app.signUp();
    await client.post('/api/v1/diagnostics/predict').send({ symptoms: 'A headache since yesterday' });
    told();
    await client.get('/api/v1/account/user/export').expect(200);
    await client.delete('/api/v1/account/user/delete').expect(200);
    expect(told()).toEqual(['account_exported', 'account_deleted'].map((event) => [event, user.id]));
  });

  // ASVS 16.3.2
  it('calls that another site made', async () => {
    const { client } = await app.signUp();
    told();
    await client.delete('/api/v1/account/user/delete').set('sec-fetch-site', 'cross-site').expect(403);
    expect(told()).toEqual([['cross_site_call_refused']]);
  });
});

// ASVS 16.3.3
it('tells of delays and of throttled calls, of the latter once for each client and span of time', async () => {
  const own = await cloneDatabase();
  // The clock of the database stands still, so that no delay passes however slowly this test runs.
  await freezeClock(own.url);
  const strict = await start(
    { THROTTLE_SCALE: '1', LIMIT_FORGOT_PASSWORD: '1/900', LIMIT_NEW_ACCOUNTS: '1/900', TRUST_PROXY: '1' },
    own.url,
  );
  const { client, user } = await strict.signUp();
  told();
  const tryAll = async () => {
    for (let tries = 0; tries < 7; tries += 1)
      await signIn(user.email, WRONG_PASSWORD, client).set('x-forwarded-for', '203.0.113.9');
  };
  await tryAll();
  expect(told()).toEqual([
    ...Array.from({ length: 5 }, () => ['sign_in_failed', user.id]),
    ['sign_in_delayed', user.id],
    ['sign_in_delayed', user.id],
  ]);
  await client.post(`${AUTH}/user/confirmation`).send({ password: TEST_PASSWORD }).expect(429);
  await client
    .post(`${AUTH}/user/change-password`)
    .send({ currentPassword: TEST_PASSWORD, password: NEW_PASSWORD })
    .expect(429);
  expect(told()).toEqual([
    ['confirmation_delayed', user.id],
    ['password_change_delayed', user.id],
  ]);
  const other = strict.http();
  for (let tries = 0; tries < 5; tries += 1)
    await other.post(`${AUTH}/forgot-password`).send({ email: 'nobody@example.org' });
  for (let tries = 0; tries < 3; tries += 1)
    await other.post(`${AUTH}/user/signup`).send({ email: 'one.more@example.org', password: NEW_PASSWORD }).expect(429);
  expect(told()).toEqual([['password_reset_asked'], ['calls_throttled'], ['calls_throttled']]);
  await strict.close();
  await own.drop();
});

it('keeps quiet where the operator wants errors alone, and says no less where they want more', async () => {
  for (const [level, expected] of [
    ['error', []],
    ['info', ['signed_up']],
  ] as const) {
    const other = await start({ LOG_LEVEL: level });
    await other.signUp();
    expect(lines().map(({ security }) => security)).toEqual(expected);
    await other.close();
    written = [];
  }
});

it('has been heard to say everything it can say, but for what operators alone do', () => {
  expect([...seen, 'sessions_ended'].toSorted()).toEqual(Object.keys(SECURITY_EVENTS).toSorted());
});

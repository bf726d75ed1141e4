import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  GOOGLE_CALLBACK,
  leaveForGoogle,
  passGoogle,
  problemPage,
  redirectOf,
  signInWithGoogle,
  TestGoogle,
} from '../../testing/test-google.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let google: TestGoogle;
let app: TestApp;
beforeAll(async () => {
  google = await TestGoogle.start();
  app = await startTestApp({ env: google.env });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});
afterEach(async () => {
  google.onWayBack = () => undefined;
  expect(await app.sql('select from session')).toEqual([]);
  expect(await app.sql('select from account')).toEqual([]);
});

describe('what Google tells', () => {
  it.each([
    ['access_denied', 'google_denied'],
    ['temporarily_unavailable', 'google_unavailable'],
    ['invalid_scope', 'google_unavailable'],
  ])('%s brings the person back with %s', async (error, reason) => {
    google.nextPerson();
    google.onWayBack = ({ searchParams }) => {
      searchParams.delete('code');
      searchParams.set('error', error);
    };
    expect(await signInWithGoogle(app.http())).toBe(problemPage(reason));
  });

  it.each([
    ['an email that is not verified', { email_verified: false }],
    ['an email of which it does not say so', { email_verified: undefined }],
    ['no email', { email: undefined }],
    ['an email that is none', { email: 'asha' }],
  ])('opens no account for %s', async (_, claims) => {
    google.nextPerson(claims);
    expect(await signInWithGoogle(app.http())).toBe(problemPage('google_email_unverified'));
  });

  it('opens no account when it does not say who it is', async () => {
    google.nextPerson({ sub: undefined });
    expect(await signInWithGoogle(app.http())).toBe(problemPage('google_unavailable'));
  });
});

describe.each(['token', 'userinfo'] as const)('a Google whose answer for the %s', (part) => {
  let broken: TestApp;
  // Every test has an application of its own, since after five failures the circuit opens and the next test would not
  // reach Google.
  beforeEach(async () => {
    broken = await startTestApp({ env: google.brokenEnv(part) });
  });
  afterEach(() => broken.close());

  it.each<[string, TestGoogle['breakdown']]>([
    ['is an error', (response) => response.writeHead(500).end('{"error":{"message":"no"}}')],
    [
      'is an error of another shape',
      (response) => response.writeHead(401).end('{"error":"invalid","error_description":"no"}'),
    ],
    ['is a redirect', (response) => response.writeHead(302, { location: '/userinfo' }).end()],
    ['is nothing', (response) => response.writeHead(200).end()],
    ['is no JSON', (response) => response.writeHead(200).end('<html>')],
    ['is null', (response) => response.writeHead(200).end('null')],
    ['is a list', (response) => response.writeHead(200).end('[]')],
    ['is an empty object', (response) => response.writeHead(200).end('{}')],
    ['is an empty token', (response) => response.writeHead(200).end('{"access_token":""}')],
    ['is endless', endless],
    ['drips', drip],
    [
      'breaks off',
      (response) => void response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
    ],
    ['never comes', () => undefined],
  ])('%s is unavailable', async (_, breakdown) => {
    google.nextPerson();
    google.breakdown = breakdown;
    expect(await signInWithGoogle(broken.http())).toBe(problemPage('google_unavailable'));
    expect(await broken.sql('select from account')).toEqual([]);
  });
});

it('a code that Google no longer takes means that it took too long', async () => {
  const late = await startTestApp({ env: google.brokenEnv('token') });
  google.breakdown = (response) =>
    response.writeHead(400).end('{"error":"invalid_grant","error_description":"Bad Request"}');
  expect(await signInWithGoogle(late.http())).toBe(problemPage('google_state_mismatch'));
  await late.close();
});

it('a Google that keeps failing is left alone; what it refuses says nothing about it', async () => {
  const failing = await startTestApp({ env: google.brokenEnv('token') });
  let asked = 0;
  const answerWith = (status: number) => {
    google.breakdown = (response) => {
      asked += 1;
      response.writeHead(status).end('{"error":"invalid_grant"}');
    };
  };
  const tryTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await signInWithGoogle(failing.http());
  };
  answerWith(400);
  await tryTimes(6);
  answerWith(500);
  await tryTimes(6);
  expect(asked).toBe(11);
  await failing.close();
});

it('a Google that is down is unavailable', async () => {
  const down = await startTestApp({ env: { ...google.env, GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token' } });
  expect(await signInWithGoogle(down.http())).toBe(problemPage('google_unavailable'));
  await down.close();
});

it('sessions that cannot be kept bring the person back too, and leave no account', async () => {
  const down = await startTestApp({ env: { ...google.env, REDIS_URL: 'redis://127.0.0.1:1' } });
  google.nextPerson();
  expect(await signInWithGoogle(down.http())).toBe(problemPage('google_unavailable'));
  expect(await down.sql('select from account')).toEqual([]);
  await down.close();
});

it('too many returns bring the person back too', async () => {
  const narrow = await startTestApp({ env: { ...google.env, THROTTLE_SCALE: '1', LIMIT_SIGN_IN: '2/60' } });
  const pages = [];
  for (let time = 0; time < 3; time += 1) pages.push(await redirectOf(narrow.http(), GOOGLE_CALLBACK));
  expect(pages).toEqual([
    problemPage('google_state_mismatch'),
    problemPage('google_state_mismatch'),
    problemPage('too_many_requests'),
  ]);
  await narrow.close();
});

it('too many new accounts bring the person back too; those who have one get in', async () => {
  const narrow = await startTestApp({ env: { ...google.env, THROTTLE_SCALE: '1', LIMIT_NEW_ACCOUNTS: '1/3600' } });
  // A person who gets no account is not counted as a new account.
  for (const unverified of [{ email_verified: false }, { email: undefined }]) {
    google.nextPerson(unverified);
    expect(await signInWithGoogle(narrow.http())).toBe(problemPage('google_email_unverified'));
  }
  google.nextPerson();
  expect(await signInWithGoogle(narrow.http())).toBe('/onboard/user');
  expect(await signInWithGoogle(narrow.http())).toBe('/onboard/user');
  google.nextPerson();
  expect(await signInWithGoogle(narrow.http())).toBe(problemPage('too_many_new_accounts'));
  expect(await narrow.sql('select from account')).toHaveLength(1);
  await narrow.close();
});

it('without credentials both routes say so, to programs', async () => {
  const without = await startTestApp();
  for (const path of ['/api/v1/auth/google', GOOGLE_CALLBACK, `${GOOGLE_CALLBACK}?error=access_denied`]) {
    const { body } = await without.http().get(path).expect(503);
    expect(body).toMatchObject({
      error: {
        code: 503,
        reason: 'google_not_configured',
        message: expect.stringContaining('Google is not set up') as string,
      },
    });
  }
  await without.close();
});

it('is told to the log without anything of the person, the codes or the secrets', async () => {
  const log = new PassThrough();
  const logged = text(log);
  const noisy = await startTestApp({ log, env: { ...google.brokenEnv('userinfo'), LOG_LEVEL: 'trace' } });
  const { sub, email } = google.nextPerson({ name: 'Asha Unmistakable' });
  google.breakdown = (response) => response.writeHead(500).end(JSON.stringify(google.claims));
  const client = noisy.http();
  const callback = new URL(await passGoogle(await leaveForGoogle(client)), 'http://localhost');
  expect(await redirectOf(client, callback.pathname + callback.search)).toBe(problemPage('google_unavailable'));
  expect(await redirectOf(client, `${GOOGLE_CALLBACK}?error=${email}`)).toBe(problemPage('google_unavailable'));
  await noisy.close();
  log.end();
  const lines = await logged;
  expect(lines).toContain('"problem":"google_unavailable"');
  expect(lines).toContain('HTTP_500');
  for (const secret of [
    sub,
    email,
    'Unmistakable',
    callback.searchParams.get('code')!,
    callback.searchParams.get('state')!,
    'test-client-secret',
    'Bearer',
  ]) {
    expect(lines).not.toContain(secret);
  }
});

function endless(response: Parameters<TestGoogle['breakdown']>[0]): void {
  response.writeHead(200);
  const more = (): void => {
    while (!response.destroyed && response.write(`"${'x'.repeat(10_000)}"`));
  };
  response.on('drain', more);
  more();
}

function drip(response: Parameters<TestGoogle['breakdown']>[0]): void {
  const timer = setInterval(() => response.write(' '), 20);
  response.writeHead(200).on('close', () => clearInterval(timer));
}

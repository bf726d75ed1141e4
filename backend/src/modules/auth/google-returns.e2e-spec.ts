import {
  GOOGLE_CALLBACK,
  leaveForGoogle,
  passGoogle,
  problemPage,
  redirectOf,
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
  expect(await app.sql('select from session')).toEqual([]);
  expect(await app.sql('select from account')).toEqual([]);
});

const cookieOf = (headers: Record<string, unknown>) => String((headers['set-cookie'] as string[])[0]).split(';')[0]!;

describe('a return', () => {
  const returned = async () => {
    google.nextPerson();
    const client = app.http();
    return { client, callback: await passGoogle(await leaveForGoogle(client)) };
  };
  const withParam = (callback: string, name: string, value: string) => {
    const url = new URL(callback, 'http://localhost');
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  // ASVS 9.1.1, 10.2.1
  it('with a forged state is refused', async () => {
    const { client, callback } = await returned();
    expect(await redirectOf(client, withParam(callback, 'state', 'A'.repeat(43)))).toBe(
      problemPage('google_state_mismatch'),
    );
  });

  // ASVS 7.6.2, 10.1.2
  it('in another browser, or without cookies, is refused', async () => {
    const { callback } = await returned();
    const { client: other } = await returned();
    expect(await redirectOf(other, callback)).toBe(problemPage('google_state_mismatch'));
    expect(await redirectOf(app.http(), callback)).toBe(problemPage('google_state_mismatch'));
  });

  it.each([
    '',
    '?code=',
    '?code=abc',
    '?state=abc',
    '?code=abc&state=',
    '?code=a&code=b&state=c',
    '?state=a&state=b&code=c',
    '?error=',
    '?error=a&error=b',
  ])('that says only %j is refused', async (query) => {
    const { client } = await returned();
    expect(await redirectOf(client, GOOGLE_CALLBACK + query)).toMatch(
      /^\/auth\/user\/signin\?problem=google_(state_mismatch|unavailable)$/,
    );
  });

  // ASVS 3.7.2
  it('that says so at the way out is refused there', async () => {
    const { client, callback } = await returned();
    expect(await redirectOf(client, callback.replace(GOOGLE_CALLBACK, '/api/v1/auth/google'))).toBe(
      problemPage('google_state_mismatch'),
    );
  });

  it('with a cookie that somebody wrote themselves is refused', async () => {
    const away = await app.http().get('/api/v1/auth/google').expect(302);
    const callback = await passGoogle(new URL(String(away.headers.location)));
    const [name, state, verifier, expires, signature] = cookieOf(away.headers).split(/[=.]/);
    const forged = [
      `${name}=${state}.${'v'.repeat(43)}.${expires}.${signature}`,
      `${name}=${state}.${verifier}.${Date.now() + 1e9}.${signature}`,
      `${name}=${state}.${verifier}.${expires}.`,
      `${name}=${state}`,
      `${name}=`,
      `${name}=%E0%A4%A`,
    ];
    for (const cookie of forged) {
      const { headers } = await app.http().get(callback).set('cookie', cookie).expect(302);
      expect(headers.location).toBe(problemPage('google_state_mismatch'));
    }
  });

  // ASVS 2.3.1, 10.5.1
  it('works once, and takes the cookie back whether it worked or not', async () => {
    const { client, callback } = await returned();
    const failed = await client.get(withParam(callback, 'state', 'forged')).expect(302);
    expect(failed.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sahaay-google=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ]);
    expect(await redirectOf(client, callback)).toBe(problemPage('google_state_mismatch'));
  });

  it('with the challenge of another verifier gets no token from Google', async () => {
    google.nextPerson();
    const client = app.http();
    const address = await leaveForGoogle(client);
    address.searchParams.set('code_challenge', 'c'.repeat(43));
    expect(await redirectOf(client, await passGoogle(address))).toBe(problemPage('google_unavailable'));
  });

  it('replayed with a kept copy of the cookie gets no second token from Google', async () => {
    const other = await startTestApp({ env: google.env });
    google.nextPerson();
    const away = await other.http().get('/api/v1/auth/google').expect(302);
    const callback = await passGoogle(new URL(String(away.headers.location)));
    const replay = async () =>
      String((await other.http().get(callback).set('cookie', cookieOf(away.headers)).expect(302)).headers.location);
    expect(await replay()).toBe('/onboard/user');
    expect(await replay()).toBe(problemPage('google_unavailable'));
    await other.close();
  });
});

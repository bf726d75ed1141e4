import { startTestApp, type TestApp } from '../testing/test-app.js';
import { SECURITY_TXT } from './security-txt.js';
import { VIOLATIONS_PATH } from './violations.js';

const METRICS_TOKEN = 'a-token-of-the-tests';
const CONTACT = { SECURITY_CONTACT: 'mailto:security@example.org', SECURITY_EXPIRES: '2999-01-01' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://sahaay.example', METRICS_TOKEN, ...CONTACT } });
});
afterAll(() => app.close());

const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat().map(String);
const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

/**
 * The tests of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js) with the points
 * that each gives for what is tested here. One begins with 100; from 90 on, what is good beyond need counts too, and 100
 * or more is an A+. It also asks for a redirection from http (0, else -20), which the proxy in front of us does.
 */
const OBSERVATORY: readonly [string, number, (headers: Record<string, string>, cookies: string[]) => boolean][] = [
  [
    "content security policy: default-src 'none', nothing unsafe, no whole scheme, form-action ours",
    10,
    (headers) => {
      const policy = directives(headers['content-security-policy']!);
      const scripts = [...policy.get('script-src')!, ...policy.get('style-src')!];
      return (
        policy.get('default-src')!.join() === "'none'" &&
        policy.get('form-action')!.join() === "'self'" &&
        !/unsafe|\bhttp:/.test(headers['content-security-policy']!) &&
        !scripts.some((source) => /^(data:|https:|\*)$/.test(source))
      );
    },
  ],
  [
    'cookies: all Secure and SameSite, that of the session HttpOnly and bound to the host',
    5,
    (_headers, cookies) =>
      cookies.length > 0 &&
      cookies.every((cookie) => /; Secure/.test(cookie) && /; SameSite=(Lax|Strict)/.test(cookie)) &&
      cookies.some((cookie) => /^__Host-sahaay=.*HttpOnly/.test(cookie)),
  ],
  ['cross-origin sharing: none', 0, (headers) => headers['access-control-allow-origin'] === undefined],
  ['referrer: to nobody else', 5, (headers) => headers['referrer-policy'] === 'same-origin'],
  [
    'strict transport security: at least six months',
    0,
    (headers) => Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= 15_768_000,
  ],
  [
    'scripts: from our own origin alone',
    0,
    (headers) => /script-src 'self';/.test(headers['content-security-policy']!),
  ],
  ['types: nosniff', 0, (headers) => headers['x-content-type-options'] === 'nosniff'],
  ['frames: refused by the policy', 5, (headers) => /frame-ancestors 'none'/.test(headers['content-security-policy']!)],
  ['resources: for our own origin', 10, (headers) => headers['cross-origin-resource-policy'] === 'same-origin'],
];

// ASVS 3.2.1, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 3.5.8
it('the Observatory gives an A+, with each of its tests passed', async () => {
  const answer = await app
    .http()
    .post('/api/v1/auth/user/signup')
    .send({ email: 'asha@example.org', password: 'neem tree 42 umbrella' });
  const failed = OBSERVATORY.filter(([, , passes]) => !passes(answer.headers, cookiesOf(answer.headers)));
  expect(failed.map(([name]) => name)).toEqual([]);
  expect(100 + OBSERVATORY.reduce((sum, [, points]) => sum + points, 0)).toBe(135);
});

it('code and markup come from the policies of our front ends alone', async () => {
  const { headers } = await app.http().get('/api/health/live').expect(200);
  const policy = directives(headers['content-security-policy']!);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['sahaay-shell', 'sahaay-diagnostics', 'sahaay-community']);
});

// ASVS 3.4.8
it('pages may ask for the position and the microphone, of all that can be asked for, and share no window with others', async () => {
  const { headers } = await app.http().get('/api/health/live').expect(200);
  const policy = headers['permissions-policy']!;
  expect(policy).toContain('geolocation=(self), microphone=(self)');
  for (const feature of ['camera', 'payment', 'usb', 'display-capture']) expect(policy).toContain(`${feature}=()`);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
});

describe('what browsers report', () => {
  const report = (effectiveDirective: unknown) => ({
    type: 'csp-violation',
    url: 'https://sahaay.example/auth/reset-password?token=whisper',
    body: { effectiveDirective, blockedURL: 'https://evil.example/?whisper', documentURL: 'https://sahaay.example/' },
  });
  const send = (body: string, type: string) =>
    fetch(`${app.url}${VIOLATIONS_PATH}`, { method: 'POST', body, headers: { 'content-type': type } });
  const metrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${app.url}/api/metrics`, { headers })).text();
  };
  const counted = async () =>
    Object.fromEntries(
      [...(await metrics()).matchAll(/^sahaay_policy_violations_total\{directive="([^"]+)"\} (\d+)/gm)].map(
        ([, directive, count]) => [directive, Number(count)],
      ),
    );

  // ASVS 3.4.7
  it('goes where the headers say, is counted by its directive in both forms, and in nothing else', async () => {
    const { headers } = await app.http().get('/api/health/live');
    expect(headers['reporting-endpoints']).toBe(`policy="${VIOLATIONS_PATH}"`);
    expect(headers['content-security-policy']).toContain(`report-to policy;report-uri ${VIOLATIONS_PATH}`);
    const list = [report('script-src-elem'), report('img-src'), report('whisper'), report(['img-src']), null, 'x'];
    expect((await send(JSON.stringify(list), 'application/reports+json')).status).toBe(204);
    const old = {
      'csp-report': { 'effective-directive': 'img-src', 'document-uri': 'https://sahaay.example/?whisper' },
    };
    expect((await send(JSON.stringify(old), 'application/csp-report')).status).toBe(204);
    expect(await counted()).toEqual({ 'script-src-elem': 1, 'img-src': 2, other: 1 });
    expect(await metrics()).not.toMatch(/whisper|evil/);
  });

  // ASVS 5.2.1
  it('is refused when it is too large, broken or of another kind', async () => {
    expect((await send(JSON.stringify([report('x'.repeat(20_000))]), 'application/reports+json')).status).toBe(413);
    expect((await send('{', 'application/reports+json')).status).toBe(400);
    expect((await fetch(`${app.url}${VIOLATIONS_PATH}`)).status).toBe(405);
  });

  it('is not heard without end', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 130; times += 1) statuses.push((await send('[]', 'application/reports+json')).status);
    expect(statuses).toContain(429);
  });
});

describe('security.txt', () => {
  it('names the contact, when it ends and where it stands', async () => {
    const answer = await fetch(`${app.url}${SECURITY_TXT}`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:security@example.org',
        'Expires: 2999-01-01T00:00:00.000Z',
        'Preferred-Languages: en, hi',
        'Canonical: https://sahaay.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([{}, { ...CONTACT, SECURITY_EXPIRES: '2020-01-01' }])(
    'is not there without a contact that holds: %j',
    async (env) => {
      const other = await startTestApp({ env });
      expect((await fetch(`${other.url}${SECURITY_TXT}`)).status).toBe(404);
      await other.close();
    },
  );
});

import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Wire } from '../../bench/wire.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const signUp = '/api/v1/auth/user/signup';

// ASVS 4.2.1, 5.2.3, 15.3.6
describe('every failure has the one shape', () => {
  const post = (body: string, headers: Record<string, string> = json) =>
    app.http().post(signUp).set(headers).send(body);

  it.each([
    ['an unknown route', () => app.http().get('/api/v1/nothing/here'), 404, 'route_not_found'],
    ['an unknown route of a remote', () => app.http().get('/remotes/none/x.js'), 404, 'route_not_found'],
    ['the wrong method', () => app.http().put(signUp).send({}), 405, 'method_not_allowed'],
    ['broken JSON', () => post('{"email": '), 400, 'malformed_json'],
    [
      'a field that every object has',
      () => post('{"email": "a@example.org", "password": "neem tree 42 umbrella", "constructor": {}}'),
      400,
      'invalid_input',
    ],
    [
      'a field of the prototype',
      () => post('{"email": "a@example.org", "password": "neem tree 42 umbrella", "__proto__": {}}'),
      400,
      'invalid_input',
    ],
    ['a bottomless body', () => post(`{"email": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`), 400, 'invalid_input'],
    [
      'half a character',
      () => post('{"email": "\\ud800@example.org", "password": "neem tree 42 umbrella"}'),
      400,
      'invalid_input',
    ],
    ['an empty body', () => app.http().post(signUp), 400, 'invalid_input'],
    [
      'a form',
      () => post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    ['plain text', () => post('hello', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    ['a packed body', () => post('x', { ...json, 'content-encoding': 'gzip' }), 415, 'unsupported_media_type'],
    [
      'another alphabet',
      () => post('{}', { 'content-type': 'application/json; charset=latin1' }),
      415,
      'unsupported_media_type',
    ],
    ['a body too large', () => post(JSON.stringify({ email: 'x'.repeat(70_000) })), 413, 'body_too_large'],
    ['an address that cannot be decoded', () => app.http().get('/api/v1/%E0%A4%A'), 400, 'bad_request'],
    ['nobody signed in', () => app.http().get('/api/v1/auth/user/whoami'), 401, 'not_signed_in'],
  ])('%s', async (_, call, status, reason) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body.error).toMatchObject({
      code: status,
      reason,
      message: expect.stringMatching(/^[A-Z].*\w[.]?$/),
    });
    expect(answer.body.error.requestId).toBe(answer.headers['x-request-id']);
    expect(Object.keys(answer.body)).toEqual(['error']);
  });

  it.each([
    [
      'headers too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
    [
      'a length that is no number',
      `POST ${signUp} HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n`,
      400,
      'bad_request',
    ],
  ])('%s', async (_, text, code, reason) => {
    const [head = '', body = ''] = (await typed(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    expect(JSON.parse(body)).toEqual({
      error: { code, reason, message: expect.any(String), requestId: expect.any(String) },
    });
  });

  it.each(['null', '0', '-1.5e3', '"hello"', '""', '[]', '[{}]', 'true', 'false', ' null '])(
    'JSON that is no object, %s, is told to be none',
    async (body) => {
      const english = (await post(body).expect(400)).body.error;
      expect(english).toMatchObject({ reason: 'invalid_input', message: 'The request must be a JSON object.' });
      const tamil = await post(body, { ...json, 'accept-language': 'ta' }).expect(400);
      expect(tamil.body.error.message).toBe('அனுப்பும் கோரிக்கை ஒரு JSON ஆப்ஜெக்டாக இருக்க வேண்டும்.');
    },
  );

  it.each(['nul', '{', "{'a': 1}", 'NaN', '1 2', '{} {}'])('what is no JSON, %s, is told to be none', async (body) => {
    const { error } = (await post(body).expect(400)).body;
    expect(error).toMatchObject({ reason: 'malformed_json', message: 'The request is not valid JSON.' });
  });

  it('a call that needs no body takes none, and no other than an object', async () => {
    const { client } = await app.signUp();
    const agree = (body?: string): Promise<{ status: number }> => {
      const call = client.post('/api/v1/community/posts/no-post/like').set(json);
      return body === undefined ? call : call.send(body);
    };
    const statuses = await Promise.all([agree(), agree('{}'), agree('null')].map(async (call) => (await call).status));
    expect(statuses).toEqual([404, 404, 400]);
  });

  it('a lost database is told as such, and found again when it is back', async () => {
    const wire = new Wire(new URL(app.databaseUrl));
    const databaseUrl = await wire.connect();
    const lost = await startTestApp({ databaseUrl });
    const { client } = await lost.signUp();
    await wire.cut();
    const calls = [
      () => lost.http().post(signUp).send({ email: 'a@example.org', password: 'neem tree 42 umbrella' }),
      () => lost.http().post('/api/v1/nearby/search').send({ location: '18.5,73.8', filter: 'hospital' }),
      () => client.get('/api/v1/auth/user/whoami'),
    ];
    for (const call of calls) {
      const { status, body } = await call();
      expect([status, body.error.reason]).toEqual([503, expect.stringMatching(/unavailable$/)]);
    }
    await wire.connect();
    await client.get('/api/v1/auth/user/whoami').expect(200);
    await lost.close();
    await wire.cut();
  });

  // ASVS 13.4.2, 16.3.4, 16.5.1
  it('a crash tells nothing of what happened', async () => {
    const broken = await startTestApp();
    await broken.sql('alter table account rename to hidden');
    const answer = await broken.http().post(signUp).send({ email: 'a@example.org', password: 'neem tree 42 umbrella' });
    await broken.close();
    expect(answer.status).toBe(500);
    expect(answer.body.error).toEqual({
      code: 500,
      reason: 'internal_error',
      message: 'Something went wrong on our side. Please try again later.',
      requestId: expect.any(String),
    });
  });
});

// ASVS 4.1.4, 13.4.4
describe('the wrong method', () => {
  it.each([
    ['put', signUp, 'POST'],
    ['delete', '/api/v1/auth/user/whoami', 'GET, HEAD'],
    ['patch', '/api/v1/community/posts/', 'GET, HEAD, POST'],
    ['get', `/api/v1/community/posts/${crypto.randomUUID()}`, 'DELETE'],
    ['post', '/api/health/live', 'GET, HEAD'],
  ] as const)('%s %s is told which would be taken', async (method, path, allowed) => {
    const { headers } = await app.http()[method](path).expect(405);
    expect(headers.allow).toBe(allowed);
  });

  it('of an address that no route has is none', async () => {
    const { headers } = await app.http().put('/api/v1/community/posts/a/b/c').expect(404);
    expect(headers.allow).toBeUndefined();
  });
});

describe('the headers', () => {
  it('let the browser load nothing from elsewhere and run nothing inline', async () => {
    const { headers } = await app.http().get('/api/health/live').expect(200);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('name the configured remotes and video, and ask for https where it is configured', async () => {
    const env = {
      PUBLIC_URL: 'https://sahaay.example.org',
      REMOTE_COMMUNITY_URL: 'https://community.example.org/mf-manifest.json',
      DEMO_VIDEO_URL: 'https://video.example.org/embed/1',
    };
    const other = await startTestApp({ env });
    const { headers } = await other.http().get('/api/health/live');
    await other.close();
    expect(headers['content-security-policy']).toContain("script-src 'self' https://community.example.org;");
    expect(headers['content-security-policy']).toContain('frame-src https://video.example.org;');
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  // ASVS 14.2.2, 14.3.2
  it('keep answers of the API out of caches', async () => {
    const { headers } = await app.http().get('/api/v1/auth/user/whoami');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('carry on a proxy’s request id, and replace one that is none', async () => {
    const given = await app.http().get('/api/health/live').set('x-request-id', 'edge-12345678');
    const odd = await app.http().get('/api/health/live').set('x-request-id', 'not an id; <b>');
    expect(given.headers['x-request-id']).toBe('edge-12345678');
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('a request that is broken off half-way leaves the product running', async () => {
  const { hostname, port } = new URL(app.url);
  const sent = rawRequest({
    hostname,
    port,
    method: 'POST',
    path: signUp,
    headers: { ...json, 'content-length': '1000' },
  });
  sent.on('error', () => undefined);
  sent.write('{"email":');
  await new Promise((resolve) => sent.once('socket', (socket) => socket.once('connect', resolve)));
  sent.destroy();
  await app.http().get('/api/health/live').expect(200);
});

/** Sends exactly these bytes, and gives the answer. */
async function typed(text: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1').setEncoding('utf8');
  socket.end(text);
  return (await socket.toArray()).join('');
}

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@sahaay/contracts/paths';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahaay-dist-'));
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await write('shell/index.html', '<title>Shell</title><meta content="{{public-url}}/social.png">');
  await write('shell/sw.js', 'worker');
  await write('shell/assets/main-Ab3_x9Qz.js', 'plain');
  await write('shell/assets/main-Ab3_x9Qz.js.map', 'the sources');
  await write('shell/notes.md', 'left behind');
  await write('community/.env', 'KEY=1');
  await write('shell/assets/main-Ab3_x9Qz.js.br', brotliCompressSync('packed'));
  await write('kept/assets/main-0lD3r_aB.js', 'of the build before');
  await write('secret.txt', 'outside');
  await write('community/mf-manifest.json', '{}');
  await write('community/assets/app-Qw3rTy12.js', 'remote');
  app = await startTestApp({
    frontEnds: { shell: join(folder, 'shell'), remotes: { community: join(folder, 'community') } },
    env: {
      SOURCE_CODE_URL: 'https://code.example.org/sahaay',
      COMPLAINTS_NAME: ' Ravi Nair ',
      COMPLAINTS_CONTACT: 'mailto:privacy@example.org',
      MAKERS: 'Asha Kulkarni',
      PUBLIC_URL: 'http://sahaay.example.org',
      REMOTE_DIAGNOSTICS_URL: 'https://d.example.org/mf-manifest.json',
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The ways in which a path may be written that leads out of the build. */
const WAYS_OUT = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e/secret.txt',
  '/.%00./secret.txt',
  '/secret.txt%00.js',
  '//secret.txt',
  '/remotes/community/../../secret.txt',
  '/remotes/community/..%2f..%2fsecret.txt',
  '/../kept/../secret.txt',
];

const page = (path: string) =>
  app
    .http()
    .get(path)
    .set({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' });

describe('the shell', () => {
  it.each(['/', '/user/dashboard', '/auth/reset-password?token=abc'])(
    'opens at %s, asking for it afresh each time',
    async (path) => {
      const answer = await page(path).expect(200);
      expect(answer.text).toContain('<title>Shell</title>');
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it.each(['identity', 'gzip', 'br'])('names its preview at its own full address, sent as %s', async (encoding) => {
    const answer = await app.http().get('/welcome').set('accept-encoding', encoding).expect(200);
    expect(answer.text).toContain('content="http://sahaay.example.org/social.png"');
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  it('is not sent again to whoever has it', async () => {
    const { etag } = (await page('/')).headers;
    await page('/').set('if-none-match', String(etag)).expect(304);
  });

  it('tells nobody, as a referrer, the secret in the address of a reset link', async () => {
    expect((await page('/auth/reset-password?token=abc')).headers['referrer-policy']).toBe('no-referrer');
    expect((await page('/user/dashboard')).headers['referrer-policy']).toBe('same-origin');
  });

  it.each([
    '/api/v1/nothing',
    '/api/nothing',
    '/remotes/none/app.js',
    '/remotes/community/none.js',
    '/missing.png',
    '/assets/main-Ab3_x9Qy.js',
    '/assets/none.js',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
  ])('is not what %s answers', async (path) => {
    const answer = await page(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body.error).toMatchObject({ requestId: expect.any(String) });
  });

  it.each([...Object.values(paths), '/user/nearby/', '/user/community/anything'])(
    'is the answer at %s whatever the asker accepts',
    async (path) => {
      for (const accept of ['*/*', 'application/json', 'text/html', 'image/png']) {
        const answer = await app.http().get(path).set('accept', accept).expect(200);
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      }
      const silent = await app.http().get(path).unset('accept').expect(200);
      expect(silent.text).toContain('<title>Shell</title>');
    },
  );

  // ASVS 13.4.3, 13.2.5
  it.each(['/nowhere', '/user/diagnostic', '/user/settings/more', '/user/dashboard/%20'])(
    'comes with 404 at %s, where the app has no page',
    async (path) => {
      for (const accept of ['*/*', 'text/html']) {
        const answer = await app.http().get(path).set('accept', accept).expect(404);
        expect(answer.text).toContain('<title>Shell</title>');
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      }
      await app.http().head(path).expect(404);
      await app.http().post(path).expect(404).expect('content-type', /json/);
    },
  );

  // ASVS 5.3.2
  it.each(WAYS_OUT)('hands out no file from beside the build at %s', async (path) => {
    const { hostname, port } = new URL(app.url);
    const [answer] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
    expect(await text(answer)).not.toContain('outside');
    expect([400, 404]).toContain(answer.statusCode);
  });
});

describe('files', () => {
  // ASVS 13.4.7
  it.each([
    '/assets/main-Ab3_x9Qz.js.map',
    '/assets/main-Ab3_x9Qz.js.br',
    '/notes.md',
    '/notes%2emd',
    '/remotes/community/.env',
  ])('of a kind that no build has are not handed out: %s', async (path) => {
    const answer = await app.http().get(path).set('accept-encoding', 'br').expect(404);
    expect(answer.text).not.toMatch(/the sources|left behind|KEY/);
  });

  it('with a hash in their name are kept for good, others asked for afresh', async () => {
    const hashed = await app.http().get('/assets/main-Ab3_x9Qz.js').set('accept-encoding', 'identity').expect(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.text).toBe('plain');
    for (const path of ['/sw.js', '/remotes/community/mf-manifest.json']) {
      expect((await app.http().get(path).expect(200)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('are served compressed where the build left them so and the browser takes it', async () => {
    const answer = await app.http().get('/assets/main-Ab3_x9Qz.js').set('accept-encoding', 'gzip, br').expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept-Encoding'),
    });
  });

  it.each([
    ['range', 'bytes=9999-', 416],
    ['if-match', '"another"', 412],
  ])('refuse a header %s that cannot be met, in the one shape', async (header, value, status) => {
    const answer = await app
      .http()
      .get('/assets/main-Ab3_x9Qz.js')
      .set({ [header]: value, 'accept-encoding': 'br' })
      .expect(status);
    expect(answer.body.error).toMatchObject({ code: status, requestId: expect.any(String) });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('of older builds are still there for pages that were opened on them', async () => {
    const older = await app.http().get('/assets/main-0lD3r_aB.js').expect(200);
    expect(older.text).toBe('of the build before');
    expect(older.headers['cache-control']).toContain('immutable');
  });

  it('of a remote lie below its name', async () => {
    expect((await app.http().get('/remotes/community/assets/app-Qw3rTy12.js').expect(200)).text).toBe('remote');
  });
});

describe('what the front ends read at run time', () => {
  it('is where the remotes are', async () => {
    const answer = await app.http().get('/remotes.json').expect(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toEqual({
      remotes: [
        { name: 'diagnostics', entry: 'https://d.example.org/mf-manifest.json' },
        { name: 'community', entry: '/remotes/community/mf-manifest.json' },
      ],
    });
  });

  it('tells that people may sign in with Google, and lets their pictures through, only where that is set up', async () => {
    const knowing = await startTestApp({ env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' } });
    const withGoogle = await knowing.http().get('/config.json').expect(200);
    expect(withGoogle.body).toMatchObject({ googleSignIn: true });
    expect(withGoogle.headers['content-security-policy']).toMatch(
      /img-src 'self' data:[^;]* https:\/\/\*\.googleusercontent\.com(;| )/,
    );
    await knowing.close();
    const without = await app.http().get('/config.json').expect(200);
    expect(without.body).toMatchObject({ googleSignIn: false });
    expect(without.headers['content-security-policy']).not.toContain('google');
  });

  it('is the links of this deployment', async () => {
    const answer = await app.http().get('/config.json').expect(200);
    expect(answer.body).toEqual({
      demoVideoUrl: null,
      sourceCodeUrl: 'https://code.example.org/sahaay',
      makers: 'Asha Kulkarni',
      complaints: { name: 'Ravi Nair', address: 'mailto:privacy@example.org' },
      googleSignIn: false,
      languageModel: null,
      mapTiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' },
    });
    expect(answer.headers['content-security-policy']).toMatch(/img-src [^;]* https:\/\/tile\.openstreetmap\.org(;| )/);
  });

  it('tells who runs the language model, and neither address, model nor key', async () => {
    const knowing = await startTestApp({
      env: {
        LLM_PROVIDER: 'anthropic',
        LLM_MODEL: 'claude-test',
        LLM_API_KEY: 'a-key-for-tests',
        MAP_TILES_URL: 'none',
      },
    });
    const { body, text } = await knowing.http().get('/config.json').expect(200);
    expect(body).toMatchObject({ languageModel: { provider: 'Anthropic' } });
    expect(text).not.toMatch(/claude-test|a-key-for-tests|https:/);
    await knowing.close();
  });

  it('names the host of the map’s pictures and lets them through, unless there is no map', async () => {
    const own = await startTestApp({
      env: {
        MAP_TILES_URL: 'http://tiles.example.org:8088/{z}/{x}/{y}.png?key=k',
        MAP_TILES_ATTRIBUTION: 'Survey of India',
      },
    });
    const withMap = await own.http().get('/config.json').expect(200);
    expect(withMap.body.mapTiles).toEqual({
      url: 'http://tiles.example.org:8088/{z}/{x}/{y}.png?key=k',
      attribution: 'Survey of India',
    });
    expect(withMap.headers['content-security-policy']).toMatch(/img-src [^;]* http:\/\/tiles\.example\.org:8088(;| )/);
    expect(withMap.headers['content-security-policy']).not.toContain('openstreetmap');
    await own.close();
    const none = await startTestApp({ env: { MAP_TILES_URL: 'none' } });
    const without = await none.http().get('/config.json').expect(200);
    expect(without.body.mapTiles).toBeNull();
    expect(without.headers['content-security-policy']).not.toContain('tile');
    await none.close();
  });
});

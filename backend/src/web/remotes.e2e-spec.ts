import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { until } from '../testing/until.js';

const OWN = '/remotes/diagnostics/mf-manifest.json';
const at = (version: string) => `https://c.example.org/${version}/mf-manifest.json`;
const VERSIONS = { '1.2': at('1.2'), '1.3': at('1.3') };

let folder: string;
let file: string;
let app: TestApp;
const log: string[] = [];

/** Replaces the file in one step, as a deployment does. */
async function deploy(content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
const community = (more: object) => ({ remotes: { community: { versions: VERSIONS, current: '1.2', ...more } } });

const ask = (cookie = '') => app.http().get('/remotes.json').set('cookie', cookie).expect(200);
async function entryFor(cookie = '', name = 'community'): Promise<string | undefined> {
  const { body } = await ask(cookie);
  return (body as { remotes: { name: string; entry: string }[] }).remotes.find((one) => one.name === name)?.entry;
}
/** Waits for what a browser gets that no canary reaches. */
const given = (entry: string, cookie = 'sahaay_share=99') =>
  until(async () => (await entryFor(cookie)) === entry, entry, 5000);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahaay-remotes-'));
  file = join(folder, 'remotes.json');
  await deploy(community({}));
  app = await startTestApp({
    env: { REMOTES_FILE: file, REMOTE_COMMUNITY_URL: at('1.0'), LOG_LEVEL: 'info' },
    log: new Writable({ write: (chunk, _encoding, done) => (log.push(String(chunk)), done()) }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the file of the remotes', () => {
  it('says what everybody gets; a remote that it does not name is where the settings say', async () => {
    expect(await entryFor()).toBe(at('1.2'));
    expect(await entryFor('', 'diagnostics')).toBe(OWN);
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('gives a version to some, always the same ones, and to whoever chose it', async () => {
    await deploy(community({ canary: { version: '1.3', percent: 10 } }));
    await given(at('1.3'), 'sahaay_share=9');
    expect(await entryFor('sahaay_share=10')).toBe(at('1.2'));
    expect(await entryFor('sahaay_share=99; sahaay_remotes=community:1.3')).toBe(at('1.3'));
    expect(await entryFor('sahaay_share=0; sahaay_remotes=diagnostics:2%20community:1.2')).toBe(at('1.2'));
    for (const wrong of ['community:9', 'community:constructor', 'nobody:1.3', ':', ''])
      expect(await entryFor(`sahaay_share=50; sahaay_remotes=${wrong}`)).toBe(at('1.2'));
    const shares = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { headers, body } = await ask('sahaay_share=x');
        const [cookie] = headers['set-cookie'] as unknown as string[];
        expect(cookie).toMatch(/^sahaay_share=\d{1,2}; Max-Age=2592000; .*HttpOnly; SameSite=Lax$/);
        const share = Number(/\d+/.exec(cookie!));
        expect(JSON.stringify(body)).toContain(share < 10 ? at('1.3') : at('1.2'));
        return share;
      }),
    );
    expect(new Set(shares).size).toBeGreaterThan(10);
  });

  it('takes everybody forward, and back, by one edit', async () => {
    await deploy(community({ current: '1.3' }));
    await given(at('1.3'));
    await deploy(community({ current: '1.2' }));
    await given(at('1.2'));
  });

  it.each([
    ['{"remotes":', 'it is no JSON'],
    [community({ current: '1.4' }), 'remotes.community: version 1.4 is not among its versions'],
    [community({ canary: { version: '2', percent: 5 } }), 'version 2 is not among its versions'],
    [community({ canary: { version: '1.3', percent: 200 } }), 'remotes.community.canary.percent'],
    [community({ canery: {} }), 'canery'],
    [{ remotes: { forum: { versions: VERSIONS, current: '1.2' } } }, 'remotes'],
    [community({ versions: { '1.2': 'https://evil.example/mf-manifest.json' } }), 'let REMOTE_COMMUNITY_URL name it'],
    [community({ versions: { '1.2': 'https://' } }), 'let REMOTE_COMMUNITY_URL name it'],
  ])('changes nothing when it is wrong, and the log says why: %j', async (content, reason) => {
    log.length = 0;
    await deploy(content);
    await until(
      async () => (await ask()) && log.some((line) => line.includes('REMOTES_FILE is not used')),
      reason,
      5000,
    );
    expect(log.filter((line) => line.includes('REMOTES_FILE is not used')).join('')).toContain(reason);
    expect(await entryFor()).toBe(at('1.2'));
  });

  it('changes nothing when it is gone, and is used again when it is back', async () => {
    log.length = 0;
    await rm(file);
    await until(async () => (await ask()) && log.some((line) => line.includes('it is not there')), 'gone', 5000);
    expect(await entryFor()).toBe(at('1.2'));
    await deploy(community({ current: '1.3' }));
    await given(at('1.3'));
  });
});

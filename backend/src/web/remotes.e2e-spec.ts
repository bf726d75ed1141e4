import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { CONTRACT_VERSION } from '@sahaay/contracts/contract-version';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { TestOrigin } from '../testing/test-origin.js';
import { until } from '../testing/until.js';

const OWN = '/remotes/diagnostics/mf-manifest.json';
const origin = new TestOrigin();
const at = (version: string) => origin.at(version);
const versions = () => ({ '1.2': at('1.2'), '1.3': at('1.3') });

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
const community = (more: object) => ({ remotes: { community: { versions: versions(), current: '1.2', ...more } } });

const ask = (cookie = '') => app.http().get('/remotes.json').set('cookie', cookie).expect(200);
interface Entry {
  name: string;
  entry: string;
  integrity?: string;
}
async function entriesFor(cookie = ''): Promise<Entry[]> {
  return ((await ask(cookie)).body as { remotes: Entry[] }).remotes;
}
const entryFor = async (cookie = '', name = 'community'): Promise<string | undefined> =>
  (await entriesFor(cookie)).find((one) => one.name === name)?.entry;
/** Waits for what a browser gets that no canary reaches. */
const given = (entry: string, cookie = 'sahaay_share=99') =>
  until(async () => (await entryFor(cookie)) === entry, entry);
/** Waits until the log says why the file is not used. */
async function refused(reason: string): Promise<void> {
  const lines = () => log.filter((line) => line.includes('REMOTES_FILE is not used'));
  await until(async () => (await ask()) && lines().length > 0, reason);
  expect(lines().join('')).toContain(reason);
}

beforeAll(async () => {
  await origin.start();
  for (const version of ['1.2', '1.3']) origin.publish(version);
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
  origin.stop();
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
    [{ current: '1.4' }, 'remotes.community: version 1.4 is not among its versions'],
    [{ canary: { version: '2', percent: 5 } }, 'version 2 is not among its versions'],
    [{ canary: { version: '1.3', percent: 200 } }, 'remotes.community.canary.percent'],
    [{ canery: {} }, 'canery'],
    ['{"remotes":{"forum":{"versions":{"1.2":"/"},"current":"1.2"}}}', 'remotes'],
    [{ versions: { '1.2': 'https://evil.example/mf-manifest.json' } }, 'let REMOTE_COMMUNITY_URL name it'],
    [{ versions: { '1.2': 'https://' } }, 'let REMOTE_COMMUNITY_URL name it'],
    [{ versions: { '1.2': { manifest: '/', integrity: 'sha256-abc' } } }, 'it is no hash of the form sha256-…'],
  ])('changes nothing when it is wrong, and the log says why: %j', async (content, reason) => {
    log.length = 0;
    await deploy(typeof content === 'string' ? content : community(content));
    await refused(reason);
    expect(await entryFor()).toBe(at('1.2'));
  });

  it.each([
    [
      'has no manifest',
      () => origin.files.delete('/1.4/mf-manifest.json'),
      'community 1.4: its manifest is not there (404)',
    ],
    [
      'names a file that is missing',
      () => origin.files.delete('/1.4/assets/app-Ab3_x9Qz.js'),
      'community 1.4: assets/app-Ab3_x9Qz.js is not there (404)',
    ],
    [
      'has a file that is another one',
      () => origin.files.set('/1.4/assets/app-Ab3_x9Qz.js', 'export const app = 2;'),
      'community 1.4: assets/app-Ab3_x9Qz.js is not the file that its manifest means',
    ],
    [
      'has a manifest that is another one',
      () => origin.publish('1.4', { altered: true }),
      'community 1.4: its manifest is not the one that was deployed',
    ],
    [
      'has a manifest of something else',
      () => origin.files.set('/1.4/mf-manifest.json', '[]'),
      'not the one that was deployed',
    ],
  ])('takes no version that %s, and the last good one goes on', async (_, breakIt, reason) => {
    log.length = 0;
    const integrity = origin.publish('1.4');
    breakIt();
    const more = { versions: { ...versions(), '1.4': { manifest: at('1.4'), integrity } }, current: '1.4' };
    await deploy(community(more));
    await refused(reason);
    expect(await entryFor()).toBe(at('1.2'));
  });

  it('takes no version of a contract on which the shell cannot run it', async () => {
    log.length = 0;
    origin.publish('2.0', { contractVersion: '9.0.0' });
    await deploy(community({ versions: { ...versions(), '2.0': at('2.0') }, current: '2.0' }));
    await refused(`community 2.0: it was built on contract 9.0.0, and the shell here has ${CONTRACT_VERSION}`);
  });

  it('tells pages the hash of the manifest', async () => {
    const integrity = origin.publish('1.5');
    await deploy(community({ versions: { '1.5': { manifest: at('1.5'), integrity } }, current: '1.5' }));
    await given(at('1.5'));
    expect(await entriesFor()).toContainEqual({ name: 'community', entry: at('1.5'), integrity });
    await deploy(community({}));
    await given(at('1.2'));
  });

  it('costs a page that asks again nothing but the question', async () => {
    const { headers } = await ask('sahaay_share=1');
    const asked = app.http().get('/remotes.json').set('cookie', 'sahaay_share=1');
    await asked.set('if-none-match', String(headers['etag'])).expect(304);
  });

  it('waits for a version that is out of reach, and starts with it when there was none before', async () => {
    log.length = 0;
    origin.publish('1.6');
    origin.isAway = true;
    await deploy(community({ versions: { ...versions(), '1.6': at('1.6') }, current: '1.6' }));
    await refused('community 1.6: its manifest is answered with 503');
    expect(await entryFor()).toBe(at('1.2'));
    const other = await startTestApp({ env: { REMOTES_FILE: file, REMOTE_COMMUNITY_URL: at('1.0') } });
    const { body } = await other.http().get('/remotes.json').expect(200);
    expect((body as { remotes: Entry[] }).remotes).toContainEqual({ name: 'community', entry: at('1.6') });
    await other.close();
    origin.isAway = false;
    await until(async () => (await entryFor()) === at('1.6'), 'taken after all');
    await deploy(community({}));
    await given(at('1.2'));
  });

  it('changes nothing when it is gone, and is used again when it is back', async () => {
    log.length = 0;
    await rm(file);
    await until(async () => (await ask()) && log.some((line) => line.includes('it is not there')), 'gone');
    expect(await entryFor()).toBe(at('1.2'));
    await deploy(community({ current: '1.3' }));
    await given(at('1.3'));
  });
});

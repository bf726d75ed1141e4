import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestOrigin } from '../testing/test-origin.js';
import { changeRemotes } from './change-remotes.js';

const origin = new TestOrigin();
let folder: string;
let file: string;
const change = (...args: string[]) => changeRemotes(file, args, 'http://localhost:8080');
const written = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

beforeAll(async () => {
  await origin.start();
  folder = await mkdtemp(join(tmpdir(), 'sahaay-deploy-'));
  file = join(folder, 'remotes.json');
});
afterAll(async () => {
  origin.stop();
  await rm(folder, { recursive: true });
});

it('deploys, gives a version to some and to all, goes back and forgets', async () => {
  const [first, second] = [origin.publish('1.2'), origin.publish('1.3')];
  expect(await change()).toContain('each is where its setting says');
  await change('deploy', 'community', '1.2', origin.at('1.2'));
  expect(await change('deploy', 'community', '1.3', origin.at('1.3'))).toBe(
    'community: everybody gets 1.2; deployed are 1.2, 1.3',
  );
  expect(await change('canary', 'community', '1.3', '5')).toContain('5 of 100 get 1.3');
  const versions = {
    '1.2': { manifest: origin.at('1.2'), integrity: first },
    '1.3': { manifest: origin.at('1.3'), integrity: second },
  };
  const canary = { version: '1.3', percent: 5 };
  expect(await written()).toEqual({ remotes: { community: { versions, current: '1.2', canary } } });
  expect(await change('use', 'community', '1.3')).toBe('community: everybody gets 1.3; deployed are 1.2, 1.3');
  await change('use', 'community', '1.2');
  expect(await written()).toEqual({ remotes: { community: { versions, current: '1.2' } } });
  expect(await change('remove', 'community', '1.3')).toBe('community: everybody gets 1.2; deployed are 1.2');
});

it.each([
  [['deploy', 'forum', '1.0', 'https://c.example.org'], 'There is no remote "forum"'],
  [['deploy', 'community', '1.4', 'https://'], 'is no address of a manifest'],
  [['deploy', 'community', '1.4', 'GONE'], 'Version 1.4 is not deployed: its manifest is not there (404).'],
  [['deploy', 'community', 'one four', 'FIRST'], 'Nothing is changed: remotes.community.versions'],
  [['use', 'community', '9'], 'Version "9" of community is not deployed.'],
  [['use', 'community', 'constructor'], 'is not deployed'],
  [['canary', 'community', '1.2', 'many'], 'Nothing is changed: remotes.community.canary.percent'],
  [['remove', 'community', '1.2'], 'People get version 1.2'],
  [['undo', 'community', '1.2'], 'npm run remotes -- use community 1.3'],
])('changes nothing and says why: %j', async (args, reason) => {
  const before = await written();
  const given = args.map((arg) => ({ GONE: origin.at('gone'), FIRST: origin.at('1.2') })[arg] ?? arg);
  await expect(change(...given)).rejects.toThrow(reason);
  expect(await written()).toEqual(before);
});

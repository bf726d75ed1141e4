import { CONTRACT_VERSION, type RemoteModule, type RemoteName } from '@sahaay/contracts/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { heading, openPage } from '../testing/open-page.tsx';
import { answer, cutOff, refuse } from '../testing/server.ts';
import { runtime } from '../testing/federation-runtime.ts';
import { App, fails, opened, works } from '../testing/remote-stand-in.tsx';
import { forgetRemotes, leaveVersion } from './load-remote.ts';
import { MAY_LOAD_NOW } from './refused-remote.ts';
import { watchRemotes } from './watch-remotes.ts';

const FAILED = 'This part of Sahaay did not load. Check your connection, then try again.';
const MANIFEST = '/remotes/community/mf-manifest.json';
const BUILT = { metaData: { remoteEntry: { path: '', name: 'assets/remoteEntry-1.js' } } };

beforeEach(() => {
  forgetRemotes();
  runtime.registered = [];
  runtime.load = works;
  answer('get', '/remotes.json', {
    remotes: [
      { name: 'diagnostics', entry: 'http://localhost/remotes/diagnostics/mf-manifest.json' },
      { name: 'community', entry: `http://localhost${MANIFEST}` },
    ],
  });
  answer('get', MANIFEST, {
    ...BUILT,
    shared: [
      { name: 'react', requiredVersion: '^19.3.1' },
      { name: 'unknown', requiredVersion: '^9.0.0' },
    ],
  });
  answer('get', '/remotes/diagnostics/mf-manifest.json', BUILT);
});

// React reports what a boundary catches, and these tests expect that.
let reported: jest.SpiedFunction<typeof console.error>;
beforeEach(() => (reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => reported.mockRestore());

const retry = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Retry' });

test.each([
  ['/user/diagnostics', 'diagnostics'],
  ['/user/nearby', 'nearby'],
  ['/user/ambulance', 'ambulance'],
  ['/user/community', 'community'],
])('%s shows the page of its remote, lent the services', async (path, page) => {
  await openPage(path);
  await heading(`Remote ${page}`);
  expect(await screen.findByText('For Asha Kulkarni')).toBeInTheDocument();
  expect(runtime.registered).toEqual([
    expect.objectContaining({ name: page === 'community' ? 'community' : 'diagnostics', force: true }),
  ]);
  expect(reported).not.toHaveBeenCalled();
});

test('a remote opens the community at a topic that stands in no address, and learns when the community does not load', async () => {
  const { user, path } = await openPage('/user/diagnostics');
  const others = await screen.findByRole('button', { name: 'Others' });
  runtime.load = fails;
  await user.click(others);
  await waitFor(() => expect(opened).toEqual([false]));
  expect(path()).toBe('/user/diagnostics');
  runtime.load = works;
  await user.click(others);
  await heading('Remote community');
  expect(screen.getByText('About Dengue')).toBeInTheDocument();
  expect(path()).toBe('/user/community');
  expect(opened).toEqual([false, true]);
});

test('a remote can ask to sign in and raise toasts', async () => {
  const { user, path } = await openPage('/user/community');
  await user.click(await screen.findByRole('button', { name: 'Tell' }));
  expect(await screen.findByText('Told')).toBeInTheDocument();
  refuse('get', '/auth/user/whoami', 401, 'No');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await heading('Welcome back');
  expect(path()).toBe('/auth/user/signin');
});

test('a remote loads once; its other pages need no second load', async () => {
  const { user } = await openPage('/user/nearby');
  await heading('Remote nearby');
  await user.click(screen.getAllByRole('link', { name: 'Ambulance' })[0]!);
  await heading('Remote ambulance');
  expect(runtime.registered).toHaveLength(1);
});

test.each([
  ['remotes.json does not answer', () => cutOff('get', '/remotes.json')],
  ['remotes.json does not list it', () => answer('get', '/remotes.json', { remotes: [] })],
  ['its manifest is missing', () => refuse('get', MANIFEST, 404, 'Gone')],
  ['its code cannot be fetched', () => void (runtime.load = fails)],
  ['it exposes nothing', () => void (runtime.load = async () => null)],
])('when %s, the page says so, the rest works, and Retry works once it is back', async (_, breakIt) => {
  breakIt();
  const { user } = await openPage('/user/community');
  const button = await retry();
  await heading('Community Forum');
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Call 112' })).not.toHaveLength(0);

  await user.click(button);
  expect(await screen.findByText(FAILED)).toBeInTheDocument();

  answer('get', '/remotes.json', { remotes: [{ name: 'community', entry: `http://localhost${MANIFEST}` }] });
  answer('get', MANIFEST, BUILT);
  runtime.load = works;
  await user.click(await retry());
  expect(await heading('Remote community')).toHaveFocus();
});

test('each attempt registers the remote by force, because the runtime remembers failures and versions', async () => {
  runtime.load = fails;
  const { user } = await openPage('/user/community');
  const button = await retry();
  runtime.load = works;
  await user.click(button);
  await heading('Remote community');
  expect(runtime.registered.map(({ force }) => force)).toEqual([true, true]);
});

test('leaving and coming back tries again by itself', async () => {
  runtime.load = fails;
  const { user } = await openPage('/user/community');
  await retry();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await heading('Namaste, Asha');
  runtime.load = works;
  await user.click(screen.getByRole('link', { name: 'Forum' }));
  await heading('Remote community');
});

test('a remote whose page breaks stays in its frame', async () => {
  runtime.load = async () => ({
    contractVersion: CONTRACT_VERSION,
    App: () => {
      throw new Error('broken page');
    },
  });
  const { user } = await openPage('/user/community');
  const button = await retry();
  runtime.load = works;
  await user.click(button);
  await heading('Remote community');
});

test('a remote built for other versions is refused with the reason', async () => {
  answer('get', MANIFEST, { ...BUILT, shared: [{ name: 'react', requiredVersion: '^20.0.0' }] });
  await openPage('/user/community');
  expect(await screen.findByText(/is being updated/)).toBeInTheDocument();
  expect(runtime.registered).toEqual([]);
});

const [MAJOR, MINOR] = CONTRACT_VERSION.split('.').map(Number) as [number, number];

test.each([
  [`${MAJOR}.${MINOR - 1}.0`, true],
  [`${MAJOR}.${MINOR + 1}.3`, true],
  [`${MAJOR}.${MINOR + 2}.0`, false],
  [`${MAJOR + 1}.0.0`, false],
  [`${MAJOR - 1}.${MINOR}.0`, false],
])('whether a remote that was built on contract %s runs here: %s', async (contractVersion, runs) => {
  answer('get', MANIFEST, { ...BUILT, contractVersion });
  runtime.load = async () => ({ App, contractVersion });
  await openPage('/user/community');
  if (runs) await heading('Remote community');
  else expect(await screen.findByText(/is being updated/)).toBeInTheDocument();
  expect(runtime.registered).toHaveLength(runs ? 1 : 0);
});

test('a remote whose manifest tells no contract is refused by that of its module', async () => {
  runtime.load = async () => ({ App, contractVersion: '2.0.0' });
  await openPage('/user/community');
  expect(await screen.findByText(/is being updated/)).toBeInTheDocument();
});

const ALTERED = 'This part of Sahaay is not as it was published, so it was not opened.';
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const deployed = (name: string, version: object, integrity = hashOf(JSON.stringify(version))): void => {
  const entry = `http://localhost/${name}/mf-manifest.json`;
  answer('get', '/remotes.json', { remotes: [{ name: 'community', entry, integrity }] });
  answer('get', `/${name}/mf-manifest.json`, version);
};
const shows = (title: string) => async (): Promise<RemoteModule<RemoteName>> => ({
  App: () => <h1>{title}</h1>,
  contractVersion: CONTRACT_VERSION,
});
let minutes = 0;
/** Lets somebody come back to the tab after a minute, which looks for other versions. */
function comeBackLater(): void {
  watchRemotes(leaveVersion);
  minutes += 1;
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  now.mockRestore();
}

test('another version comes when the page is next opened, and the one before goes on when it does not load', async () => {
  deployed('first', BUILT);
  runtime.load = shows('First');
  const { user } = await openPage('/user/community');
  await heading('First');
  const leaveAndReturn = async (): Promise<void> => {
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await heading('Namaste, Asha');
    await user.click(screen.getByRole('link', { name: 'Forum' }));
  };
  let changes = 0;
  addEventListener(MAY_LOAD_NOW, () => (changes += 1));

  deployed('second', BUILT);
  runtime.load = shows('Second');
  comeBackLater();
  await waitFor(() => expect(changes).toBe(1));
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  await leaveAndReturn();
  await heading('Second');

  deployed('third', BUILT);
  runtime.load = fails;
  comeBackLater();
  await waitFor(() => expect(changes).toBe(2));
  await leaveAndReturn();
  await heading('Second');

  deployed('first', BUILT);
  runtime.load = shows('First');
  await leaveAndReturn();
  await heading('First');
});

test('a page that did not load tries again by itself once another version is deployed', async () => {
  deployed('first', BUILT);
  runtime.load = fails;
  await openPage('/user/community');
  await retry();
  runtime.load = works;
  comeBackLater();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  deployed('second', BUILT);
  comeBackLater();
  await heading('Remote community');
});

test('a page whose remote comes too late says that it did not load, and shows once it is here', async () => {
  const { setTimeout: later } = globalThis;
  // The ten seconds for which a page waits are over at once.
  const soon = (run: () => void, ms?: number) => later(run, ms === 10_000 ? 0 : ms);
  globalThis.setTimeout = Object.assign(soon, later);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  runtime.load = async () => {
    await arrived;
    return works();
  };
  await openPage('/user/community');
  await retry();
  globalThis.setTimeout = later;
  arrive();
  await heading('Remote community');
});

test.each([
  ['is not', hashOf('another'), true],
  ['is', hashOf(JSON.stringify(BUILT)), false],
])('a remote whose manifest %s the one that was deployed', async (_, integrity, isRefused) => {
  deployed('first', BUILT, integrity);
  await openPage('/user/community');
  if (isRefused) expect(await screen.findByText(ALTERED)).toBeInTheDocument();
  else await heading('Remote community');
  expect(screen.getAllByRole('link', { name: 'Call 112' })).not.toHaveLength(0);
  expect(runtime.registered).toHaveLength(isRefused ? 0 : 1);
});

test('focus waits for the heading the remote brings', async () => {
  let arrive = (): void => undefined;
  runtime.load = async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return works();
  };
  const { user } = await openPage('/user/dashboard');
  await user.click((await screen.findAllByRole('link', { name: 'Community' }))[0]!);
  expect(await screen.findByText('Loading Community Forum…')).toBeInTheDocument();
  expect(await heading('Community Forum')).not.toHaveFocus();
  arrive();
  const arrived = await heading('Remote community');
  await waitFor(() => expect(arrived).toHaveFocus());
});

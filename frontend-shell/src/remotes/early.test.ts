import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@sahaay/contracts/shell';
import { waitFor } from '@testing-library/react';
import { answer, refuse } from '../testing/server.ts';
import { fetchJson } from './fetch-json.ts';

const early = readFileSync(path.join(__dirname, '../../public/early.js'), 'utf8');
const ENTRY = 'http://localhost/remotes/community/mf-manifest.json';
const MANIFEST = {
  metaData: { remoteEntry: { path: '', name: 'assets/remoteEntry-1.js' } },
  exposes: [{ assets: { js: { sync: ['assets/remote-app-1.js'] } } }],
};

function openAt(pathname: string): void {
  window.history.replaceState(null, '', pathname);
  window.eval(early);
}

const announced = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

beforeEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove();
  const remotes = ['diagnostics', 'community'].map((name) => ({ name, entry: ENTRY.replace('community', name) }));
  answer('get', '/remotes.json', { remotes });
  for (const { entry } of remotes) answer('get', new URL(entry).pathname, MANIFEST);
});

test.each([paths.diagnostics, paths.nearby, paths.ambulance, paths.community])('at %s the files of the remote are announced', async (page) => {
  openAt(page);
  const remote = page === paths.community ? 'community' : 'diagnostics';
  await waitFor(() =>
    expect(announced()).toEqual([
      `http://localhost/remotes/${remote}/assets/remote-app-1.js`,
      `http://localhost/remotes/${remote}/assets/remoteEntry-1.js`,
    ]),
  );
});

test('other pages announce nothing', () => {
  openAt(paths.dashboard);
  expect(window.sahaayEarly).toEqual({});
});

test('the app shares the answer once, then asks anew', async () => {
  openAt(paths.community);
  answer('get', '/remotes.json', { remotes: [] });
  const before = window.sahaayEarly?.['/remotes.json'];
  expect(await fetchJson('/remotes.json')).toBe(await before);
  expect(await fetchJson('/remotes.json')).toEqual({ remotes: [] });
});

test('the app meets a failure again', async () => {
  refuse('get', '/remotes.json', 503, 'Away');
  openAt(paths.community);
  await expect(fetchJson('/remotes.json')).rejects.toThrow('/remotes.json answered 503');
  expect(announced()).toEqual([]);
});

test('the secret of a reset link goes out of the address, into memory', () => {
  openAt(`${paths.resetPassword}?token=secret-1`);
  expect(window.location.href).toBe(`http://localhost${paths.resetPassword}`);
  expect(window.sahaayResetToken).toBe('secret-1');
  openAt(`${paths.resetPassword}?token=`);
  expect(window.sahaayResetToken).toBeUndefined();
});

import { unwrap } from '@sahaay/contracts';
import { fixtures } from '@sahaay/contracts/testing';
import { paths, remotePages } from '@sahaay/contracts/shell';
import { waitFor } from '@testing-library/react';
import { findRemote, forgetEarlyAnswers } from './handover.ts';
import { storeLanguage } from '../preferences/stored-preferences.ts';
import { api } from '../session/api.ts';
import { answer, refuse, userAnswer } from '../testing/server.ts';

const ENTRY = 'http://localhost/remotes/community/mf-manifest.json';
const MANIFEST = {
  metaData: { publicPath: 'auto', remoteEntry: { path: '', name: 'assets/remoteEntry-1.js' } },
  shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  exposes: [
    {
      assets: {
        js: {
          sync: ['assets/remote-app-1.js'],
          async: [
            'assets/map-8GpLxxbc.js',
            'assets/hi-community-views-B_3x-a9Q.js',
            'assets/hi-community-CO7-S7_h.js',
            'assets/mr-community-Ab3_x9Qz.js',
          ],
        },
        css: { sync: ['assets/remote-app-1.css'], async: [] },
      },
    },
  ],
};
const entryBelow = (base: string) =>
  expect.objectContaining({ entry: `${base}/assets/remoteEntry-1.js`, shared: MANIFEST.shared });

function openAt(pathname: string): void {
  window.history.replaceState(null, '', pathname);
  jest.isolateModules(() => require('./script.ts'));
}

const announced = (): string[] => [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
const whoami = async () => (await unwrap(api.GET('/api/v1/auth/user/whoami'))).data.user.name;

beforeEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove();
  const remotes = ['diagnostics', 'community'].map((name) => ({ name, entry: ENTRY.replace('community', name) }));
  answer('get', '/remotes.json', { remotes });
  for (const { entry } of remotes) answer('get', new URL(entry).pathname, MANIFEST);
});

test.each(Object.entries(remotePages).flatMap(([remote, pages]) => pages.map((page) => [paths[page], remote])))(
  'at %s the files of the remote %s are announced',
  async (page, remote) => {
    openAt(page);
    const base = `http://localhost/remotes/${remote}`;
    await waitFor(() =>
      expect(announced()).toEqual([
        `preload ${base}/assets/remote-app-1.css`,
        `modulepreload ${base}/assets/remote-app-1.js`,
        `modulepreload ${base}/assets/remoteEntry-1.js`,
      ]),
    );
  },
);

test('the code of a remote is announced once that of the app is here, which runs first', async () => {
  const app = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/app.js' });
  app.setAttribute('fetchpriority', 'low');
  document.head.append(app);
  // jsdom knows nothing of what was fetched.
  Object.assign(performance, { getEntriesByName: () => [] });
  openAt(paths.community);
  const [style, code] = ['css', 'js'].map((kind) => new URL(`assets/remote-app-1.${kind}`, ENTRY).href);
  await waitFor(() => expect(announced()).toContain(`preload ${style}`));
  expect(announced()).not.toContain(`modulepreload ${code}`);
  app.dispatchEvent(new Event('load'));
  await waitFor(() => expect(announced()).toContain(`modulepreload ${code}`));
});

test('the texts of a remote in the wanted language are announced with its code', async () => {
  storeLanguage('hi');
  openAt(paths.community);
  await waitFor(() =>
    expect(announced()).toContain(`modulepreload ${new URL('assets/hi-community-CO7-S7_h.js', ENTRY).href}`),
  );
  expect(announced().join()).not.toMatch(/mr-community|hi-community-views/);
});

test('other pages look for no remote', () => {
  openAt(paths.dashboard);
  expect(window.sahaayEarly.remotes).toEqual({});
});

test('a remote may keep its files elsewhere than its manifest', async () => {
  answer('get', new URL(ENTRY).pathname, {
    ...MANIFEST,
    metaData: { ...MANIFEST.metaData, publicPath: 'https://cdn.example.org/community/' },
  });
  openAt(paths.landing);
  expect(await findRemote('community')).toEqual(entryBelow('https://cdn.example.org/community'));
});

test('the app shares what was found once, then looks anew', async () => {
  openAt(paths.community);
  const before = window.sahaayEarly.remotes.community;
  answer('get', '/remotes.json', {
    remotes: [{ name: 'community', entry: 'https://community.example.org/mf-manifest.json' }],
  });
  answer('get', '/mf-manifest.json', MANIFEST);
  expect(await findRemote('community')).toBe(await before);
  expect(await findRemote('community')).toEqual(entryBelow('https://community.example.org'));
});

test('the app meets a failure again', async () => {
  refuse('get', '/remotes.json', 503, 'Away');
  openAt(paths.community);
  await expect(findRemote('community')).rejects.toThrow('/remotes.json answered 503');
  expect(announced()).toEqual([]);
});

test('who is signed in is asked for ahead of the app, which takes the answer once', async () => {
  openAt(paths.dashboard);
  await window.sahaayEarly.answers['/api/v1/auth/user/whoami'];
  answer('get', '/auth/user/whoami', userAnswer({ name: 'Meera Nair' }));
  expect(await whoami()).toBe(fixtures.user.name);
  expect(await whoami()).toBe('Meera Nair');
});

test('what was answered for somebody who has left is told to nobody', async () => {
  openAt(paths.dashboard);
  forgetEarlyAnswers();
  answer('get', '/auth/user/whoami', userAnswer({ name: 'Meera Nair' }));
  expect(await whoami()).toBe('Meera Nair');
});

test('a call that failed ahead of the app fails there', async () => {
  refuse('get', '/auth/user/whoami', 401, 'Sign in to go on');
  openAt(paths.dashboard);
  await expect(whoami()).rejects.toThrow('Sign in to go on');
});

test.each([
  [paths.landing, []],
  [paths.signIn, []],
  [paths.nearby, ['/api/v1/auth/user/whoami']],
  [paths.settings, ['/api/v1/auth/user/whoami', '/api/v1/account/user/view']],
])('at %s these calls are made ahead of the app: %j', (page, calls) => {
  openAt(page);
  expect(Object.keys(window.sahaayEarly.answers)).toEqual(calls);
});

/** Links as mail programs hand them on, and as somebody may twist them: the query, and the secret that is taken of it. */
const MAIL_LINKS: readonly (readonly [query: string, secret: string | undefined])[] = [
  ['?token=Zm9v-_1', 'Zm9v-_1'],
  ['?token=Zm9v&utm_source=mail', 'Zm9v'],
  ['?utm_source=mail&token=Zm9v', 'Zm9v'],
  ['?token=one&token=two', 'one'],
  ['?token=Zm9v%3D%3D', 'Zm9v=='],
  ['?token=Zm9v=3D', 'Zm9v=3D'],
  ['?TOKEN=Zm9v', undefined],
  ['?token', undefined],
  ['?token=', undefined],
  ['?', undefined],
  ['#token=Zm9v', undefined],
  ['?token=%E0%A4%A', '\ufffd%A'],
  ['?token=<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['?__proto__=1&constructor=2', undefined],
  [`?token=${'x'.repeat(5000)}`, 'x'.repeat(5000)],
];

test.each(MAIL_LINKS)('of a reset link %s nothing stays in the address', (query, secret) => {
  openAt(`${paths.resetPassword}${query}`);
  expect(window.location.href).toBe(`http://localhost${paths.resetPassword}`);
  expect(window.sahaayResetToken).toBe(secret);
});

test('the secret of a reset link goes out of the address, into memory', () => {
  openAt(`${paths.resetPassword}?token=secret-1`);
  expect(window.location.href).toBe(`http://localhost${paths.resetPassword}`);
  expect(window.sahaayResetToken).toBe('secret-1');
  openAt(`${paths.resetPassword}?token=`);
  expect(window.sahaayResetToken).toBeUndefined();
});

test('the texts of the language that is wanted are announced, and the font of its headings', () => {
  const named = [
    ['texts-hi', 'assets/hi-1.js'],
    ['font-Devanagari', 'assets/mukta-devanagari-1.woff2'],
  ].map(([name, content]) => Object.assign(document.createElement('meta'), { name, content }));
  document.head.append(...named);
  openAt(paths.landing);
  expect(announced()).toEqual([]);
  storeLanguage('hi');
  openAt(paths.landing);
  expect(announced()).toEqual([
    'modulepreload http://localhost/assets/hi-1.js',
    'preload http://localhost/assets/mukta-devanagari-1.woff2',
  ]);
  for (const meta of named) meta.remove();
  localStorage.clear();
});

test('the files of a page that does not come with the app are announced', () => {
  const page = Object.assign(document.createElement('meta'), {
    name: `page-${paths.signIn}`,
    content: 'assets/sign-in-1.js assets/form-1.js',
  });
  document.head.append(page);
  openAt(paths.signUp);
  expect(announced()).toEqual([]);
  openAt(paths.signIn);
  expect(announced()).toEqual([
    'modulepreload http://localhost/assets/sign-in-1.js',
    'modulepreload http://localhost/assets/form-1.js',
  ]);
  page.remove();
});

test('the texts of a page that does not come with the app are announced in the wanted language', () => {
  storeLanguage('hi');
  const named = [
    [`page-${paths.signIn}`, 'assets/sign-in-1.js arrival'],
    ['texts-hi', 'assets/hi-shell-1.js'],
    ['texts-hi-arrival', 'assets/hi-shell-arrival-1.js'],
    ['texts-hi-emergency', 'assets/hi-shell-emergency-1.js'],
    ['texts-mr-arrival', 'assets/mr-shell-arrival-1.js'],
  ].map(([name, content]) => Object.assign(document.createElement('meta'), { name, content }));
  document.head.append(...named);
  openAt(paths.signIn);
  expect(announced()).toEqual([
    'modulepreload http://localhost/assets/hi-shell-1.js',
    'modulepreload http://localhost/assets/sign-in-1.js',
    'modulepreload http://localhost/assets/hi-shell-arrival-1.js',
  ]);
  for (const meta of named) meta.remove();
  localStorage.clear();
});

test('what is asked ahead of the app is asked in the language that is wanted', async () => {
  storeLanguage('hi');
  const asked = jest.spyOn(window, 'fetch');
  openAt(paths.dashboard);
  expect(asked).toHaveBeenCalledWith('/api/v1/auth/user/whoami', { headers: { 'Accept-Language': 'hi' } });
  asked.mockRestore();
  localStorage.clear();
});

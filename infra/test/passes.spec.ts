import { frontEnds, type FrontEnds } from './front-end-files.ts';
import { remember, stillHolding } from './passes.ts';

const SHELL = {
  '/index.html': '<script src="/assets/index-AAAAAAAA.js"></script><link href="/assets/style-AAAAAAAA.css">',
  '/assets/index-AAAAAAAA.js': 'import("./sign-up-AAAAAAAA.js"); import("./toaster-AAAAAAAA.js"); start()',
  '/assets/style-AAAAAAAA.css': 'a{color:red}',
  '/assets/sign-up-AAAAAAAA.js': 'signUp()',
  '/assets/toaster-AAAAAAAA.js': 'toast()',
};
const NEARBY = {
  '/remotes/diagnostics/assets/remote-AAAAAAAA.js': 'import("./red-flag-worker-AAAAAAAA.js"); nearby()',
  '/remotes/diagnostics/assets/red-flag-worker-AAAAAAAA.js': 'warn()',
};
const BEFORE: Readonly<Record<string, string>> = { ...SHELL, ...NEARBY };

const build = (files: Readonly<Record<string, string>>): FrontEnds =>
  frontEnds(new Map(Object.entries(files).map(([address, content]) => [address, Buffer.from(content)])));

/** The build after a change, in which every changed file has a new hash, up to index.html. */
function after(changed: Readonly<Record<string, string>>): Record<string, string> {
  const rehashed = (text: string): string =>
    text.replaceAll(/(?<=index|remote|sign-up|toaster|worker|style)-A{8}/g, '-BBBB_-BB');
  return Object.fromEntries(
    Object.entries({ ...BEFORE, ...changed }).map(([address, content]) => [rehashed(address), rehashed(content)]),
  );
}

/** The tests that need not run on the other build, when each of these passed on the first. */
function leftOut(
  tests: Readonly<Record<string, readonly string[]>>,
  other: Readonly<Record<string, string>>,
  before = BEFORE,
): string[] {
  const passed = Object.entries(tests).map(([test, addresses]) => ({ test, addresses }));
  return stillHolding(remember(passed, build(before)), build(other)).map(({ test }) => test);
}

const START = ['/user/dashboard', '/assets/index-AAAAAAAA.js', '/assets/style-AAAAAAAA.css', '/api/v1/whoami'];
const TESTS = {
  dashboard: START,
  'sign-up': [...START, '/auth/user/signup', '/assets/sign-up-AAAAAAAA.js'],
  nearby: [...START, '/remotes/diagnostics/assets/remote-AAAAAAAA.js'],
};
const ALL = Object.keys(TESTS);

describe('the browser tests that are left out', () => {
  it('are all, when the build came out the same or under other names', () => {
    expect(leftOut(TESTS, BEFORE)).toEqual(ALL);
    expect(leftOut(TESTS, after({}))).toEqual(ALL);
  });

  it.each([
    ['a page that only some open', '/assets/sign-up-AAAAAAAA.js', ['dashboard', 'nearby']],
    ['a remote', '/remotes/diagnostics/assets/remote-AAAAAAAA.js', ['dashboard', 'sign-up']],
    [
      'what a page fetches when it rests',
      '/remotes/diagnostics/assets/red-flag-worker-AAAAAAAA.js',
      ['dashboard', 'sign-up'],
    ],
    ['what every page fetches in time', '/assets/toaster-AAAAAAAA.js', []],
    ['the start', '/assets/index-AAAAAAAA.js', []],
    ['the styles', '/assets/style-AAAAAAAA.css', []],
    ['the page itself', '/index.html', []],
  ])('do not open what changed: %s', (_what, address, others) => {
    expect(leftOut(TESTS, after({ [address]: `${BEFORE[address]} changed` }))).toEqual(others);
  });

  it('are none, when a file came, went or has another name', () => {
    const { '/assets/sign-up-AAAAAAAA.js': page = '', ...others } = BEFORE;
    expect(leftOut(TESTS, others)).toEqual([]);
    expect(leftOut(TESTS, { ...BEFORE, '/assets/part-AAAAAAAA.js': 'part()' })).toEqual([]);
    expect(leftOut(TESTS, { ...others, '/assets/join-AAAAAAAA.js': page })).toEqual([]);
  });

  it('are none of those that name one of two files with the same name, when they name the other', () => {
    const twice: Record<string, string> = { ...BEFORE, '/assets/sign-up-CCCCCCCC.js': 'another()' };
    const start = '/assets/index-AAAAAAAA.js';
    const other = { ...twice, [start]: twice[start]?.replace('sign-up-AAAAAAAA', 'sign-up-CCCCCCCC') ?? '' };
    expect(leftOut(TESTS, twice, twice)).toEqual(ALL);
    expect(leftOut(TESTS, other, twice)).toEqual([]);
  });

  it('asked for nothing that was missing and has come', () => {
    const tests = { blocked: [...START, '/remotes/community/mf-manifest.json'] };
    expect(leftOut(tests, BEFORE)).toEqual(['blocked']);
    expect(leftOut(tests, { ...BEFORE, '/remotes/community/mf-manifest.json': '{}' })).toEqual([]);
  });

  it('are never those that asked for nothing of the front ends, since they look at something else', () => {
    expect(leftOut({ sizes: [], documentation: ['/api/docs/'], picture: ['/me.gif'] }, BEFORE)).toEqual([]);
  });
});

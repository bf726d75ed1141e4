import { expect, test, type Page, type Request } from './test.ts';
import type { App } from './pages.ts';
import { enter } from './person.ts';

const NEAR = [
  '/remotes.json',
  '/remotes/diagnostics/mf-manifest.json',
  /\/remotes\/diagnostics\/assets\/remoteEntry-/,
  /\/remotes\/diagnostics\/assets\/remote-app-[\w-]+\.js/,
  /\/remotes\/diagnostics\/assets\/remote-app-[\w-]+\.css/,
];
const FORUM = NEAR.map((file) =>
  typeof file === 'string'
    ? file.replace('diagnostics', 'community')
    : new RegExp(file.source.replace('diagnostics', 'community')),
);
const WHO = '/api/v1/auth/user/whoami';
/** The texts of Hindi that a page must ask for besides, where it is spoken. */
const IN_HINDI = {
  shell: /^\/assets\/hi-shell-[\w-]{8}\.js$/,
  arrival: /^\/assets\/hi-shell-arrival-[\w-]{8}\.js$/,
  diagnostics: /^\/remotes\/diagnostics\/assets\/hi-diagnostics-[\w-]{8}\.js$/,
  community: /^\/remotes\/community\/assets\/hi-community-[\w-]{8}\.js$/,
};
/** Each page, with what it must ask for before the app is there, and the control for which a person came. */
interface FirstLoad {
  readonly path: string;
  readonly needed: readonly (string | RegExp)[];
  readonly hindi: readonly RegExp[];
  /** Found by what it does, since its words are of the page's language. */
  readonly control: string;
}
const ofRemote = (path: string, app: 'diagnostics' | 'community', control: string): FirstLoad => ({
  path,
  needed: [WHO, ...(app === 'diagnostics' ? NEAR : FORUM)],
  hindi: [IN_HINDI.shell, IN_HINDI[app]],
  control,
});
const PAGES: Readonly<Record<App | 'nobody', readonly FirstLoad[]>> = {
  nobody: [
    {
      path: '/auth/user/signin',
      needed: [/^\/assets\/sign-in-page-/],
      hindi: [IN_HINDI.shell, IN_HINDI.arrival],
      control: 'form [type=submit]',
    },
  ],
  shell: [
    { path: '/user/dashboard', needed: [WHO], hindi: [IN_HINDI.shell], control: 'main a[href="/user/diagnostics"]' },
    {
      path: '/user/settings',
      needed: [WHO, '/api/v1/account/user/view'],
      hindi: [IN_HINDI.shell],
      control: 'main input[autocomplete=name]',
    },
  ],
  diagnostics: [
    ofRemote('/user/diagnostics', 'diagnostics', 'main textarea'),
    ofRemote('/user/nearby', 'diagnostics', 'main form [type=submit]'),
    ofRemote('/user/ambulance', 'diagnostics', 'main h1'),
  ],
  community: [ofRemote('/user/community', 'community', 'main form [type=submit]')],
};

/**
 * The CSS properties that are moving now. For all but opacity and transform the main thread draws each frame, while it
 * should start the app.
 */
const moving = async (page: Page): Promise<string[]> => {
  const frames = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
  );
  return [
    ...new Set(
      frames.flatMap(({ offset: _at, computedOffset: _when, easing: _how, composite: _onto, ...style }) =>
        Object.keys(style),
      ),
    ),
  ];
};

const isCode = (request: Request): boolean => ['script', 'stylesheet'].includes(request.resourceType());

/** Opens each page while the code of the shell is held back, and expects that all else that it needs is asked for meanwhile. */
async function expectAskedAhead(page: Page, pages: readonly FirstLoad[], isHindi: boolean): Promise<void> {
  // Work that a page puts off until it rests is no part of its first load, so this test never lets it run.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const cdp = await page.context().newCDPSession(page);

  for (const { path, needed, hindi, control } of pages)
    await test.step(path, async () => {
      await page.goto('about:blank');
      await cdp.send('Network.clearBrowserCache');
      const asked: string[] = [];
      const learnedLate: string[] = [];
      let appRuns = false;
      const note = (request: Request): void => {
        const { pathname } = new URL(request.url());
        asked.push(pathname);
        if (appRuns && isCode(request)) learnedLate.push(pathname);
      };
      let runApp = (): void => undefined;
      const released = new Promise<void>((resolve) => (runApp = resolve));
      // The browser asks for the scripts of the shell at once, and they arrive after all other files.
      await page.route(/^[^?]*:\d+\/assets\/[^/]+\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      page.on('request', note);
      await page.goto(path, { waitUntil: 'commit' });
      for (const file of [...needed, ...(isHindi ? hindi : [])])
        await expect.poll(() => asked).toContainEqual(typeof file === 'string' ? file : expect.stringMatching(file));
      await expect.poll(() => moving(page), 'what shows that the page is loading').toEqual(['opacity']);
      appRuns = true;
      runApp();
      await expect(page.locator(control).filter({ visible: true }).first()).toBeVisible();
      page.off('request', note);
      await page.unrouteAll({ behavior: 'wait' });
      expect(learnedLate, 'learned of from another file').toEqual([]);
      expect(
        asked.filter((one, at) => asked.indexOf(one) < at),
        'asked for twice',
      ).toEqual([]);
    });
}

/** The bytes of script as sent, which a page may ask for by itself: of the shell, and of the page's remote. */
type Sent = readonly (readonly [path: string, shell: number, remote: number])[];
const SENT: Readonly<Record<'en-IN' | 'hi-IN', Sent>> = {
  'en-IN': [
    ['/auth/user/signin', 137_000, 0],
    ['/user/dashboard', 129_800, 0],
    ['/user/diagnostics', 147_800, 43_700],
    ['/user/nearby', 147_800, 43_700],
    ['/user/community', 147_800, 20_400],
  ],
  'hi-IN': [
    ['/auth/user/signin', 143_900, 0],
    ['/user/dashboard', 133_900, 0],
    ['/user/diagnostics', 151_900, 51_200],
    ['/user/nearby', 151_900, 51_200],
    ['/user/community', 151_900, 22_700],
  ],
};

for (const locale of ['en-IN', 'hi-IN'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const [app, pages] of Object.entries(PAGES))
      test(`a page of ${app} asks for all it needs before the app runs, and for nothing twice`, async ({ page }) => {
        if (app !== 'nobody') await enter(page);
        await expectAskedAhead(page, pages, locale === 'hi-IN');
      });

    test('the first load of a page has not grown', async ({ page }) => {
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      for (const [path, shell, remote] of SENT[locale]) {
        if (path === '/user/dashboard') await enter(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const sent = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith('.js') || name.includes('/early.js'))
            .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
        );
        const sumOf = (isOfRemote: boolean): number =>
          sent
            .filter(([name]) => name.startsWith('/remotes/') === isOfRemote)
            .reduce((sum, [, bytes]) => sum + bytes, 0);
        expect.soft(sumOf(false), `${path}: ${sent.join('\n')}`).toBeLessThanOrEqual(shell);
        expect.soft(sumOf(true), `${path}: ${sent.join('\n')}`).toBeLessThanOrEqual(remote);
      }
    });
  });

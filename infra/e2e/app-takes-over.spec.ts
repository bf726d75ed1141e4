// These tests use what index.html shows before the app is there. A person who calls 112 in that moment must not find
// the link gone.
import { expect, test, type Page } from './test.ts';

/** Keeps the shell's scripts on their way until the returned function is called. */
async function holdTheApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/^[^?]*:\d+\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Notes the numbers that are called, and prevents the calls. */
async function noteCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const called: string[] = [];
    Object.assign(window, { called });
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (!link) return;
      called.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as unknown as { called: string[] }).called);
}

test('every element of the landing page stays the same when the app comes', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const release = await holdTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
  const shown = await page.evaluateHandle(() => [...document.querySelectorAll('.boot-landing *')]);
  const config = page.waitForResponse('**/config.json');
  release();
  // The app asks for the configuration once it runs.
  await config;
  await expect(page.locator('.boot-page')).toHaveCount(0);
  expect(await shown.evaluate((all) => all.length)).toBeGreaterThan(100);
  expect(await shown.evaluate((all) => all.filter((one) => !one.isConnected).map((one) => one.outerHTML))).toEqual([]);
  expect(broken).toEqual([]);
  await page.getByRole('button', { name: 'Install App' }).click();
  await expect(page.getByRole('status').getByText('To install')).toBeVisible();
});

for (const path of ['/', '/auth/user/signin', '/no/such/page']) {
  test(`112 that is being pressed on ${path} when the app comes is called`, async ({ page }) => {
    const calls = await noteCalls(page);
    const release = await holdTheApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    // Until the styles are there, the browser paints neither of the two pages and calls both of them visible.
    const shown = path === '/' ? '.boot-landing' : '.boot-page';
    await page.locator(`${shown} a[href="tel:112"]`).first().hover();
    await page.mouse.down();
    release();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    expect(await calls()).toEqual(['tel:112']);
    await expect(page.locator('.boot-page')).toHaveCount(0);
    await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  });
}

for (const [locale, path, title] of [
  ['hi-IN', '/', 'तबीयत ठीक नहीं? जानिए, अब क्या करें।'],
  ['en-IN', '/user/nearby', 'Find Nearby'],
  ['hi-IN', '/user/nearby', 'आस-पास खोजें'],
  ['ta-IN', '/user/community', 'மக்கள் மன்றம்'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`the first words of ${path}, and no others, show before the app comes`, async ({ page }) => {
      const release = await holdTheApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.boot-words .h1').filter({ visible: true })).toHaveText([title]);
      release();
      await expect(page.locator('.boot-page')).toHaveCount(0);
    });
  });

/** When the page was parsed, when its first words were painted, and when the app was started, each in ms. */
const timesOfStart = (page: Page): Promise<{ parsed: number; painted: number; started: number[] }> =>
  page.evaluate(() => ({
    parsed: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventStart,
    // The page may not have been painted yet when the app has waited long enough.
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    started: (window as unknown as { startsAt: number[] }).startsAt,
  }));

/** The app waits no longer than this for a paint once the document is there (`early/start-app.ts`). */
const LONGEST_MS = 400;

for (const { shown, hold } of [
  { shown: 'at once', hold: '' },
  // The browser paints the ground of the page first, and tells of that paint too.
  {
    shown: 'after its ground',
    hold: '@keyframes late { from { visibility: hidden } } #root { animation: late 0.15s step-end }',
  },
])
  test(`the app starts once the words of index.html are painted, which show ${shown}`, async ({ page }) => {
    await page.addInitScript(() => {
      const startsAt: number[] = [];
      Object.assign(window, { startsAt });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLScriptElement && node.type === 'module') startsAt.push(performance.now());
      }).observe(document, { childList: true, subtree: true });
    });
    if (hold)
      await page.route('**/assets/style-*.css', async (route) => {
        const styles = await route.fetch();
        await route.fulfill({ response: styles, body: `${await styles.text()} ${hold}` });
      });
    for (const path of ['/auth/user/signin', '/', '/auth/user/signin']) {
      await page.goto(path);
      await expect(page.locator('.boot-page')).toHaveCount(0);
      const { parsed, painted, started } = await timesOfStart(page);
      expect(started).toEqual([expect.any(Number)]);
      expect(started[0]).toBeGreaterThan(Math.min(painted, parsed + LONGEST_MS - 2));
    }
  });

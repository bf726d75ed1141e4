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

test('the app starts once what index.html shows has been painted, also when its code is here at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const startsAt: number[] = [];
    Object.assign(window, { startsAt });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.type === 'module') startsAt.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  const times = (): Promise<{ painted: number | undefined; started: number[] }> =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      started: (window as unknown as { startsAt: number[] }).startsAt,
    }));
  for (const path of ['/auth/user/signin', '/', '/auth/user/signin']) {
    await page.goto(path);
    await expect(page.locator('.boot-page')).toHaveCount(0);
    const { painted, started } = await times();
    expect(started).toEqual([expect.any(Number)]);
    expect(painted).toBeLessThan(started[0] ?? 0);
  }
});

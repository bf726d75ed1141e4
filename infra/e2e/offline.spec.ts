// The app without a network, with its real service worker.
import { expect, test, type Locator, type Page } from './test.ts';
import { emergencyCall } from './later-code.ts';
import { enter } from './person.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker is at work and has kept the shell and, when wanted, the remotes. */
async function untilKept(page: Page, cache: 'workbox-precache' | 'sahaay-remotes' = 'workbox-precache'): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  if (cache === 'sahaay-remotes')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/remotes.json')) !== undefined), { timeout: 60_000 })
      .toBe(true);
}

type Shown = (page: Page) => Locator;

const heading =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('heading', { level: 1, name });
const button =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true });

/** Opens a page without a network, and tells after how many milliseconds that for which a person came stood there. */
async function openOffline(page: Page, path: string, shown: Shown): Promise<number> {
  await page.context().setOffline(true);
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await shown(page).waitFor();
  return performance.now() - started;
}

test('whoever has opened the app once opens it without a network, within a second', async ({ page }) => {
  await page.goto('/');
  await untilKept(page);
  for (const [path, shown] of [
    ['/', heading(/Feeling unwell/)],
    ['/welcome', button('Next')],
    ['/auth/user/signin', button('Log In')],
    ['/no/such/page', heading('Page not found')],
  ] as const) {
    await openOffline(page, path, shown);
    expect(await openOffline(page, path, shown), path).toBeLessThan(1000);
    await expect(emergencyCall(page)).toBeVisible();
  }
});

test('somebody who is signed in opens every page without a network, and is still the same person', async ({ page }) => {
  await enter(page);
  await untilKept(page, 'sahaay-remotes');
  for (const [path, shown] of [
    ['/user/dashboard', heading('Namaste, Asha')],
    ['/user/diagnostics', button('Submit')],
    ['/user/nearby', button('Find Nearby')],
    ['/user/ambulance', button('Find Ambulance')],
    ['/user/community', button(/^Post$/)],
  ] as const) {
    await openOffline(page, path, shown);
    expect(await openOffline(page, path, shown), path).toBeLessThan(1000);
    await expect(button(/Asha Kulkarni/)(page)).toBeVisible();
  }
  await page.context().setOffline(false);
  await page.reload();
  await button(/Asha Kulkarni/)(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/user\/signin$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('person')))).toEqual([]);
  await openOffline(page, '/user/dashboard', heading('Welcome back'));
  await expect(page.getByText('Asha')).toHaveCount(0);
});

test('nothing of a person is in any cache: no answer of the API, no address of a page', async ({ page }) => {
  await enter(page);
  await untilKept(page, 'sahaay-remotes');
  await page.goto('/auth/reset-password?token=a-secret-of-a-mail');
  await page.goto('/user/diagnostics');
  await page.getByRole('textbox').first().fill('An itchy rash on both arms for five days.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
  expect(cached.length).toBeGreaterThan(20);
  for (const url of cached)
    expect(url).toMatch(
      /^\/(assets\/|remotes\/\w+\/(assets\/|mf-manifest\.json)|(remotes|config)\.json$|(index\.html|early\.js|manifest\.webmanifest)\?|[\w-]+\.(svg|png|ico)\?)/,
    );
});

// The app without a network, with its real service worker.
import { expect, test, type Locator, type Page } from './test.ts';
import { emergencyCall } from './later-code.ts';
import { faultsFoundByAxe } from './axe.ts';
import { accountMenu, enter, NEW_DELHI, signOut } from './person.ts';

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

/** Waits until the service worker has kept the files of a language, which it keeps all at once. */
async function untilSpoken(page: Page, file: string): Promise<void> {
  const kept = (): Promise<string> =>
    page.evaluate(async () => (await (await caches.open('sahaay-languages')).keys()).map(({ url }) => url).join());
  await expect.poll(kept).toContain(file);
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

/** Expects that a page opens within a second, once nothing else keeps this machine busy. */
const expectQuick = (page: Page, path: string, shown: Shown): Promise<void> =>
  expect.poll(() => openOffline(page, path, shown), { message: path, timeout: 60_000 }).toBeLessThan(1000);

test('whoever has opened the app once opens it without a network, within a second', async ({ page }) => {
  await page.goto('/');
  await untilKept(page);
  for (const [path, shown] of [
    ['/', heading(/Feeling unwell/)],
    ['/welcome', button('Next')],
    ['/emergency', heading('Emergency numbers and first aid')],
    ['/auth/user/signin', button('Log In')],
    ['/no/such/page', heading('Page not found')],
  ] as const) {
    await expectQuick(page, path, shown);
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
    await expectQuick(page, path, shown);
    // The bar that says so pushes nothing of the rail out of the window.
    await expect(accountMenu(page)).toBeInViewport({ ratio: 1 });
  }
  await page.context().setOffline(false);
  await page.reload();
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('person')))).toEqual([]);
  await openOffline(page, '/user/dashboard', heading('Welcome back'));
  await expect(page.getByText('Asha')).toHaveCount(0);
});

test('without a network the last tips, places and results are there, each with its age', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEW_DELHI);
  await enter(page);
  await untilKept(page, 'sahaay-remotes');
  const tips = page.getByRole('region', { name: 'Health Tips' });
  await expect(tips.getByRole('heading', { level: 3 })).toHaveCount(3);
  const titles = await tips.getByRole('heading', { level: 3 }).allInnerTexts();
  for (const [path, find] of [
    ['/user/nearby', 'Find Nearby'],
    ['/user/ambulance', 'Find Ambulance'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Use Current Location' }).click();
    await page.getByRole('button', { name: find }).click();
    await expect(page.getByRole('link', { name: /^Directions/ }).first()).toBeVisible();
  }
  await page.goto('/user/diagnostics');
  await page.getByRole('textbox').first().fill('An itchy rash on both arms for five days.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('checkbox', { name: /Keep my results on this device/ }).check();
  await page.waitForFunction(() => localStorage.getItem('sahaay.person.checks')?.includes('"at":'));
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('sahaay.person.')))
      localStorage.setItem(
        name,
        (localStorage.getItem(name) ?? '').replace(/(?<="(?:savedAt|at)":)\d+/g, (at) =>
          String(Number(at) - 86_400_000),
        ),
      );
  });
  await openOffline(page, '/user/dashboard', (at) => at.getByText('These tips were saved yesterday.'));
  expect(await tips.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(titles);
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await openOffline(page, '/user/nearby', (at) => at.getByText('Saved 1 day ago; you are offline'));
  await expect(page.getByRole('link', { name: /^Directions/ }).first()).toBeVisible();
  await openOffline(page, '/user/ambulance', (at) => at.getByText('Saved 1 day ago; you are offline'));
  await expect(page.getByRole('link', { name: /^Directions/ }).first()).toBeVisible();
  await openOffline(page, '/user/diagnostics', button('Your past checks'));
  await button('Your past checks')(page).click();
  await page.getByRole('button', { name: /1 day ago|yesterday/i }).click();
  await expect(page.getByRole('heading', { name: /^Your check of/ })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/user/dashboard');
  await expect(tips.getByText('These tips were saved')).toHaveCount(0);
});

// ASVS 14.2.5
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

test('the emergency page has numbers and first aid without a network, signed out', async ({ page }) => {
  await page.goto('/');
  await untilKept(page);
  await openOffline(page, '/', heading(/Feeling unwell/));
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await bar.getByRole('link', { name: 'Numbers and first aid' }).click();
  const main = page.getByRole('main');
  const calls = main.getByRole('link').filter({ hasText: /\d/ });
  await expect(calls.first()).toHaveAttribute('href', 'tel:112');
  await expect(calls.nth(1)).toHaveAttribute('href', 'tel:108');
  await page.getByText('Injuries, bites, burns and accidents').click();
  await page.getByText('A snake bite is always an emergency.').click();
  await expect(
    page
      .getByText(/Keep still|Keep the person still|Do not cut/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByLabel('Find first aid').fill('fit 5 minutes');
  await expect(page.getByText('A fit over 5 minutes, or one after another, is dangerous.')).toBeVisible();
  expect(page.url()).toMatch(/\/emergency$/);
  for (const link of await main.getByRole('link').filter({ visible: true }).all())
    expect((await link.boundingBox())!.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(48);
});

test('the language that is spoken is spoken without a network too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sahaay.preferences', '{"state":{"language":"hi"}}'));
  await page.goto('/');
  await untilKept(page);
  await untilSpoken(page, 'hi.generated');
  await openOffline(page, '/emergency', heading('आपातकालीन नंबर और प्राथमिक उपचार'));
  await page.getByText('चोट, काटना, जलना और दुर्घटना').click();
  await expect(page.getByText(/साँप/).filter({ visible: true }).first()).toBeVisible();
});

for (const [language, title, theme, about] of [
  ['bn', 'জরুরি নম্বর ও প্রাথমিক চিকিৎসা', 'আঘাত, কামড়, পোড়া ও দুর্ঘটনা', /সাপ/],
  ['mr', 'आपत्कालीन नंबर आणि प्रथमोपचार', 'जखमा, चावा, भाजणे आणि अपघात', /साप/],
  ['ta', 'அவசர எண்களும் முதலுதவியும்', 'காயம், கடி, தீக்காயம், விபத்து', /பாம்பு/],
  ['te', 'అత్యవసర నంబర్లు, ప్రథమ చికిత్స', 'గాయాలు, కాట్లు, కాలిన గాయాలు, ప్రమాదాలు', /పాము/],
] as const)
  test(`first aid is told in ${language} without a network too`, async ({ page }) => {
    const chosen = JSON.stringify({ state: { language } });
    await page.addInitScript((preferences) => localStorage.setItem('sahaay.preferences', preferences), chosen);
    await page.goto('/');
    await untilKept(page);
    await untilSpoken(page, `${language}-dangers.generated`);
    await openOffline(page, '/emergency', heading(title));
    await page.getByText(theme).click();
    const told = page.locator(`main [lang=${language}]`).filter({ hasText: about });
    await told.getByText(about).filter({ visible: true }).first().click();
    await expect(told.getByRole('listitem').filter({ visible: true }).first()).toBeVisible();
    const words = await told.innerText();
    expect(words.match(/[A-Za-z]{3,}/g)).toBeNull();
  });

test('112 stays on the screen without a network whichever kept file is gone', async ({ page }) => {
  await page.goto('/emergency');
  await untilKept(page);
  const files = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });
  await page.context().setOffline(true);
  for (const file of files.filter((url) => /\/assets\/.*\.(js|css)|early\.js/.test(url))) {
    const restore = await page.evaluateHandle(async (url) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const response = await cache.match(url);
        if (response) {
          await cache.delete(url);
          return { name, body: await response.text(), type: response.headers.get('content-type') ?? '' };
        }
      }
      return undefined;
    }, file);
    const gone = await restore.jsonValue();
    await page.goto('/emergency');
    await expect(emergencyCall(page), file).toBeVisible();
    await page.evaluate(
      async ([url, { name, body, type }]) =>
        (await caches.open(name)).put(url, new Response(body, { headers: { 'content-type': type } })),
      [file, gone!] as const,
    );
  }
});

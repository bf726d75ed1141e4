import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { USER_PAGES } from './pages.ts';
import { enter } from './person.ts';

const PUBLIC_PAGES = [
  '/',
  '/welcome',
  '/emergency',
  '/terms',
  '/privacy',
  '/auth/switch',
  '/auth/user/signup',
  '/auth/user/signin',
  '/auth/forgot-password',
];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violation, one h1, a title of the page's own, and no sideways scroll at 320 px. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Sahaay/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsFoundByAxe(page, { tags: TAGS }), `${path} at ${width} px`).toEqual([]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // These tests run without motion, since a contrast that is measured in the middle of a transition means nothing.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every public page is accessible and reflows', async ({ page }) => {
      for (const path of PUBLIC_PAGES) await inspect(page, path);
    });

    for (const [app, pages] of USER_PAGES)
      test(`every user page of ${app} is accessible and reflows`, async ({ page }) => {
        await enter(page);
        for (const path of pages) await inspect(page, path);
      });
  });
}

test('redirects of the route table hold', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/auth\/switch$/);
  await page.goto('/auth/user');
  await expect(page).toHaveURL(/\/auth\/user\/signup$/);
});

// ASVS 1.3.2, 3.2.2
test('no markup is made of a text, and no code of an address that is not ours', async ({ page, broken }) => {
  await page.goto('/emergency');
  const outcome = await page.evaluate(() => {
    const tries = [
      () => (document.body.innerHTML = '<b>from a text</b>'),
      () => (document.createElement('script').src = '/early.js'),
      () => new Worker('/early.js'),
      () =>
        (window as unknown as { sahaayEarly: { trusted(address: string): void } }).sahaayEarly.trusted(
          'https://evil.example/assets/app.js',
        ),
      () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string): void } }).trustedTypes.createPolicy('x'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(outcome).toEqual(Array(5).fill('TypeError'));
  // Every other test expects that there is none of these.
  await expect.poll(() => broken.length).toBeGreaterThanOrEqual(4);
  broken.length = 0;
});

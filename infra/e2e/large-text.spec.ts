import { expect, test, type Page } from './test.ts';
import { USER_PAGES } from './pages.ts';
import { enter, NEW_DELHI } from './person.ts';

const PUBLIC_PAGES = [
  '/',
  '/welcome',
  '/emergency',
  '/auth/switch',
  '/auth/user/signup',
  '/auth/user/signin',
  '/auth/forgot-password',
  '/auth/reset-password',
];

/** Doubles the size of the page's text. */
async function inspectLarge(page: Page, what: string): Promise<void> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what)
    .toBeLessThanOrEqual(0);
}

async function inspectAll(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectLarge(page, path);
  }
}

test('text of twice its size needs no scrolling sideways on a public page', async ({ page }) => {
  await inspectAll(page, PUBLIC_PAGES);
});

for (const [app, paths] of USER_PAGES)
  test(`text of twice its size needs no scrolling sideways on a page of ${app}`, async ({ page }) => {
    await enter(page);
    await inspectAll(page, paths);
  });

test('text of twice its size cuts off nothing of the introduction', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/welcome');
  const carousel = page.getByRole('region', { name: 'Introduction' });
  const isCut = () => carousel.evaluate((part) => part.scrollWidth > part.clientWidth);
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await inspectLarge(page, 'the first slide');
  await expect.poll(isCut, 'Meet Sahaay').toBe(false);
  for (let slide = 2; slide <= 7; slide += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    // A slide comes in from the side.
    await expect.poll(isCut, `slide ${slide}`).toBe(false);
  }
});

test('text of twice its size leaves every number of the emergency page on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, '/user/diagnostics');
  for (const words of ['crushing chest pain going down my left arm', 'my husband beats me every night']) {
    await page.getByRole('textbox').first().fill(words);
    await page.getByRole('button', { name: 'Submit' }).click();
    const numbers = page.getByRole('dialog').getByRole('link');
    await expect(numbers.first()).toBeVisible();
    // The service may add numbers to those that the page found by itself.
    await expect(page.locator('main form textarea')).toHaveCount(0);
    await inspectLarge(page, words);
    for (const number of await numbers.all()) {
      const { x, width } = (await number.boundingBox())!;
      expect(x + width, `${words}: ${await number.innerText()}`).toBeLessThanOrEqual(360);
    }
    await page.getByRole('button', { name: 'None of these apply to me' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
  }
});

test.describe('with a position', () => {
  test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'], viewport: { width: 360, height: 740 } });

  test('results with text of twice its size need no scrolling sideways either', async ({ page }) => {
    await enter(page);
    const directions = page.getByRole('link', { name: /^Directions/ }).first();
    for (const [path, button] of [
      ['/user/nearby', 'Find Nearby'],
      ['/user/ambulance', 'Find Ambulance'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Use Current Location' }).click();
      await page.getByRole('button', { name: button }).click();
      await expect(directions).toBeVisible();
      await inspectLarge(page, path);
    }
    await page.goto('/user/diagnostics');
    await page.getByRole('textbox').first().fill('I have had a runny nose, sneezing and a sore throat for two days.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(directions).toBeVisible();
    await inspectLarge(page, 'the result');
  });
});

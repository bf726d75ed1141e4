// These tests walk every page on tablets and on phones that lie on their side: nothing scrolls sideways, the bars cover no
// control, and every emergency link is as large as a thumb.
import { expect, test, type Page } from './test.ts';
import { withoutStream } from './forum.ts';
import { PUBLIC_PAGES, USER_PAGES } from './pages.ts';
import { enter } from './person.ts';

const SIZES = [
  [360, 780],
  [640, 900],
  [768, 1024],
  [900, 700],
  [780, 360],
  [915, 412],
] as const;
const THUMB = 48;

/** What is wrong with the screen at its present size. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate((thumb) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth}`);
    const scope = document.querySelector('dialog[open]') ?? document;
    const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element): string => (element.textContent || element.tagName).trim().slice(0, 40);
    for (const link of [...scope.querySelectorAll('a[href^="tel:"], a[href="/emergency"]')].filter(shown)) {
      const { width, height } = link.getBoundingClientRect();
      // A link may end with half a pixel less than its style says.
      if (Math.round(width) < thumb || Math.round(height) < thumb)
        found.push(`${nameOf(link)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    for (const control of [...scope.querySelectorAll('main a, main button, dialog a, dialog button')].filter(shown)) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      if (left < 0 || left + width > clientWidth) found.push(`${nameOf(control)} leaves the screen`);
      // The first of its lines, where its words stand in several.
      const [line] = control.getClientRects();
      const at = line ?? { left, top, width, height };
      const on = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (on && !control.contains(on) && !on.contains(control)) found.push(`${nameOf(control)} is under ${nameOf(on)}`);
    }
    scrollTo(0, 0);
    return [...new Set(found)];
  }, THUMB);

async function expectNoFault(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await faults(page), `${name} at ${width} × ${height}`).toEqual([]);
  }
}

/** Opens a page and waits for what it fetches. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of ['en-IN', 'hi-IN'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('no public page has a fault at any size', async ({ page }) => {
      for (const path of PUBLIC_PAGES) {
        await open(page, path);
        await expectNoFault(page, path);
      }
    });

    for (const [app, paths] of USER_PAGES)
      test(`no page of ${app} has a fault at any size`, async ({ page }) => {
        await withoutStream(page);
        await enter(page);
        for (const path of paths) {
          await open(page, path);
          await expectNoFault(page, path);
        }
      });
  });

for (const [level, words] of [
  ['an emergency', 'Crushing pain in my chest and left arm, I am sweating.'],
  ['somebody who wants to die', 'I want to kill myself'],
  ['today', 'I am 40. I have burning when I pass urine and fever since yesterday.'],
  ['this week', 'An itchy round rash on my arm for five days, it is spreading.'],
  ['at home', 'I have had a runny nose, sneezing and a sore throat for two days.'],
] as const)
  test(`no result for ${level} has a fault at any size, and its heading has the focus at its top`, async ({ page }) => {
    await enter(page, '/user/diagnostics');
    await page.getByRole('textbox').first().fill(words);
    await page.getByRole('button', { name: 'Submit' }).click();
    const heading = page.locator('h1:focus');
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectNoFault(page, level);
  });

test('the words of a health tip that name a number make it as large as a thumb', async ({ page }) => {
  await page.route('**/api/v1/misc/tips', async (route) => {
    const response = await route.fetch();
    const tips = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: tips.map((tip) => ({ ...tip, description: 'Call 1091 or 112 at any hour.' })),
    });
  });
  await enter(page);
  const number = page.getByRole('region', { name: 'Health Tips' }).getByRole('link', { name: '1091' }).first();
  await expect(number).toBeVisible();
  await expectNoFault(page, 'the dashboard with numbers in its tips');
});

for (const [width, height] of SIZES)
  test(`a search leads to its answer, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page, '/user/nearby');
    for (const [path, find] of [
      ['/user/nearby', 'Find Nearby'],
      ['/user/ambulance', 'Find Ambulance'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('textbox').first().fill('28.6315,77.2167');
      await page.getByRole('button', { name: find }).click();
      const heading = page.locator('main h2:focus');
      await expect(heading, path).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await heading.boundingBox())?.y, `${path}: at the top`).toBeLessThan(height / 3);
      // The first place is in sight below it.
      await expect(
        page
          .getByRole('heading', { level: 3 })
          .or(page.getByRole('heading', { level: 4 }))
          .first(),
      ).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await faults(page), path).toEqual([]);
    }
  });

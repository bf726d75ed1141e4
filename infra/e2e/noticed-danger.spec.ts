// The learned reader reads in the page beside the rules. It comes later than they do, and may never come.
import { expect, test, type Page, type Route } from './test.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

const MODELS = '**/page-models*.js';
/** No rule speaks of it. */
const UNNAMED = 'suddenly he slid down and stays like this, please come quickly';
/** The rules and their models may weigh as much, packed by gzip. */
const MOST_BYTES = 160_000;

const box = (page: Page) => page.getByRole('textbox', { name: /^Describe How You Are Feeling/ });
const warning = (page: Page) => page.getByRole('status').filter({ hasText: 'This may be an emergency.' });
const panel = (page: Page) => page.getByRole('region', { name: 'Is this happening now?' });

test('rules and models together are small enough for a slow line', () => {
  const assets = path.resolve(import.meta.dirname, '../../frontend-diagnostics/dist/assets');
  const sizeOf = (name: string): number => {
    const files = globSync(`${name}-*.js.gz`, { cwd: assets });
    expect(files).toHaveLength(1);
    return readFileSync(path.join(assets, files[0]!)).length;
  };
  expect(sizeOf('red-flag-worker') + sizeOf('page-models.generated')).toBeLessThanOrEqual(MOST_BYTES);
});

test('without its models the rules answer alone', async ({ page }) => {
  const asked: string[] = [];
  await page.route(MODELS, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await enter(page, '/user/diagnostics');
  await box(page).fill(UNNAMED);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await box(page).fill('I have crushing chest pain going down my left arm');
  await expect(warning(page).getByRole('link', { name: 'Call 112' })).toBeVisible();
  await box(page).fill(UNNAMED);
  await expect(warning(page)).toHaveCount(0);
});

test('models that come late are read with at once, without another key', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isWanted = false;
  await page.route(MODELS, async (route) => {
    isWanted = true;
    await released;
    await route.continue();
  });
  await enter(page, '/user/diagnostics');
  await box(page).fill('I have crushing chest pain going down my left arm');
  await expect(warning(page)).toBeVisible();
  await box(page).fill(UNNAMED);
  await expect(warning(page)).toHaveCount(0);
  await expect.poll(() => isWanted).toBe(true);
  release();
  await expect(warning(page).getByRole('link', { name: 'Call 112' })).toBeVisible();
});

test('models that were changed on the way are not read with, and leave the rules as they were', async ({ page }) => {
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  await page.route(MODELS, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/SHYR 2 /g, 'SHYR 1 ') });
  });
  await enter(page, '/user/diagnostics');
  await box(page).fill('I have crushing chest pain going down my left arm');
  await expect(warning(page)).toBeVisible();
  await expect.poll(() => reported.join()).toMatch(/digest.*page-models/s);
  await box(page).fill(UNNAMED);
  await expect(warning(page)).toHaveCount(0);
});

test('out of reach of the server, what the reader notices leads to 112', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await page.route('**/api/v1/diagnostics/predict', (route) => route.abort());
  await box(page).fill(UNNAMED);
  await expect(warning(page)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(panel(page).or(page.getByRole('dialog'))).toBeVisible();
  await expect(page.locator('a[href="tel:112"]').filter({ visible: true }).first()).toBeVisible();
});

/** Lets the reader be unsure, whatever it learns: its answer of today, not sure. */
async function unsure(route: Route): Promise<void> {
  const answer = await route.fetch();
  const prediction = (await answer.json()) as { red_flags: { noticed?: { sure: boolean } }[] };
  for (const { noticed } of prediction.red_flags) if (noticed) noticed.sure = false;
  await route.fulfill({ response: answer, json: prediction });
}

for (const width of [360, 1280]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`what is not sure is asked about, ${width} px wide, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.route(MODELS, (route) => route.abort());
      await page.route('**/api/v1/diagnostics/predict', unsure);
      await enter(page, '/user/diagnostics');
      await box(page).fill(UNNAMED);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'Call 112 now' })).toBeVisible();
      await expect(panel(page)).toContainText('We ask because you wrote');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await faultsFoundByAxe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const questions = panel(page).getByRole('group');
      const before = await questions.count();
      expect(before).toBeGreaterThan(0);
      await questions.first().getByRole('button', { name: 'No' }).click();
      await expect(questions).toHaveCount(before - 1);
      await questions.first().getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'What to do now' })).toBeVisible();
      expect(await faultsFoundByAxe(page)).toEqual([]);
    });
  }
}

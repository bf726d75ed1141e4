// Windows and some phones have themes of high contrast. In such a theme nothing that a colour told may be lost, and
// nothing hidden may show.
import { expect, test, type Locator, type Page } from './test.ts';
import { withoutStream } from './forum.ts';
import { USER_PAGES } from './pages.ts';
import { enter } from './person.ts';

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  viewport: { width: 320, height: 720 },
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * The share of an element's pixels on the screen that differ from its background. These are its words, when they can be
 * seen.
 */
async function ink(page: Page, part: Locator): Promise<number> {
  const picture = (await part.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
    return dark / (image.width * image.height);
  }, picture);
}

const borderOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopColor);
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const hasEdge = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0);

test('no edge of the introduction shows that nobody drew, and its dots show', async ({ page }) => {
  await page.goto('/welcome');
  const skip = page.getByRole('button', { name: 'Skip' });
  expect(await borderOf(skip)).toBe(await canvas(page));
  expect(await hasEdge(page.locator('.dots i').last()), 'the dots of the introduction').toBe(true);
});

for (const [app, paths] of USER_PAGES)
  test(`no page of ${app} scrolls sideways, and no edge shows that nobody drew`, async ({ page }) => {
    await withoutStream(page);
    await enter(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
      for (const quiet of await page.locator('.btn-quiet').filter({ visible: true }).all())
        expect(await borderOf(quiet), `${path}: ${await quiet.innerText()}`).toBe(await canvas(page));
    }
  });

test('whom to call can be read, on the emergency page and beside the position', async ({ page, context }) => {
  await enter(page, '/user/diagnostics');
  for (const words of ['I have crushing chest pain going down my left arm', 'I want to kill myself tonight']) {
    await page.getByRole('textbox').first().fill(words);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'None of these apply to me' }).waitFor();
    expect(await ink(page, page.locator('.em-call .word')), words).toBeGreaterThan(0.04);
    expect(await sideways(page), words).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'None of these apply to me' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
  }
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.622788, longitude: 77.213033 });
  await page.goto('/user/ambulance');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  // The page scrolls to the places when they come, and a picture of it would blur before that.
  await expect(page.getByRole('heading', { name: 'Close to you' })).toBeVisible();
  for (const name of ['DIGIPIN', 'Plus Code'])
    expect(await ink(page, page.getByText(name, { exact: true }).first()), name).toBeGreaterThan(0.02);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('how likely an illness is shows in full and in empty dots', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().fill('I have had a runny nose, sneezing and a sore throat for two days.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const fillOf = (dot: Locator) => dot.first().evaluate((circle) => getComputedStyle(circle).fill);
  const empty = page.locator('.like .d:not(.on)');
  await expect(empty.first()).toBeVisible();
  expect(await fillOf(empty)).toBe(await canvas(page));
  expect(await fillOf(page.locator('.like .on'))).not.toBe(await canvas(page));
});

test('a dialog and a toast have an edge', async ({ page }) => {
  await enter(page, '/user/settings');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  expect(await hasEdge(page.locator('[data-sonner-toast]'))).toBe(true);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  expect(await hasEdge(page.getByRole('alertdialog'))).toBe(true);
});

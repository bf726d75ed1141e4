import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from './test.ts';
import { enter } from './person.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`a result prints dark on light and without the app around it, also in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('sahaay.preferences', JSON.stringify({ state: { theme: chosen }, version: 0 }));
    }, theme);
    await enter(page, '/user/diagnostics');
    await page.getByRole('textbox').first().fill('I have had a runny nose, sneezing and a mild cough for two days');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You most likely have:')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
    for (const words of ['h1', '.care-head h2'])
      await expect(page.locator(words).first()).toHaveCSS('color', 'rgb(23, 48, 43)');
  });
}

test('printing gives one page for the doctor: who, what was said, what was advised, what it may be, and no link to anybody', async ({
  page,
}) => {
  // A headless browser has no printer. Its menu would tell the page about the print in the same way.
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await page.route(/sheet-[^/]*\.js$/, async (route) => {
    await delay(1000);
    await route.continue();
  });
  await enter(page, '/user/diagnostics');
  const said = 'My son has had fever, a wet cough and a runny nose for two days. He drinks well and plays.';
  await page.getByRole('radio', { name: 'My child' }).check({ force: true });
  await page.getByLabel('Age', { exact: true }).fill('4');
  await page.getByRole('radio', { name: 'Boy' }).check({ force: true });
  await page.getByRole('textbox', { name: /symptoms|feel/i }).fill(said);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'For the doctor' })).toBeVisible();
  await expect(sheet).toContainText('My child, 4 years old, male');
  await expect(sheet.getByText(said)).toBeVisible();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

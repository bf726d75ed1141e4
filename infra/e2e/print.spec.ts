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
    const ink = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await ink('h1')).toBe('rgb(23, 48, 43)');
    expect(await ink('.care-head h2')).toBe('rgb(23, 48, 43)');
  });
}

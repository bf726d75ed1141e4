// Dialogs and toasts lie over a page for a moment. The words of their buttons stay in one line, and they hide nothing
// that has the focus.
import { expect, test, type Locator, type Page } from './test.ts';
import { openSettings, update } from './account-screens.ts';
import { enter } from './person.ts';

const SIZES = [
  [320, 640],
  [360, 780],
  [1280, 900],
] as const;

/** The first two buttons lie side by side, or each button has a row to itself. */
const lines = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('the buttons of a dialog keep their words in one line, and share a row where it is wide enough', async ({
  page,
}) => {
  await enter(page);
  await openSettings(page);
  await page.getByLabel('Full Name').fill('Asha');
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();
  const buttons = page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button');
  await expect(buttons).toHaveText(['Keep Editing', 'Leave Without Saving']);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await lines(buttons), `${width} px`).toEqual([1, 1]);
    const [one, other] = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    if (width === 1280) expect(one!.y).toBe(other!.y);
  }
});

/** The pixels of the focused element's height that a toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom, left, right } = document.activeElement!.getBoundingClientRect();
    const toasts = [...document.querySelectorAll('[data-sonner-toast]:not(:focus)')];
    return Math.max(
      0,
      ...toasts.map((toast) => {
        const box = toast.getBoundingClientRect();
        const isBeside = box.right <= left || box.left >= right;
        return isBeside ? 0 : Math.min(bottom, box.bottom) - Math.max(top, box.top);
      }),
    );
  });

for (const [width, height] of SIZES) {
  test(`a toast covers nothing that has the focus, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page);
    await openSettings(page);
    await update(page);
    await page.getByRole('button', { name: 'Update Profile' }).focus();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    // The toast stays while the mouse is on it.
    await toast.hover();
    const last = page.getByRole('button', { name: 'Delete Account' });
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => covered(page)).toBeLessThanOrEqual(0);
      if (await last.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    await expect(toast).toBeVisible();
  });

  test(`a toast that comes over what has the focus moves it up, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page);
    await openSettings(page);
    const button = page.getByRole('button', { name: 'Download everything we hold about you' });
    await button.focus();
    // The button now stands as low on the screen as it can.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.press('Enter');
    await expect(page.locator('[data-sonner-toast]').getByText('Your download is ready.')).toBeVisible();
    await page.locator('[data-sonner-toast]').hover();
    await expect(button).toBeFocused();
    await expect.poll(() => covered(page)).toBeLessThanOrEqual(0);
  });
}

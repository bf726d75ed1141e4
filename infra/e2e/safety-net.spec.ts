// The safety net: a text that was not understood is not called harmless, and an answer says when to come back and how to get
// to a hospital.
import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

const NONSENSE = 'the gullu keeps flopping in the bazaar';
const HALF =
  'runny nose and sneezing since two days, and the whole office tour of manali got postponed as the manager resigned after a quarrel with the tall accountant';

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Describe How You Are Feeling/ }).fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
}

const check = (page: Page) => page.getByRole('group', { name: 'First: is one of these true right now?' });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a text that is not understood: signs of danger first, then what was not understood', async ({ page }) => {
      await enter(page, '/user/diagnostics');
      await ask(page, NONSENSE);
      await expect(check(page).getByRole('button')).toHaveCount(6);
      for (const number of ['112', '14416']) await expect(page.locator(`main a[href="tel:${number}"]`)).toBeVisible();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await faultsFoundByAxe(page)).toEqual([]);
      }
      await check(page).getByRole('button', { name: 'Not breathing, or only gasping' }).click();
      await expect(page.getByRole('dialog').getByText('Push hard and fast')).toBeVisible();
      await page.getByRole('button', { name: 'None of these apply to me' }).click();
      await check(page).getByRole('button', { name: 'None of these' }).click();
      await expect(page.getByRole('heading', { name: 'We did not understand this' })).toBeFocused();
      await expect(page.getByText('We did not understand “gullu keeps flopping in the bazaar”')).toBeVisible();
      expect(await faultsFoundByAxe(page)).toEqual([]);
    });

    for (const locale of ['en-IN', 'hi-IN'])
      test.describe(`on a small phone, ${locale}`, () => {
        test.use({ locale, viewport: { width: 360, height: 780 } });

        test('both numbers to call are in view below the signs, above the bar', async ({ page }) => {
          await enter(page, '/user/diagnostics');
          await page.getByRole('main').getByRole('textbox').first().fill(NONSENSE);
          await page.locator('main button[type=submit]').click();
          await expect(page.locator('main a[href^="tel:"]')).toHaveCount(2);
          const covered = await page.locator('main a[href^="tel:"]').evaluateAll((rows) =>
            rows
              .filter((row) => {
                const { left, right, top, bottom } = row.getBoundingClientRect();
                const corners = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
                  [top + 1, bottom - 1].map((y) => [x, y] as const),
                );
                return corners.some(([x, y]) => !row.contains(document.elementFromPoint(x, y)));
              })
              .map((row) => row.textContent),
          );
          expect(covered).toEqual([]);
        });
      });

    test('a text of which a part is understood: no care at home, and the same check above the answer', async ({
      page,
    }) => {
      await enter(page, '/user/diagnostics');
      await ask(page, HALF);
      await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
      await expect(page.getByRole('heading', { name: /Look after/ })).toHaveCount(0);
      await expect(page.getByText(/We did not understand “/)).toBeVisible();
      await check(page).getByRole('button', { name: 'Thoughts of ending one’s life' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 14416 now' })).toBeVisible();
      await page.getByRole('button', { name: 'None of these apply to me' }).click();
      await check(page).getByRole('button', { name: 'None of these' }).click();
      await expect(check(page)).toHaveCount(0);
    });

    test('when to come back, and how to get to a hospital', async ({ page }) => {
      await enter(page, '/user/diagnostics');
      await ask(page, 'runny nose, sneezing and blocked nose since 4 days');
      await expect(page.getByText('If it is not better in 6 days, see a doctor.')).toBeVisible();
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start again' }).click();
      await ask(page, 'sudden strong pain in my left testicle since an hour');
      await expect(page.getByRole('heading', { name: 'Go to a hospital now', level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('link').first()).toHaveText('Find a hospital near you');
      await expect(page.getByRole('dialog').getByRole('link', { name: /112/ })).toBeVisible();
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await page.getByRole('button', { name: 'None of these apply to me' }).click();
      await expect(page.getByRole('heading', { name: 'Go to a hospital now', level: 2 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'See hospitals nearby' })).toBeVisible();
    });
  });

import { expect, test } from './test.ts';
import { testLaterCode } from './later-code.ts';
import { DIAGNOSTICS } from './later-code-visits.ts';
import { enter } from './person.ts';

testLaterCode('diagnostics', 'somebody', DIAGNOSTICS);

test.describe('without the code that shows an answer', () => {
  test.beforeEach(async ({ page }) => {
    await enter(page, '/user/diagnostics');
    await page.route('**/remotes/diagnostics/assets/parts-*.js', (route) => route.abort());
  });

  test('the page says so, and shows the answer when asked again', async ({ page }) => {
    await page.getByRole('textbox').first().fill('An itchy rash on both arms for five days.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your result did not load. Check your connection and try again.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  });

  test('an emergency shows at once', async ({ page }) => {
    await page.getByRole('textbox').first().fill('Crushing pain in my chest and left arm, I am sweating.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This may be an emergency' })).toBeVisible();
  });
});

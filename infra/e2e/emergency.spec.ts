import { expect, test } from './test.ts';
import { enter } from './person.ts';

const describe = async (page: import('./test.ts').Page, words: string): Promise<void> => {
  await page.goto('/user/diagnostics');
  await page.getByRole('textbox').first().fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
};

test('chest pain spreading to the arm interrupts with the number to call, even when the server is unreachable', async ({
  page,
}) => {
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().waitFor();
  await page.route('**/api/v1/diagnostics/predict', (route) => route.abort());
  await page.getByRole('textbox').first().fill('I have crushing chest pain going down my left arm and I am sweating');
  await page.getByRole('button', { name: 'Submit' }).click();
  const heading = page.getByRole('heading', { name: 'This may be an emergency' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('link', { name: /112/ }).first()).toHaveAttribute('href', 'tel:112');
  await expect(page.getByText('None of these apply to me')).toBeVisible();
});

test('thoughts of suicide lead to Tele-MANAS', async ({ page }) => {
  await enter(page);
  await describe(page, 'I want to kill myself tonight');
  await expect(page.getByRole('link', { name: /14416/ }).first()).toHaveAttribute('href', 'tel:14416');
});

test('a denied symptom is no emergency', async ({ page }) => {
  await enter(page);
  await describe(page, 'Runny nose and sneezing for two days, no chest pain and no trouble breathing');
  await expect(page.getByText('You most likely have:')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This may be an emergency' })).toHaveCount(0);
});

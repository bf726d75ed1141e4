import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

async function ask(page: Page, words: string): Promise<void> {
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('a plain question is answered with its sources, and the page has no fault', async ({ page }) => {
  await ask(page, 'can we give honey to a 6 month old baby?');
  await expect(page.getByRole('heading', { name: 'Can a baby under one year have honey?' })).toBeVisible();
  await expect(page.getByText(/^Sources: .*Botulism prevention/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsFoundByAxe(page)).toEqual([]);
    }
  }
});

test('who asks in Devanagari reads Hindi, marked as such', async ({ page }) => {
  await ask(page, 'कुत्ते के काटने पर कितने टीके लगते हैं?');
  await expect(page.getByText(/दिन 0, 3, 7 और 28/)).toHaveAttribute('lang', 'hi');
});

test('a complaint and a question are both answered', async ({ page }) => {
  await ask(page, 'fever and cough since 3 days, can I take crocin with BP tablets?');
  await expect(
    page.getByRole('heading', { name: 'Can I take paracetamol with BP, sugar or heart tablets?' }),
  ).toBeVisible();
  await expect(page.getByText('You most likely have:')).toBeVisible();
});

test('a question without an answer is told so', async ({ page }) => {
  await ask(page, 'what is the price of an MRI in Pune');
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(page.getByRole('heading', { name: 'We cannot answer this question' })).toBeVisible();
});

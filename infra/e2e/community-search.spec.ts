import { expect, test } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { postWith, send, somebody } from './forum.ts';

test('posts and replies are found by words and by a topic, by the keyboard, and what is looked for stays out of addresses', async ({
  browser,
}) => {
  const page = await somebody(browser);
  const mark = Date.now();
  const { id } = await send(page, `${mark} My neighbour has dengue, what can he eat?`);
  await send(page, `${mark} Papaya and coconut water, said our doctor.`, id);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const box = page.getByRole('searchbox', { name: 'Search posts and replies' });
  await box.fill(`${mark} papaya`);
  const found = postWith(page, `${mark} My neighbour`);
  await expect(found).toBeVisible();
  await expect(found.locator('mark', { hasText: /papaya/i })).toBeVisible();
  await expect(page.getByText('1 post found')).toBeAttached();
  expect(await faultsFoundByAxe(page)).toEqual([]);

  await box.fill('dengu');
  const topic = page.getByRole('button', { name: /dengue/i }).first();
  await topic.focus();
  await page.keyboard.press('Enter');
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('textbox', { name: 'Your post' })).toBeVisible();

  await box.fill(`${mark} nothingofthekind`);
  await expect(page.getByText(/^Nobody has written about this yet/)).toBeVisible();
  expect([page.url(), ...asked].filter((url) => /papaya|dengu|nothing/i.test(url))).toEqual([]);
});

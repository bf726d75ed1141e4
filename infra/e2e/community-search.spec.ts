import { expect, test } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { postWith, send, somebody } from './forum.ts';

const COLD = 'I have had a runny nose, sneezing, a sore throat and a mild cough for two days. No fever.';

test('letters typed one right after the other make one entry of the history, so that going back closes the search', async ({
  browser,
}) => {
  const page = await somebody(browser);
  const entries = (): Promise<number> => page.evaluate(() => history.length);
  const before = await entries();
  const box = page.getByRole('searchbox', { name: 'Search posts and replies' });
  await box.evaluate((field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (const words of ['f', 'fe', 'fev']) {
      set!.call(field, words);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
  expect(await entries()).toBe(before + 1);
});

test('posts and replies are found by words, by a topic and from a result, by the keyboard, and what is looked for stays out of addresses', async ({
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

  // From the result of a check, by the name of an illness and nothing else.
  await send(page, `${mark} A common cold took my family a week.`);
  await page.route('**/remotes/community/**', (route) => route.abort());
  await page.goto('/user/diagnostics');
  await page.getByRole('textbox', { name: /^Describe How You Are Feeling/ }).fill(COLD);
  await page.getByRole('button', { name: 'Submit' }).click();
  const others = page.getByRole('button', { name: 'People who wrote about this' });
  await others.focus();
  await page.keyboard.press('Enter');
  const names = page.getByRole('group', { name: /Only that name is sent/ }).getByRole('button');
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await names.first().click();
  await expect(page.getByText(/^The community did not load, so nothing was sent/)).toBeVisible();
  await page.unroute('**/remotes/community/**');
  const searches = page.waitForRequest('**/api/v1/community/search');
  await names.first().click();
  expect(Object.keys((await searches).postDataJSON() as object).toSorted()).toEqual(['limit', 'topic']);
  await expect(postWith(page, `${mark} A common cold`)).toBeVisible();
  await expect(page).toHaveURL('/user/community');
  expect(asked.filter((url) => /cold/i.test(url))).toEqual([]);
});

// Help comes before a post that tells of an emergency, and a question before one with a phone number. What is sent here is
// answered by the test, so that no other test meets these posts.
import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

const DESPAIR = 'I want to kill myself';
const box = (page: Page) => page.getByRole('textbox', { name: 'Your post' });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const help = (page: Page) => page.getByRole('alertdialog', { name: 'You are not alone' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Do you want to share this with everyone?' });

/** Answers posts in the server's place, and counts them with their keys. */
async function countPosts(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/api/v1/community/posts', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? '');
    const { content } = request.postDataJSON() as { content: string };
    const sent = { id: crypto.randomUUID(), username: 'Asha Kulkarni', content, likes: 0, liked: false, mine: true };
    return route.fulfill({
      status: 201,
      json: { ...sent, replies: 0, hidden: null, createdAt: new Date().toISOString() },
    });
  });
  return keys;
}

test('words of despair get help first, by the keyboard too, and the line stays after they were sent', async ({
  page,
}) => {
  await enter(page, '/user/community');
  const keys = await countPosts(page);
  await box(page).fill(DESPAIR);
  // What the rules do not answer in four seconds goes out unread, so they are there before.
  await expect.poll(() => page.workers().length).toBe(1);
  await page.workers()[0]!.evaluate(() => undefined);
  await post(page).press('Enter');
  await expect(help(page).getByRole('link', { name: /14416/ })).toBeFocused();
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(DESPAIR);
  expect(keys).toEqual([]);

  await post(page).press('Enter');
  await help(page).getByRole('button', { name: 'Post it all the same' }).dblclick();
  await expect(box(page)).toHaveValue('');
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  await expect(page.getByRole('alert').locator('a[href="tel:14416"]')).toBeVisible();
  expect(await faultsFoundByAxe(page)).toEqual([]);
});

test('a phone number raises one question, and going back leads to the box', async ({ page }) => {
  await enter(page, '/user/community');
  const keys = await countPosts(page);
  await box(page).fill('Call me on +91 98765 43210. My sugar is 140, and 112 was kind.');
  await post(page).click();
  await expect(question(page).getByRole('listitem')).toHaveText(['+91 98765 43210']);
  await expect(question(page).getByRole('button', { name: 'Go back and edit' })).toBeFocused();
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await box(page).fill('My sugar is 140, and 112 was kind.');
  await post(page).click();
  await expect(box(page)).toHaveValue('');
  expect(keys).toHaveLength(1);
});

test('without the code that reads it, a post goes out at once', async ({ page }) => {
  await enter(page, '/user/community');
  const keys = await countPosts(page);
  await page.route(/\/(gate|danger-worker|emergencies)-[^/]+\.js$/, (route) => route.abort());
  await box(page).fill(DESPAIR);
  await post(page).click();
  await expect(box(page)).toHaveValue('');
  expect(keys).toHaveLength(1);
});

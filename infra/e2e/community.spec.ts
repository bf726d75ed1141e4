import { expect, test, type Browser, type Locator, type Page } from './test.ts';
import { enter } from './person.ts';

/** Puts a person on the forum in a browser of their own. */
async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, '/user/community');
  return page;
}

const postWith = (page: Page, words: string): Locator => page.getByRole('article').filter({ hasText: words }).first();

async function write(page: Page, words: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Your post' }).fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postWith(page, words)).toBeVisible();
  return postWith(page, words);
}

test('one person asks without their name, another answers by the keyboard, and both see it', async ({ browser }) => {
  const [asking, answering] = [await somebody(browser), await somebody(browser)];
  const words = `What helps against a dry cough? ${Date.now()}`;
  await asking.getByRole('checkbox', { name: /^Post without my name/ }).check();
  await expect(asking.getByText('Your name will not show')).toBeVisible();
  const own = await write(asking, words);
  await expect(own).toContainText('Anonymous');
  await expect(own).not.toContainText('Asha Kulkarni');

  await answering.reload();
  const question = postWith(answering, words);
  await question.getByRole('button', { name: 'Reply', exact: true }).focus();
  await answering.keyboard.press('Enter');
  const box = question.getByRole('textbox', { name: 'Your reply' });
  await expect(box).toBeFocused();
  await answering.keyboard.type('Warm water with honey helped me.');
  await answering.keyboard.press('Tab');
  await answering.keyboard.press('Tab');
  await answering.keyboard.press('Enter');
  const answer = question.getByRole('article').filter({ hasText: 'Warm water' });
  await expect(answer).toContainText('Asha Kulkarni');
  await expect(question.getByRole('button', { name: '1 reply' })).toBeVisible();
  await expect(box).toHaveValue('');

  await asking.reload();
  await expect(asking.getByRole('checkbox', { name: /^Post without my name/ })).toBeChecked();
  await own.getByRole('button', { name: '1 reply' }).click();
  const seen = own.getByRole('article').filter({ hasText: 'Warm water' });
  await seen.getByRole('button', { name: '0 likes' }).click();
  await expect(seen.getByRole('button', { name: '1 like' })).toHaveAttribute('aria-pressed', 'true');

  await answer.getByRole('button', { name: 'Delete' }).click();
  await answering.getByRole('button', { name: 'Delete reply' }).click();
  await expect(answer).toHaveCount(0);
  await expect(question.getByRole('button', { name: 'Reply', exact: true }).first()).toBeFocused();
});

test('a reply to a post that was deleted meanwhile says so, and nothing breaks', async ({ browser }) => {
  const [asking, answering] = [await somebody(browser), await somebody(browser)];
  const words = `Gone in a moment ${Date.now()}`;
  const own = await write(asking, words);
  await answering.reload();
  const question = postWith(answering, words);
  await question.getByRole('button', { name: 'Reply', exact: true }).click();
  await own.getByRole('button', { name: 'Delete' }).click();
  await asking.getByRole('button', { name: 'Delete post' }).click();
  await expect(own).toHaveCount(0);
  await question.getByRole('textbox', { name: 'Your reply' }).fill('Are you still there?');
  await question.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await expect(answering.getByText('Post not found')).toBeVisible();
  await expect(question).toHaveCount(0);
});

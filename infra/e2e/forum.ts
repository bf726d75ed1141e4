import { expect, type Browser, type Locator, type Page } from './test.ts';
import { enter } from './person.ts';

/**
 * Puts a person on the forum in a browser of their own.
 * @param baseURL of a product of the test's own
 */
export async function somebody(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await enter(page, '/user/community');
  return page;
}

/**
 * Has this page wait for its turn to listen to news, as if another page of the browser listened. An open stream would
 * keep the network from ever being idle.
 */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(navigator.locks, { request: () => new Promise(() => undefined) }));

export const postWith = (page: Page, words: string): Locator =>
  page.getByRole('article').filter({ hasText: words }).first();

/** Writes a post through the form. */
export async function write(page: Page, words: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Your post' }).fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postWith(page, words)).toBeVisible();
  return postWith(page, words);
}

/** Writes a post, or a reply to one, without the form. */
export async function send(page: Page, content: string, postId?: string): Promise<{ readonly id: string }> {
  const path = postId ? `/api/v1/community/posts/${postId}/replies` : '/api/v1/community/posts';
  const answer = await page.request.post(path, { data: { content } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string };
}

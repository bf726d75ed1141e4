import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { postWith, send, somebody } from './forum.ts';
import { signOut } from './person.ts';
import { startProduct, type Product } from '../test/product.ts';
import { watchShifts, worst } from './shifts.ts';

/** How many event streams the product has open, as its metrics tell. */
async function streams(): Promise<number> {
  const metrics = await (await fetch(`${product.url}/api/metrics`)).text();
  return Number(/^sahaay_live_streams (\d+)$/m.exec(metrics)?.[1]);
}

// Other tests write posts too, which would count here.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const place = async (page: Page, words: string): Promise<number | undefined> =>
  (await postWith(page, words).boundingBox())?.y;

test('what others write, answer and like is there at once, and nothing moves', async ({ browser }) => {
  const [writing, reading] = [await somebody(browser, product.url), await somebody(browser, product.url)];
  const mark = Date.now();
  const say = (words: string) => `${mark} ${words}`;
  for (let n = 0; n < 6; n += 1) await send(writing, say(`Earlier ${n}. ${'A walk in the evening. '.repeat(8)}`));
  const { id } = await send(writing, say('Who sleeps badly in the heat?'));
  const above = await send(writing, say('Above'));
  await watchShifts(reading);
  await reading.reload();
  await postWith(reading, say('Who sleeps')).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect.poll(streams).toBe(2);
  await reading.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await postWith(reading, say('Who sleeps')).evaluate((post) => post.scrollIntoView({ block: 'center' }));
  const before = await place(reading, say('Who sleeps'));

  for (const n of [1, 2, 3]) await send(writing, say(`News ${n}`));
  await expect(reading.getByRole('button', { name: '3 new posts' })).toBeInViewport();
  await send(writing, say('A wet sheet at the window'), id);
  await writing.request.post(`/api/v1/community/posts/${id}/like`);
  const question = postWith(reading, say('Who sleeps'));
  await expect(question.getByRole('button', { name: '1 like' })).toBeVisible();
  // What this person likes on another device.
  await reading.request.post(`/api/v1/community/posts/${id}/like`);
  await expect(question.getByRole('button', { name: '2 likes' })).toHaveAttribute('aria-pressed', 'true');
  await expect(question.getByRole('button', { name: '1 new reply' })).toBeVisible();
  await expect(question.getByRole('button', { name: '1 reply' })).toBeVisible();
  expect(await place(reading, say('Who sleeps'))).toBe(before);
  await expect(postWith(reading, say('News 1'))).toHaveCount(0);
  // What is deleted above the post that is read leaves its room.
  await writing.request.delete(`/api/v1/community/posts/${above.id}`);
  await expect(reading.getByText('Post not found')).toBeAttached();
  await expect(postWith(reading, say('Above'))).toHaveCount(0);
  expect(await place(reading, say('Who sleeps'))).toBe(before);
  expect(await faultsFoundByAxe(reading)).toEqual([]);

  await question.getByRole('button', { name: '1 new reply' }).click();
  await expect(question.getByRole('article').filter({ hasText: 'A wet sheet' })).toBeVisible();
  await reading.getByRole('button', { name: '3 new posts' }).click();
  await expect(postWith(reading, say('News 3'))).toBeInViewport();
  await expect(reading.getByRole('article').first()).toContainText(say('News 3'));
  await expect(reading.getByRole('heading', { name: 'Recent Posts' })).toBeFocused();
  const { value, moved } = await worst(reading);
  expect(value, moved.join('; ')).toBeLessThanOrEqual(0.05);

  // Another page of the same browser gets its news from the first one, and takes over when that is closed.
  const other = await reading.context().newPage();
  await other.goto('/user/community');
  await expect(postWith(other, say('News 3'))).toBeVisible();
  await other.waitForFunction(async () => (await navigator.locks.query()).pending?.length === 1);
  expect(await streams()).toBe(2);
  await send(writing, say('For both'));
  for (const page of [reading, other]) await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
  await postWith(other, say('News 3')).getByRole('button', { name: '0 likes' }).click();
  await expect(postWith(reading, say('News 3')).getByRole('button', { name: '1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await reading.close();
  await expect.poll(streams).toBe(2);
  await send(writing, say('For the one that is left'));
  await expect(other.getByRole('button', { name: '2 new posts' })).toBeVisible();
  // What goes with an account.
  expect((await writing.request.delete('/api/v1/account/user/delete')).status()).toBe(200);
  await expect(postWith(other, say('News 3'))).toHaveCount(0);
  await expect(other.getByText('Post not found').first()).toBeAttached();
  await expect(other.getByRole('button', { name: '2 new posts' })).toHaveCount(0);
  await expect.poll(streams).toBe(1);
  await signOut(other);
  await expect.poll(streams).toBe(0);
});

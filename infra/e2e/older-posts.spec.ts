import { expect, test, type Locator, type Page } from './test.ts';
import { send } from './forum.ts';
import { enter } from './person.ts';
import { expectStillPage, watchShifts } from './shifts.ts';

/** The server gives 20 posts at a time, so that these are a whole page more and a short one. */
const POSTS = 43;
const SIZES = [
  [360, 780],
  [1280, 900],
] as const;

/** Opens a person's own posts, of all lengths. Older ones come when `answer` is called, as they do over a slow line. */
async function openPosts(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await watchShifts(page);
  const { email } = await enter(page);
  for (let n = 0; n < POSTS; n += 1)
    await send(page, `Post ${n} of ${email.slice(0, 8)}. ${'Rest and drink enough. '.repeat(1 + ((n * 7) % 20))}`);
  const held: (() => void)[] = [];
  const refused = { next: false };
  await page.route(/\/community\/posts\?.*cursor=/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await (refused.next ? route.fulfill({ status: 500, json: {} }) : route.continue());
  });
  await page.goto('/user/community/mine');
  const answer = async ({ refuse = false } = {}): Promise<void> => {
    await expect.poll(() => held.length).toBe(1);
    // From half a second after the press on, the browser counts what moves as moving by itself.
    await page.waitForTimeout(700);
    refused.next = refuse;
    held.pop()!();
    await expect(page.getByRole('button', { name: 'Loading more posts...' })).toHaveCount(0);
  };
  return { more: page.getByRole('button', { name: 'Show more' }), answer };
}

const outlines = (page: Page): Locator => page.locator('ul[aria-hidden="true"] > li');
const articles = (page: Page): Locator => page.getByRole('article');

for (const [width, height] of SIZES) {
  test(`older posts move nothing when they come, ${width} px wide`, async ({ page }) => {
    const { more, answer } = await openPosts(page, width, height);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(outlines(page)).toHaveCount(20);
    await expect(outlines(page).first()).toBeInViewport();
    await answer();
    await expect(articles(page)).toHaveCount(40);
    await expect(outlines(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(more).not.toBeInViewport();

    // Somebody reads on meanwhile, and this last page is shorter than its outlines.
    await page.keyboard.press('Enter');
    await outlines(page).last().scrollIntoViewIfNeeded();
    await answer();
    await expect(articles(page)).toHaveCount(POSTS);
    await expect(more).toHaveCount(0);
    await expectStillPage(page);
  });

  test(`older posts that do not come move nothing, ${width} px wide`, async ({ page }) => {
    const { more, answer } = await openPosts(page, width, height);
    await more.click();
    await answer({ refuse: true });
    await expect(page.getByRole('alert')).toHaveText('Server error. Please try again later');
    await expect(more).toBeFocused();
    await expect(more).toBeInViewport();
    await expectStillPage(page);
  });
}

import { PAGE_SIZE_DEFAULT } from '@sahaay/contracts/constants';
import { expect, test, type Locator, type Page, type Route } from './test.ts';
import { postWith, send } from './forum.ts';
import { enter } from './person.ts';
import { expectStillPage, watchShifts } from './shifts.ts';

/** Two whole pages and a short one. */
const ALL = PAGE_SIZE_DEFAULT * 2 + 3;
const SIZES = [
  [360, 780],
  [1280, 900],
] as const;

const outlines = (page: Page): Locator => page.locator('ul[aria-hidden="true"] > li');

/** Lets pages of a list come when the answer is called, as they do over a slow line. */
async function holdPages(page: Page, path: RegExp) {
  const held: (() => void)[] = [];
  await page.route(path, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  return async (): Promise<void> => {
    await expect.poll(() => held.length).toBe(1);
    // From half a second after the press on, the browser counts what moves as moving by itself.
    await page.waitForTimeout(700);
    held.pop()!();
  };
}

/** Answers the queue of reports in the server's place, page by page. */
async function answerQueue(route: Route): Promise<void> {
  const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
  const cases = Array.from({ length: ALL }, (_, n) => ({
    id: crypto.randomUUID(),
    kind: n % 3 === 0 ? 'reply' : 'post',
    username: 'Asha Kulkarni',
    content: `Report ${n}. ${'Rest and drink enough. '.repeat(1 + ((n * 7) % 12))}`,
    createdAt: new Date(Date.UTC(2026, 10, 1 + (n % 20))).toISOString(),
    reports: 1 + (n % 4),
    hidden: n % 2 === 0,
    reviewAsked: n % 5 === 0,
  }));
  const next = from + PAGE_SIZE_DEFAULT;
  const headers: Record<string, string> =
    next < ALL ? { Link: `</api/v1/community/moderation?cursor=${next}>; rel="next"` } : {};
  await route.fulfill({ json: cases.slice(from, next), headers });
}

for (const [width, height] of SIZES) {
  test(`more replies move nothing when they come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const name = (await enter(page)).email.slice(0, 8);
    const question = `Who has slept well? ${name}`;
    await send(page, `Below the replies to ${name}`);
    const { id } = await send(page, question);
    for (let n = 0; n < ALL; n += 1)
      await send(page, `Reply ${n} of ${name}. ${'Rest well. '.repeat(1 + ((n * 7) % 12))}`, id);
    await page.goto('/user/community/mine');
    const answer = await holdPages(page, /\/replies(\?|$)/);
    const replies = page.getByRole('region', { name: 'Replies' }).getByRole('article');
    await postWith(page, question)
      .getByRole('button', { name: `${ALL} replies` })
      .click();
    await expect(outlines(page)).toHaveCount(PAGE_SIZE_DEFAULT);
    await answer();
    await expect(replies).toHaveCount(PAGE_SIZE_DEFAULT);
    await expectStillPage(page);

    const more = page.getByRole('button', { name: 'Show more replies' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(outlines(page)).toHaveCount(PAGE_SIZE_DEFAULT);
    await expect(outlines(page).first()).toBeInViewport();
    await answer();
    await expect(replies).toHaveCount(PAGE_SIZE_DEFAULT * 2);
    await expect(outlines(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await expectStillPage(page);

    // What comes last is as many as its outlines, and about as high.
    await more.scrollIntoViewIfNeeded();
    await page.keyboard.press('Enter');
    await expect(outlines(page)).toHaveCount(3);
    await answer();
    await expect(replies).toHaveCount(ALL);
    await expect(more).toHaveCount(0);
    await expectStillPage(page, 0.05);
  });

  test(`more reports move nothing when they come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await enter(page);
    await page.route('**/api/v1/community/moderation*', answerQueue);
    const answer = await holdPages(page, /\/community\/moderation\?.*cursor=/);
    await page.goto('/user/community/reports');
    const more = page.getByRole('button', { name: 'Show more' });
    const cases = page.getByRole('article');
    await expect(cases).toHaveCount(PAGE_SIZE_DEFAULT);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(outlines(page).first()).toBeInViewport();
    await answer();
    await expect(cases).toHaveCount(PAGE_SIZE_DEFAULT * 2);
    await expect(outlines(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await expectStillPage(page);
  });
}

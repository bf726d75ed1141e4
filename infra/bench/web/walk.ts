import type { Page } from '@playwright/test';
import { slowDown } from './first-load.ts';

interface Slowest {
  readonly where: string;
  /** Milliseconds from a key or press to the next painted frame, which browsers round to 8. */
  readonly inp: number;
}

/** In the page: notes how long the slowest interaction takes until something is painted. */
function noteInteractions(): void {
  Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    const seen = window as unknown as { slowest: number };
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const main = (page: Page) => page.getByRole('main');

/** What a person does on their way: each step with its name. The last page of a step is where its slowest is read. */
const WALK: readonly (readonly [where: string, go: (page: Page) => Promise<void>])[] = [
  [
    'from the dashboard to the check',
    async (page) => {
      await main(page)
        .getByRole('link', { name: /Self Diagnostics/ })
        .click();
      await page.getByRole('textbox').first().waitFor();
    },
  ],
  [
    'typing a complaint',
    async (page) => {
      await page.getByRole('textbox').first().click();
      await page.keyboard.type('I have a sore throat and a runny nose since Monday, no fever', { delay: 40 });
      await page.waitForTimeout(1500);
    },
  ],
  [
    'submitting it, answering a question',
    async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.locator('[role=group][aria-labelledby=follow-up]').getByRole('button').first().click();
      await page.waitForTimeout(1000);
    },
  ],
  [
    'searching nearby',
    async (page) => {
      await page.goto('/user/nearby');
      await page.getByLabel('Location', { exact: true }).fill('28.6315,77.2167');
      await page.getByRole('button', { name: 'Find Nearby' }).click();
      await main(page)
        .getByRole('link', { name: /Directions/ })
        .first()
        .waitFor();
    },
  ],
  [
    'writing a post',
    async (page) => {
      await page.goto('/user/community');
      await page.getByRole('textbox').first().click();
      await page.keyboard.type('Drink enough on hot days.', { delay: 40 });
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await page.getByText('Drink enough on hot days.').last().waitFor();
    },
  ],
  [
    'changing the theme in settings',
    async (page) => {
      await page.goto('/user/settings');
      await page.getByText('Dark', { exact: true }).click();
      await page.getByText('Light', { exact: true }).click();
    },
  ],
];

/** Walks through the app with a slowed processor, on a fast line, and reads the slowest interaction of each step. */
export async function walk(page: Page): Promise<Slowest[]> {
  await page.addInitScript(noteInteractions);
  const session = await slowDown(page, false);
  await page.goto('/user/dashboard', { waitUntil: 'networkidle' });
  const slowest: Slowest[] = [];
  for (const [where, go] of WALK) {
    await page.evaluate(() => Object.assign(window, { slowest: 0 }));
    await go(page);
    await page.waitForTimeout(500);
    const inp = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
    slowest.push({ where, inp });
  }
  await session.detach();
  return slowest;
}

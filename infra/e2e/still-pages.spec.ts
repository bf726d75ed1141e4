import { expect, test, type Locator, type Page } from './test.ts';
import { withoutStream } from './forum.ts';
import { enter, NEW_DELHI } from './person.ts';
import { watchShifts, worst } from './shifts.ts';

/** The device takes its time to say where it is, and the browser to say whether it may. */
const locateLate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later =
      <Args extends unknown[]>(run: (...args: Args) => void, ms: number): ((...args: Args) => void) =>
      (...args) =>
        void setTimeout(() => run(...args), ms);
    const { geolocation, permissions } = navigator;
    geolocation.getCurrentPosition = later(geolocation.getCurrentPosition.bind(geolocation), 1000);
    const query = permissions.query.bind(permissions);
    permissions.query = async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return query(asked);
    };
  });

type Loading = readonly [path: string, ready: (page: Page) => Locator, settled?: (page: Page) => Promise<unknown>];
const PAGES: Readonly<Record<'diagnostics' | 'community', readonly Loading[]>> = {
  diagnostics: [
    ['/user/diagnostics', (page) => page.getByRole('textbox').first()],
    ['/user/nearby', (page) => page.getByRole('button', { name: 'Find Nearby' })],
    [
      '/user/ambulance',
      (page) => page.getByRole('button', { name: 'Find Ambulance' }),
      (page) => expect(page.getByRole('heading', { name: 'Close to you' })).toBeAttached(),
    ],
  ],
  community: [['/user/community', (page) => page.getByRole('article').first()]],
};
const SIZES = [
  [360, 780],
  [1280, 900],
] as const;

test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'] });

for (const [remote, pages] of Object.entries(PAGES))
  for (const [width, height] of SIZES)
    test(`nothing moves by itself while a page of ${remote} loads, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await locateLate(page);
      await withoutStream(page);
      await enter(page);
      for (const [index] of Array.from({ length: 5 }).entries())
        await page.request.post('/api/v1/community/posts', {
          data: { content: `Post ${index}. ${'Drink water and rest. '.repeat(6)}` },
        });
      // On this slow line the posts and the configuration come long after everything else.
      for (const late of ['**/api/v1/community/posts*', '**/config.json'])
        await page.route(late, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1200));
          await route.continue();
        });
      for (const [path, ready, settled] of pages) {
        await page.goto(path);
        await expect(ready(page)).toBeVisible();
        // Only a later file or answer could still move the page.
        await page.waitForLoadState('networkidle');
        await settled?.(page);
        const { value, moved } = await worst(page);
        expect(value, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.05);
      }
    });

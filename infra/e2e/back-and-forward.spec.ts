// A page that somebody comes back to is the one they left, as they left it: the browser keeps it whole (the back/forward
// cache) and asks nothing of the network. Playwright switches that cache off, so this file switches it on. The Chromium
// without windows has none and loads the page anew; there this file looks at what is shown after Back alone.
import { paths } from '@sahaay/contracts/paths';
import { expect, test, type Page } from './test.ts';
import { send, somebody, withoutStream } from './forum.ts';
import { enter, signOut } from './person.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../test/system-packages.ts';

const executablePath = chromiumPath();
const hasCache = !executablePath?.includes('headless');

test.use({
  launchOptions: {
    executablePath,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Pages before sign-in, and those after it. */
const PUBLIC = [paths.landing, paths.welcome, paths.emergency, paths.terms, paths.signIn, paths.signUp];
const OWN = [paths.dashboard, paths.settings, paths.diagnostics, paths.nearby, paths.ambulance, paths.community];

/** Loads another document in place of the page, and comes back to it. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await leave(page);
  const session = await page.context().newCDPSession(page);
  const ours: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    ours.push(
      ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => String(reason)),
    ),
  );
  await session.send('Page.enable');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ours, 'keeps the page out of the cache').toEqual([]);
  expect(await page.evaluate(() => 'isOfBefore' in window)).toBe(hasCache);
  await session.detach();
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOfBefore: true }));
  await page.goto('/robots.txt');
}

for (const [whose, addresses] of [
  ['everybody', PUBLIC],
  ['somebody who is signed in', OWN],
] as const)
  test(`Back restores each page for ${whose} as it was left`, async ({ page }) => {
    await withoutStream(page);
    if (addresses === OWN) await enter(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await leaveAndComeBack(page);
      });
  });

test('Back keeps the community too, whose news stop meanwhile and come again', async ({ page }) => {
  // The server answers once it tells this page of the news.
  const hears = () => page.waitForResponse('**/api/v1/community/live');
  const before = hears();
  await enter(page, paths.community);
  await before;
  const after = hears();
  await leaveAndComeBack(page);
  await after;
  const words = `Said while somebody was away ${Date.now()}`;
  const other = await somebody(page.context().browser()!, new URL(page.url()).origin);
  await send(other, words);
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
  await other.context().close();
});

test('what was typed is there again after Back', async ({ page }) => {
  await enter(page);
  await page.goto(paths.diagnostics);
  await page.getByRole('textbox').first().fill('My left knee is swollen.');
  await leaveAndComeBack(page);
  await expect(page.getByRole('textbox').first()).toHaveValue('My left knee is swollen.');
});

test('Back shows nothing of somebody who has signed out in another tab meanwhile', async ({ page, context }) => {
  await enter(page);
  await page.goto(paths.settings);
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await leave(page);
  const other = await context.newPage();
  await other.goto(paths.dashboard);
  await signOut(other);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.signIn);
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
});

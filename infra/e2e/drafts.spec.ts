// What somebody has written and not sent, through a reload, without a network, through an update and a crash of the tab.
import type { CDPSession } from '@playwright/test';
import { EARLIER, serveEarlierRelease } from './earlier-release.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter, signOut } from './person.ts';
import { expect, test, type Page } from './test.ts';

const RASH = 'An itchy rash on both arms.';
const POST = 'A walk in the evening helps me sleep.';
const box = (page: Page) => page.getByRole('textbox').first();
const keptInTab = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => name.includes('.person.'))));
const note = (page: Page) => page.getByText('What you wrote is back.');

test('the words and the form are there again after a reload, say so, and can be cleared', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await page.getByText('My child', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('4');
  await page.getByPlaceholder(/How You Are Feeling/).fill(RASH);
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByPlaceholder(/How You Are Feeling/)).toHaveValue(RASH);
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('4');
  await expect(note(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rash');
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(page.getByPlaceholder(/How You Are Feeling/)).toBeFocused();
  await expect(page.getByPlaceholder(/How You Are Feeling/)).toHaveValue('');
  await page.reload();
  await expect(page.getByPlaceholder(/How You Are Feeling/)).toHaveValue('');
  expect(await keptInTab(page)).toEqual({});
});

test('what was sent is not kept, and nothing is kept after sign-out or in another tab', async ({ page, context }) => {
  await enter(page, '/user/diagnostics');
  await box(page).fill(RASH);
  const other = await context.newPage();
  await other.goto('/user/diagnostics');
  await expect(box(other)).toHaveValue('');
  await other.close();

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(await keptInTab(page)).toEqual({});

  await page.goto('/user/diagnostics');
  await box(page).fill(RASH);
  await expect.poll(async () => JSON.stringify(await keptInTab(page))).toContain(RASH);
  await signOut(page);
  expect(await keptInTab(page)).toEqual({});
});

test('what tells of violence is not kept', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await box(page).fill('my husband beats me');
  await expect(page.getByRole('status').getByText(/Call/).first()).toBeVisible();
  await expect.poll(() => keptInTab(page)).toEqual({});
  await page.reload();
  await expect(box(page)).toHaveValue('');
});

test('a post is kept until it is posted', async ({ page }) => {
  await enter(page, '/user/community');
  await box(page).fill(POST);
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();
  await page.goBack();
  await expect(box(page)).toHaveValue(POST);
  await page.reload();
  await expect(box(page)).toHaveValue(POST);
  await expect(note(page)).toBeVisible();
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: POST })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
  expect(await keptInTab(page)).toEqual({});
});

const MANIFEST = '/remotes/diagnostics/mf-manifest.json';

test('taking an update loses nothing that was typed, without a network after it too', async ({ browser, baseURL }) => {
  const deployment = await serveEarlierRelease(baseURL!);
  const context = await browser.newContext({ baseURL: deployment.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await enter(page, '/user/diagnostics');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await box(page).fill(RASH);
  deployment.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it now' }).click();
  await loaded;
  expect(await page.content()).not.toContain(EARLIER.slice(0, -3));
  // The page has the new remote in hand already. Without a network it opens once all of that is kept.
  const present = await (await page.request.get(MANIFEST)).text();
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), MANIFEST), { timeout: 60_000 })
    .toBe(present);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Self Diagnostics' }).filter({ visible: true }).first().click();
  await expect(box(page)).toHaveValue(RASH);
  await context.close();
  deployment.stop();
});

/** Asks a tab for something through the browser, since the tab's own line is gone after a crash. */
async function askTab(browser: CDPSession, sessionId: string, method: string, params: object = {}): Promise<unknown> {
  const id = Math.floor(Math.random() * 1e9);
  const answer = new Promise<unknown>((resolve) => {
    browser.on('Target.receivedMessageFromTarget', ({ message }) => {
      const said = JSON.parse(message) as { id?: number; result?: { result?: { value?: unknown } } };
      if (said.id === id) resolve(said.result?.result?.value);
    });
  });
  await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
  return answer;
}

test('the words survive a crash of the tab', async ({ browser, page }) => {
  await enter(page, '/user/diagnostics');
  await box(page).fill(RASH);
  await expect.poll(async () => JSON.stringify(await keptInTab(page))).toContain(RASH);
  const session = await browser.newBrowserCDPSession();
  const { targetInfo } = await (await page.context().newCDPSession(page)).send('Target.getTargetInfo');
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: targetInfo.targetId, flatten: false });
  const crashed = page.waitForEvent('crash');
  void askTab(session, sessionId, 'Page.crash');
  await crashed;
  void askTab(session, sessionId, 'Page.reload');
  const typed = 'document.querySelector("textarea")?.value ?? ""';
  await expect.poll(() => askTab(session, sessionId, 'Runtime.evaluate', { expression: typed })).toBe(RASH);
});

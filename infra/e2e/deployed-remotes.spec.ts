// The remotes at origins of their own, and the forum deployed on its own day while people use it.
import { expect, test, type Page } from './test.ts';
import { deployRemotes, type DeployedRemotes } from './deployed-remotes.ts';
import { send, somebody } from './forum.ts';

let remotes: DeployedRemotes;
test.beforeAll(async () => {
  remotes = await deployRemotes();
  const titled = (title: string) => (code: string) => code.replaceAll('Recent Posts', title);
  remotes.publish('1.0', (code) => code);
  remotes.publish('1.1', titled('Posts of 1.1'));
  remotes.publish('1.2', (code) => `${code};throw new Error("The deployment is broken.");`);
  await remotes.use('1.0');
});
test.afterAll(() => remotes.stop());

const HALF = 'My mother sleeps badly since';
const box = (page: Page) => page.getByRole('textbox').first();
const posts = (page: Page, title: string) => page.getByRole('heading', { name: title });
const follow = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true }).first().click();
/** Leaves the forum and comes back, as somebody does who looks something up. */
async function comeBack(page: Page): Promise<void> {
  await follow(page, 'Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Namaste/ })).toBeVisible();
  await follow(page, 'Community');
}
/** Lets a minute pass, and the look for another version with it. */
async function aMinuteLater(page: Page): Promise<void> {
  await expect(async () => {
    const looked = page.waitForResponse('**/remotes.json', { timeout: 3000 });
    await page.clock.fastForward(60_000);
    await looked;
  }).toPass();
}

test('an open session gets a new version, goes on when it is broken, and follows the way back, without a reload', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: remotes.product.url });
  const page = await context.newPage();
  await page.clock.install();
  const person = await somebody(browser, remotes.product.url);
  await context.addCookies(await person.context().cookies());
  const watches = page.waitForResponse('**/assets/watch-remotes-*');
  await page.goto('/user/community');
  await expect(posts(page, 'Recent Posts')).toBeVisible();
  await watches;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await box(page).fill(HALF);

  await test.step('a new version waits until the page is opened again', async () => {
    await remotes.use('1.1');
    await aMinuteLater(page);
    await expect(posts(page, 'Recent Posts')).toBeVisible();
    await expect(box(page)).toHaveValue(HALF);
    await comeBack(page);
    await expect(posts(page, 'Posts of 1.1')).toBeVisible();
    await expect(box(page)).toHaveValue(HALF);
  });

  await test.step('where the next one is broken, this one goes on', async () => {
    await remotes.use('1.2');
    await aMinuteLater(page);
    await comeBack(page);
    await expect(posts(page, 'Posts of 1.1')).toBeVisible();
    await expect(box(page)).toHaveValue(HALF);
  });

  const fresh = await context.newPage();
  await test.step('who comes anew is told, and leaves it for the way back without doing anything', async () => {
    await fresh.clock.install();
    await fresh.goto('/user/community');
    await expect(fresh.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(fresh.getByRole('link', { name: /Call 112/ }).first()).toBeVisible();
    await remotes.use('1.0');
    await aMinuteLater(fresh);
    await expect(posts(fresh, 'Recent Posts')).toBeVisible();
    await aMinuteLater(page);
    await comeBack(page);
    await expect(posts(page, 'Recent Posts')).toBeVisible();
    await expect(box(page)).toHaveValue(HALF);
  });
  expect(loads, 'loaded again').toBe(0);

  await test.step('a file that is not what was published is not run', async () => {
    remotes.alter('1.1');
    // The versions were looked at before, so the server takes it, and the shell has the last word.
    await remotes.use('1.1');
    const other = await (await browser.newContext({ baseURL: remotes.product.url })).newPage();
    await other.context().addCookies(await person.context().cookies());
    await other.goto('/user/community');
    await expect(
      other.getByText('This part of Sahaay is not as it was published, so it was not opened.'),
    ).toBeVisible();
    await expect(other.getByRole('link', { name: /Call 112/ }).first()).toBeVisible();
    await other.getByRole('button', { name: 'Retry' }).click();
    await expect(other.getByText('This part of Sahaay is not as it was published')).toBeVisible();
    await expect(posts(other, 'Posts of 1.1')).toHaveCount(0);
    await remotes.use('1.0');
  });
});

test('all that people do works with the three front ends at three origins', async ({ browser }) => {
  const [writing, reading] = [
    await somebody(browser, remotes.product.url),
    await somebody(browser, remotes.product.url),
  ];
  const said: string[] = [];
  const from = new Set<string>();
  reading.on('console', (message) => said.push(message.text()));
  reading.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.js')) from.add(new URL(response.url()).origin);
  });
  await reading.goto('/user/community');
  const live = reading.waitForRequest('**/api/v1/community/live*');
  await expect(posts(reading, 'Recent Posts')).toBeVisible();
  await live;
  await send(writing, `Who sleeps badly in the heat? ${Date.now()}`);
  await expect(reading.getByRole('button', { name: '1 new post' })).toBeVisible();

  await follow(reading, 'Self Diagnostics');
  await box(reading).fill('My father has crushing chest pain and is sweating');
  await expect(reading.getByRole('status').getByRole('link', { name: /^Call/ }).first()).toBeVisible();
  expect([...from].sort()).toEqual([new URL(remotes.product.url).origin, ...Object.values(remotes.origins)].sort());
  expect(said.filter((text) => /Content Security Policy|CORS|integrity/i.test(text))).toEqual([]);
});

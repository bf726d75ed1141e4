// The remotes at origins of their own, and the forum deployed on its own day while people use it.
import { expect, test, type Page } from './test.ts';
import { deployRemotes, type DeployedRemotes } from './deployed-remotes.ts';
import { submitSignIn } from './account-screens.ts';
import { somebody, write } from './forum.ts';
import { newPerson, onboard, signOut, signUp } from './person.ts';

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

// ASVS 3.6.1
test('an open session gets a new version, goes on when it is broken, and follows the way back, without a reload', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: remotes.url });
  const page = await context.newPage();
  await page.clock.install();
  const person = await somebody(browser, remotes.url);
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
    const other = await (await browser.newContext({ baseURL: remotes.url })).newPage();
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

test('signing in, a diagnosis and a post work with the three front ends at three origins', async ({ browser }) => {
  const someone = await (await browser.newContext({ baseURL: remotes.url })).newPage();
  const said: string[] = [];
  const from = new Set<string>();
  someone.on('console', (message) => said.push(message.text()));
  someone.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.js')) from.add(new URL(response.url()).origin);
  });

  await test.step('somebody opens an account, leaves and signs in, with the pages of the shell', async () => {
    const person = newPerson();
    await signUp(someone, person);
    await onboard(someone, person);
    await signOut(someone);
    await submitSignIn(someone, person);
    await expect(someone.getByRole('heading', { level: 1, name: /Namaste/ })).toBeVisible();
    expect(await someone.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  await test.step('words of danger are heard on the phone, and the service answers', async () => {
    await follow(someone, 'Self Diagnostics');
    await box(someone).fill('My father has crushing chest pain and is sweating');
    await expect(someone.getByRole('status').getByRole('link', { name: /^Call/ }).first()).toBeVisible();
    await box(someone).fill('runny nose and sneezing since two days');
    await someone.getByRole('button', { name: 'Submit' }).click();
    await expect(someone.getByRole('heading', { name: 'Your result' })).toBeVisible();
  });

  await test.step('the engine of the remote, which no browser starts from another origin, sends nothing in its place', async () => {
    await someone.getByRole('button', { name: 'Start again' }).click();
    await someone.getByRole('checkbox', { name: 'Keep my words on this phone' }).check();
    await box(someone).fill('runny nose and sneezing since two days');
    await someone.getByRole('button', { name: 'Submit' }).click();
    await expect(someone.getByText('There is no answer yet, and nothing was sent.', { exact: false })).toBeVisible();
  });

  await test.step('what one writes another hears of at once', async () => {
    const reading = await somebody(browser, remotes.url);
    // The server answers once it tells this page of the news.
    const live = reading.waitForResponse('**/api/v1/community/live');
    await reading.reload();
    await expect(posts(reading, 'Recent Posts')).toBeVisible();
    await live;
    await follow(someone, 'Community');
    await write(someone, `Who sleeps badly in the heat? ${Date.now()}`);
    await expect(reading.getByRole('button', { name: '1 new post' })).toBeVisible();
  });
  expect([...from].sort()).toEqual([new URL(remotes.url).origin, ...Object.values(remotes.origins)].sort());
  expect(said.filter((text) => /Content Security Policy|CORS|integrity|Embedder|Resource-Policy/i.test(text))).toEqual(
    [],
  );
});

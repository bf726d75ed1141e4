// A release that comes while people use the one before, with the real service workers of both.
import { expect, test as base, type Page } from './test.ts';
import { EARLIER, serveEarlierRelease, type Deployment } from './earlier-release.ts';
import { enter } from './person.ts';

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ baseURL }, run) => {
    const deployment = await serveEarlierRelease(baseURL!);
    await run(deployment);
    deployment.stop();
  },
  page: async ({ browser, deployment }, run) => {
    const context = await browser.newContext({ baseURL: deployment.url, serviceWorkers: 'allow' });
    await run(await context.newPage());
    await context.close();
  },
});

const isEarlier = async (page: Page): Promise<boolean> => (await page.content()).includes(EARLIER.slice(0, -3));
const notice = (page: Page) => page.getByText('A new version of Sahaay is ready.');

/** Opens the earlier release, and lets the present one come while the person is on a page. */
async function updateOn(page: Page, path: string, deployment: Deployment): Promise<void> {
  await enter(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(await isEarlier(page)).toBe(true);
  deployment.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

test('a new release waits for whoever fills a form, and is offered on a calm page', async ({ page, deployment }) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await updateOn(page, '/user/diagnostics', deployment);
  const before = loads.length;
  await page.getByRole('textbox').first().fill('An itchy rash on both arms.');
  await page.waitForTimeout(2000);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('textbox').first()).toHaveValue('An itchy rash on both arms.');

  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(loads.length, 'loaded again by itself').toBe(before);
});

test('whoever takes the new release has it at once, offline too', async ({ page, deployment }) => {
  await updateOn(page, '/user/dashboard', deployment);
  await expect(notice(page)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it now' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
  expect(await isEarlier(page)).toBe(false);
  await expect(notice(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
  expect(await isEarlier(page)).toBe(false);
});

test('the earlier release goes on without a network until the new one has taken over', async ({ page, deployment }) => {
  await updateOn(page, '/user/dashboard', deployment);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
  expect(await isEarlier(page)).toBe(true);
});

test('the engine on the phone answers without a network until the new one is whole; what did not change is not loaded again', async ({
  page,
  deployment,
}) => {
  const keep = page.getByRole('checkbox', { name: 'Keep my words on this phone' });
  const isReady = page.getByText(
    /^Your answer is worked out on this phone, and nothing about your question is sent\.$/,
  );
  const answers = async (): Promise<void> => {
    await page.getByRole('textbox').first().fill('runny nose and sneezing since two days');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Worked out on this phone')).toBeVisible();
    await expect(page.getByText('Common cold').first()).toBeVisible();
  };
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => (await (await caches.open('sahaay-remotes')).keys()).map(({ url }) => url));
  const knowledge = async (): Promise<string[]> => (await kept()).filter((url) => url.includes('/knowledge-'));

  await enter(page, '/user/diagnostics');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(async () => (await kept()).some((url) => url.endsWith('/remotes.json')), { timeout: 60_000 })
    .toBe(true);
  await keep.check();
  await expect(isReady).toBeVisible();
  await expect.poll(knowledge).toHaveLength(1);
  const [earlier] = await knowledge();

  const asked: string[] = [];
  await page.context().route('**/remotes/diagnostics/assets/*.json', (route) => {
    asked.push(route.request().url());
    return route.request().url().includes('/knowledge-') ? route.abort() : route.continue();
  });
  deployment.deploy();
  await page.reload();
  await expect.poll(() => asked.some((url) => url.includes('/knowledge-') && url !== earlier)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await answers();
  expect(await knowledge()).toEqual([earlier]);

  await page.context().setOffline(false);
  await page.context().unroute('**/remotes/diagnostics/assets/*.json');
  await page.reload();
  await expect.poll(knowledge, { timeout: 60_000 }).not.toContain(earlier);
  expect(asked.filter((url) => /\/(models|en)-/.test(url))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await answers();
});

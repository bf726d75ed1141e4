// These tests compare the tips of the dashboard in each state with the words of the specification. The tips come from
// the real API, or from the test itself.
import { expect, test, type Page, type Route } from './test.ts';
import { TestLlmServer } from '../../backend/src/testing/test-llm-server.ts';
import { tipsOfAModel } from '../../backend/src/testing/tips-of-a-model.ts';
import { startProduct, type Product } from '../test/product.ts';
import { cutOff, WHOAMI, withoutCookie } from './account-screens.ts';
import { enter } from './person.ts';

const TIPS = '**/api/v1/misc/tips';
const section = (page: Page) => page.getByRole('region', { name: 'Health Tips' });

/** Opens the dashboard anew, and handles its calls for tips in another way. */
async function openWith(page: Page, way: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(TIPS);
  await page.route(TIPS, way);
  await page.goto('/user/dashboard');
}

test('show a handful of tips, each with its source, the same when opened again', async ({ page }) => {
  await enter(page);
  const tips = section(page).getByRole('listitem');
  await expect(tips).toHaveCount(3);
  await section(page).getByRole('button', { name: 'More tips' }).click();
  await expect(tips).toHaveCount(6);
  for (const tip of await tips.all()) {
    await expect(tip.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(tip.getByText(/^Source: (WHO|NHS \(UK\)|ICMR|Ministry of Health \(India\)), /)).toBeVisible();
  }
  await expect(page.getByText(/computer program/)).toHaveCount(0);
  const before = await tips.allInnerTexts();
  await page.reload();
  await expect(tips).toHaveCount(3);
  await section(page).getByRole('button', { name: 'More tips' }).click();
  await expect(tips).toHaveCount(6);
  expect(await tips.allInnerTexts()).toEqual(before);
});

test('say that they load, that there are none, and what went wrong', async ({ page }) => {
  await enter(page);
  await test.step('loading', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await openWith(page, async (route) => {
      await arrived;
      await route.continue();
    });
    await expect(section(page).getByText('Loading health tips...')).toBeVisible();
    arrive();
    await expect(section(page).getByRole('listitem')).toHaveCount(3);
  });
  await test.step('none', async () => {
    await openWith(page, (route) => route.fulfill({ json: [] }));
    await expect(section(page).getByText('No health tips available.')).toBeVisible();
  });
  await test.step('a session that ended', async () => {
    await openWith(page, withoutCookie);
    await expect(section(page).getByText('You need to be logged in to view health tips.')).toBeVisible();
  });
  await test.step('an API without tips', async () => {
    await openWith(page, async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace('tips', 'no-tips') }) }),
    );
    await expect(section(page).getByText('No health tips found. Please try again later.')).toBeVisible();
  });
  await test.step('no network, and Retry', async () => {
    await openWith(page, cutOff);
    await expect(section(page).getByText('Network issue. Please check your internet connection.')).toBeVisible();
    await page.unroute(TIPS);
    await section(page).getByRole('button', { name: 'Retry' }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('with a language model and narrow limits', () => {
  let llm: TestLlmServer;
  let product: Product;
  test.beforeAll(async () => {
    llm = await TestLlmServer.start();
    llm.reply = tipsOfAModel;
    product = await startProduct({ ...llm.env('anthropic'), THROTTLE_SCALE: '1', LIMIT_REST: '60/3600' });
  });
  test.afterAll(async () => {
    await product.stop();
    await llm.stop();
  });

  test('they say who wrote them, and that the server refuses', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    await enter(page);
    await expect(
      section(page).getByText('A computer program (the AI of Anthropic) wrote these tips. No doctor has checked them.'),
    ).toBeVisible();
    await expect(section(page).getByRole('heading', { name: 'Sip water often' })).toBeVisible();
    await expect(section(page).getByText(/Source/)).toHaveCount(0);
    const known = page.waitForResponse(WHOAMI);
    await openWith(page, async (route) => {
      await known;
      await expect
        .poll(async () => (await fetch(`${product.url}/api/v1/misc/tips`)).status, { intervals: [1] })
        .toBe(429);
      await route.continue();
    });
    await expect(section(page).getByText('Server error: 429. Please try again later.')).toBeVisible();
    await page.close();
  });
});

import { expect, test, type Page } from './test.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct, type Product } from '../test/product.ts';
import { newPerson } from './person.ts';

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f2efe9"/></svg>';

let tiles: Server;
let product: Product;
let asked: (string | undefined)[];
let isDown: boolean;

// The tests start a product of their own, whose map pictures come from a server on this machine.
test.beforeAll(async () => {
  tiles = createServer((request, response) => {
    asked.push(request.headers.referer);
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'image/svg+xml' }).end(isDown ? '' : TILE);
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const { port } = tiles.address() as AddressInfo;
  product = await startProduct({
    MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
    MAP_TILES_ATTRIBUTION: 'Survey of Nowhere',
  });
});
test.afterAll(async () => {
  await product.stop();
  tiles.close();
});
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  [asked, isDown] = [[], false];
  const { email, password } = newPerson();
  const signUp = await page.request.post(`${product.url}/api/v1/auth/user/signup`, { data: { email, password } });
  expect(signUp.status()).toBe(201);
  await page.goto(`${product.url}/user/nearby`);
  await page.getByLabel('Location', { exact: true }).fill('28.6315,77.2167');
  await page.getByRole('button', { name: 'Find Nearby' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ hospitals$/ })).toBeVisible();
});

const openMap = (page: Page) => page.getByRole('button', { name: 'Show map' }).click();

test('no picture is asked for before the map is opened; its numbers are those of the list, also by keyboard', async ({
  page,
}) => {
  expect(asked).toEqual([]);
  await openMap(page);
  const second = page.getByRole('button', { name: /^2\. / });
  await expect(second).toBeVisible();
  await expect(page.getByText('Map Survey of Nowhere')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect
    .poll(() =>
      page
        .locator('img.leaflet-tile')
        .evaluateAll((tiles) => tiles.filter((tile) => (tile as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBeGreaterThan(0);
  // The map tells the server of its pictures which site asks, and not which page.
  expect(new Set(asked)).toEqual(new Set([`${product.url}/`]));
  await second.focus();
  await page.keyboard.press('Enter');
  const name = ((await second.getAttribute('aria-label')) ?? '').replace('2. ', '');
  await expect(page.getByRole('heading', { name }).last()).toBeFocused();
  await expect(page.getByText(/map background did not load/)).toHaveCount(0);
});

test('pictures that do not come are told of; the list and the numbers stay', async ({ page }) => {
  isDown = true;
  await openMap(page);
  await expect(page.getByText(/The map background did not load/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^1\. / })).toBeVisible();
});

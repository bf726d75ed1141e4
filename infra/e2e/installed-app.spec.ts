// What a phone reads of the app when it is put on the home screen.
import { expect, test } from './test.ts';
import { enter } from './person.ts';

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
  readonly screenshots: readonly { src: string; sizes: string; type: string; form_factor: string; label: string }[];
  readonly name: string;
  readonly background_color: string;
  readonly shortcuts: readonly { name: string; url: string }[];
}

/** The width and height of a PNG, which stand at the bytes 16 and 20 of the file (https://www.w3.org/TR/png-3/#11IHDR). */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('every icon of the manifest is there in the size it is said to have, for each use of an Android phone', async ({
  page,
}) => {
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toContain(type);
    if (type === 'image/png') expect(sizeOf(await answer.body()), src).toBe(sizes);
  }
  expect(new Set(icons.flatMap(({ purpose }) => purpose.split(' ')))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  );
});

test('every shortcut of the icon opens its page, and the emergency one needs no sign-in', async ({ page }) => {
  const { shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  await page.goto('/emergency');
  await expect(page.getByRole('main').locator('a[href="tel:112"]').first()).toBeVisible();
  await enter(page);
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(url);
  }
  expect(shortcuts.map(({ url }) => url)).toEqual(['/user/diagnostics', '/user/ambulance', '/emergency']);
});

test('an iPhone has a start-up picture for its screen in both themes, of its very size', async ({ page }) => {
  await page.goto('/emergency');
  const links = page.locator('link[rel=apple-touch-startup-image]');
  const named = await links.evaluateAll((all) =>
    (all as HTMLLinkElement[]).map(({ media, href }) => {
      const of = (what: string): number => Number(new RegExp(`${what}: (\\d+)`).exec(media)![1]);
      const ratio = of('device-pixel-ratio');
      return {
        href,
        theme: /scheme: (\w+)/.exec(media)![1]!,
        size: `${of('device-width') * ratio}x${of('device-height') * ratio}`,
      };
    }),
  );
  expect(named.map(({ theme }) => theme).sort()).toEqual([...Array(8).fill('dark'), ...Array(8).fill('light')]);
  expect(new Set(named.map(({ size, theme }) => `${size} ${theme}`)).size).toBe(named.length);
  for (const { href, size } of named) expect(sizeOf(await (await page.request.get(href)).body()), href).toBe(size);
  for (const name of ['mobile-web-app-capable', 'apple-mobile-web-app-capable'])
    await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', 'yes');
});

/** The most that a picture of the installer may weigh, in bytes. */
const SMALL = 60_000;

test('phones and desktops have pictures of the app to show before it is installed, of the shape that Chromium asks for', async ({
  page,
}) => {
  await page.goto('/emergency');
  const { screenshots } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  for (const { src, sizes, type, label } of screenshots) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    expect((await answer.body()).length, src).toBeLessThan(SMALL);
    const [width, height] = await page.evaluate(async (address) => {
      const { width: across, height: down } = await createImageBitmap(await (await fetch(address)).blob());
      return [across, down] as const;
    }, src);
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(label).not.toBe('');
  }
  expect(new Set(screenshots.map(({ form_factor: shape }) => shape))).toEqual(new Set(['narrow', 'wide']));
});

test('the splash has what a phone draws it from: a name, a large icon and the colour of the page behind it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/welcome');
  const {
    name,
    icons,
    background_color: behind,
  } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  expect(name).toBe('Sahaay');
  expect(icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose.includes('any'))).toBe(true);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(behind.slice(at, at + 2), 16));
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    `rgb(${red}, ${green}, ${blue})`,
  );
});

// What a phone reads of the app when it is put on the home screen.
import { expect, test } from './test.ts';
import { enter } from './person.ts';

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
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

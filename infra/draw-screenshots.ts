// This command takes the pictures that phones and desktops show before the app is installed (manifest.webmanifest) from the
// built product: `npm run build && npm run draw:screenshots -w @sahaay/infra`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { enter, NEW_DELHI } from './e2e/person.ts';
import { startProduct } from './test/product.ts';
import { CHROMIUM_ARGS, chromiumPath } from './test/system-packages.ts';

const folder = path.resolve(import.meta.dirname, '../frontend-shell/public/screenshots');
/** Of 100. Words are still sharp at this. */
const QUALITY = 60;

const SHAPES = {
  narrow: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

async function result(page: Page): Promise<void> {
  await page.goto('/user/diagnostics');
  await page.getByRole('textbox').first().fill('Fever and cough for two days, my whole body aches');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  await page
    .getByRole('link', { name: /^Directions/ })
    .first()
    .waitFor();
}

async function home(page: Page): Promise<void> {
  await page.goto('/user/dashboard');
  await page.getByRole('heading', { name: 'Health Tips' }).waitFor();
  await page.getByRole('listitem').getByRole('heading', { level: 3 }).first().waitFor();
}

async function emergency(page: Page): Promise<void> {
  await page.goto('/emergency');
  await page.getByLabel('Find first aid').waitFor();
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
mkdirSync(folder, { recursive: true });
for (const [shape, options] of Object.entries(SHAPES)) {
  const context = await browser.newContext({
    ...options,
    baseURL: product.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: NEW_DELHI,
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await enter(page);
  const device = await context.newCDPSession(page);
  for (const [name, open] of Object.entries({ home, result, emergency })) {
    await open(page);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const { data } = await device.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      // The device's own pixels are drawn only when a scale is asked for.
      clip: { x: 0, y: 0, ...options.viewport, scale: options.deviceScaleFactor },
    });
    writeFileSync(path.join(folder, `${name}-${shape}.webp`), Buffer.from(data, 'base64'));
  }
  await context.close();
}
await browser.close();
await product.stop();

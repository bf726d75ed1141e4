// This command goes the walks of e2e/walks.ts at both widths and in both themes, and writes what each stage looks like:
//   npm run draw:walks -w @sahaay/infra
// `-- --only rash` draws the walks whose name has that in it.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { enter } from '../e2e/person.ts';
import { takeWalk, WALKS, type Walk } from '../e2e/walks.ts';
import { startProduct } from '../test/product.ts';
import { CHROMIUM_ARGS, ensureSystemPrograms, testChromiumPath } from '../test/system-packages.ts';
import { THEMES, WIDTHS, type View } from './combinations.ts';
import { closeContext, HEIGHT, openContext, showWhole } from './draw.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = path.resolve(import.meta.dirname, '../../test-results/walks');

async function drawWalk(browser: Browser, url: string, walk: Walk, how: Omit<View, 'screen'>): Promise<void> {
  const context = await openContext(browser, url, how);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(walk.at);
  const page = await context.newPage();
  const { width, theme } = how;
  const drawn = new Set<string>();
  const draw = async (stage: string): Promise<void> => {
    if (drawn.has(stage)) return;
    drawn.add(stage);
    await showWhole(page);
    const file = `${walk.name}-${drawn.size}-${stage}-${width}-${theme}.png`;
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled', caret: 'hide' });
    await page.setViewportSize({ width, height: HEIGHT });
  };
  await enter(page, '/user/diagnostics');
  await takeWalk(page, walk, draw);
  if (walk.danger) {
    const placed = page.waitForResponse('**/nearby/whereabouts');
    await page.goto('/user/ambulance');
    await placed;
    await page
      .getByRole('link', { name: /^Directions/ })
      .first()
      .waitFor();
    await draw('ambulance');
  }
  await closeContext(context);
}

ensureSystemPrograms();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({ executablePath: testChromiumPath(), args: CHROMIUM_ARGS });
try {
  for (const walk of WALKS.filter(({ name }) => name.includes(values.only)))
    for (const width of WIDTHS)
      for (const theme of THEMES)
        await drawWalk(browser, product.url, walk, { width, theme, language: walk.locale === 'hi-IN' ? 'hi' : 'en' });
  process.stdout.write(`The walks are in ${folder}.\n`);
} finally {
  await browser.close();
  await product.stop();
}

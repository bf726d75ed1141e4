// This command draws screens and compares each with its kept picture:
//   npm run visual               every screen at both widths, in both themes and both languages
//   npm run visual -- --share    one of these for each screen, as `npm test` does
//   npm run visual:update        keeps what it draws
//   npm run visual:answers       asks the service anew what the pages show, before that
// `--only result` draws the views whose name has that in it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { startProduct } from '../test/product.ts';
import { CHROMIUM_ARGS, ensureSystemPrograms, testChromiumPath } from '../test/system-packages.ts';
import { replayAnswers } from './answers.ts';
import { ALL, nameOf, SHARE, type View } from './combinations.ts';
import { compare } from './compare.ts';
import { closeContext, draw, openContext } from './draw.ts';
import { decode, halved, load, write } from './picture.ts';
import { record } from './record.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    record: { type: 'boolean' },
    share: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
const kept = path.join(import.meta.dirname, 'pictures');
const found = path.resolve(import.meta.dirname, '../../test-results/visual');
const browserFile = path.join(kept, 'browser.txt');
const WORKERS = 2;

/** @returns what is wrong with the screen, or undefined */
async function look(browser: Browser, url: string, view: View): Promise<string | undefined> {
  const name = nameOf(view);
  const file = path.join(kept, `${name}.png`);
  const context = await openContext(browser, url, view);
  await replayAnswers(context, view, unanswered);
  const now = halved(decode(await draw(context, view)));
  await closeContext(context);
  if (values.update) {
    // A picture that is alike stays as it is, so that git keeps no second copy of it.
    if (!existsSync(file) || compare(load(file), now).difference) write(file, now);
    return undefined;
  }
  if (!existsSync(file)) return `${name} has no picture`;
  const { difference, shown } = compare(load(file), now);
  if (!difference) return undefined;
  write(path.join(found, `${name}-now.png`), now);
  write(path.join(found, `${name}-where.png`), shown);
  return `${name} ${difference}`;
}

ensureSystemPrograms();
rmSync(found, { recursive: true, force: true });
for (const folder of [kept, found]) mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: testChromiumPath(),
  args: [...CHROMIUM_ARGS, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
});
const began = Date.now();
const problems: string[] = [];
const unanswered = new Set<string>();
try {
  if (values.record) await record(browser, product.url, values.only);
  else {
    const views = (values.share ? SHARE : ALL).filter((view) => nameOf(view).includes(values.only));
    const waiting = [...views];
    const work = async (): Promise<void> => {
      for (let view = waiting.shift(); view; view = waiting.shift()) {
        const problem = await look(browser, product.url, view);
        if (problem) problems.push(problem);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    for (const call of unanswered) problems.push(`No answer is kept for ${call}. Run: npm run visual:answers`);
    if (values.update) writeFileSync(browserFile, `${browser.version()}\n`);
    const drawnWith = readFileSync(browserFile, 'utf8').trim();
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(
      problems.length
        ? `${problems.join('\n')}\nLook at them in test-results/visual. When they are meant to look so: npm run visual:update\n`
        : `${views.length} screens ${values.update ? 'are kept' : 'look as they did'}, ${seconds} s.\n`,
    );
    if (problems.length && drawnWith !== browser.version())
      process.stdout.write(`The kept ones were drawn by Chromium ${drawnWith}, these by ${browser.version()}.\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = problems.length ? 1 : 0;

// `npm run bench:engine` measures the whole engine as it answers on a phone, in Chromium on a processor slowed six times: how large its
// files are, how long it takes to be ready, for the first and for later answers, and how much memory it holds. The product must be built.
import { chromium } from '@playwright/test';
import type { Language } from '@sahaay/contracts/constants';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { askEngine, bytesIn, serveEngine, type Question } from '../e2e/engine-worker/site.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../test/system-packages.ts';

const SLOWER = 6;
const LENGTHS = [100, 300, 4000];
/** As many texts of each length. */
const TEXTS = 100;
/** Kilobytes as they travel, milliseconds of the slowed processor, megabytes. */
const BARS = { kB: 600, first: 1500, later: 150, MB: 80 };

/** Messages of the corpus, one after the other, cut at the length. */
function textsOf(length: number): string[] {
  const file = path.resolve(import.meta.dirname, '../../contracts/engine/corpus/00-prototype.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const joined = lines.map((line) => (JSON.parse(line) as { text: string }).text).join('. ');
  const stride = Math.floor((joined.length - length) / TEXTS);
  return Array.from({ length: TEXTS }, (_, number) => joined.slice(number * stride, number * stride + length));
}

const print = (label: string, value: string, bar = ''): void =>
  void process.stdout.write(`${label.padEnd(40)}${value.padStart(12)}${bar.padStart(12)}\n`);
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * sorted.length)] ?? NaN;

const site = await serveEngine();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

async function measure(language: Language): Promise<void> {
  const page = await browser.newPage();
  await page.goto(site.url);
  const tools = await page.context().newCDPSession(page);
  const used = async (): Promise<number> => {
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await tools.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
  const before = await used();
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const texts = LENGTHS.map(textsOf);
  const questions: Question[] = [
    { language },
    ...texts.flat().map((symptomsText) => ({ language, asked: { symptomsText } })),
  ];
  const [ready, first, ...later] = (await askEngine(page, site.worker, questions, true)).map(({ took }) => took);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const memory = (await used()) - before;
  await page.close();

  print(`\nThe engine on a phone, in ${language}`, 'measured', 'bar');
  print('size, Brotli', `${(bytesIn(language, site.sizes) / 1000).toFixed(1)} kB`, `${BARS.kB} kB`);
  print('ready, its files fetched from here', ms(ready ?? NaN));
  print('first answer', ms(first ?? NaN), ms(BARS.first));
  for (const [index, length] of LENGTHS.entries()) {
    const took = later.slice(Math.max(0, index * TEXTS - 1), (index + 1) * TEXTS - 1).toSorted((a, b) => a - b);
    print(`later, ${length} characters, p50`, ms(at(took, 0.5)), ms(BARS.later));
    print(`later, ${length} characters, p95`, ms(at(took, 0.95)), ms(BARS.later));
  }
  print('memory held', `${(memory / 1e6).toFixed(1)} MB`, `${BARS.MB} MB`);
}

process.stdout.write(`The processor slowed ${SLOWER} times, at a load of ${loadavg()[0]?.toFixed(1)}\n`);
for (const language of ['en', 'hi'] as const) await measure(language);
await browser.close();
await site.close();

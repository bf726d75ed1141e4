// `npm run bench:engine` measures the whole engine with the models of the page in this Node and in a worker of Chromium: how large its files are,
// how long it loads, and how long it takes for texts of 300 and of 4,000 characters.
import { chromium } from '@playwright/test';
import { Engine, type Complaint } from '@sahaay/engine';
import { noticeOf } from '@sahaay/engine/learned';
import { PAGE_MODELS } from '@sahaay/engine/screen/models';
import { shippedKnowledge } from '@sahaay/engine/shipped';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { askWorker, serveEngine } from '../e2e/engine-worker/site.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../test/system-packages.ts';

const LENGTHS = [300, 4000];
/** As many texts of each length. */
const TEXTS = 400;
/** Milliseconds, milliseconds by length, and kilobytes compressed with Brotli. */
const BARS = { loaded: 400, p99: [3, 12], bytes: 600 };

/** Milliseconds. */
interface Times {
  readonly loaded: number;
  /** By length, sorted. */
  readonly took: readonly (readonly number[])[];
}

/** Messages of the corpus, one after the other, cut at the length. */
function textsOf(length: number): Complaint[] {
  const file = path.resolve(import.meta.dirname, '../../contracts/engine/corpus/00-prototype.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const joined = lines.map((line) => (JSON.parse(line) as { text: string }).text).join('. ');
  const stride = Math.floor((joined.length - length) / TEXTS);
  return Array.from({ length: TEXTS }, (_, number) => ({
    text: joined.slice(number * stride, number * stride + length),
    person: {},
    answers: [],
  }));
}

const complaints = LENGTHS.map(textsOf);
/** Each length first once to warm up, then measured. */
const sent = complaints.flatMap((texts) => [...texts, ...texts]);
const measured = (took: readonly number[]): number[][] =>
  LENGTHS.map((_, at) => took.slice((2 * at + 1) * TEXTS, (2 * at + 2) * TEXTS).toSorted((a, b) => a - b));

function inNode(): Times {
  const started = performance.now();
  const engine = new Engine(shippedKnowledge(), noticeOf(PAGE_MODELS));
  const loaded = performance.now() - started;
  const took = sent.map((complaint) => {
    const before = performance.now();
    engine.answer(complaint);
    return performance.now() - before;
  });
  return { loaded, took: measured(took) };
}

const ms = (value: number): string => value.toFixed(1);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * sorted.length)] ?? NaN;

const node = inNode();
const site = await serveEngine();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
await page.goto(site.url);
const report = await askWorker(page, sent);
const worker: Times = { loaded: report.loaded, took: measured(report.took) };
await browser.close();
await site.close();

const print = (...cells: readonly string[]): void =>
  void process.stdout.write(
    `${cells.map((cell, column) => (column ? cell.padStart(10) : cell.padEnd(36))).join('')}\n`,
  );
const sizes = [...site.files].map(
  ([file, bytes]) => [file, brotliCompressSync(bytes).length, gzipSync(bytes).length] as const,
);
const sum = (column: 1 | 2): number => sizes.reduce((total, row) => total + row[column], 0);

print('kB', 'Brotli', 'gzip');
for (const [file, brotli, gzip] of sizes) print(file, kB(brotli), kB(gzip));
print(`all (bar ${BARS.bytes})`, kB(sum(1)), kB(sum(2)));
print(`\nms, at a load of ${loadavg()[0]?.toFixed(1)}`, 'Node', 'worker');
print(`load (bar ${BARS.loaded})`, ms(node.loaded), ms(worker.loaded));
for (const [index, length] of LENGTHS.entries()) {
  const [own, other] = [node.took[index] ?? [], worker.took[index] ?? []];
  print(`${length} characters, p50`, ms(at(own, 0.5)), ms(at(other, 0.5)));
  print(`${length} characters, p99 (bar ${BARS.p99[index]})`, ms(at(own, 0.99)), ms(at(other, 0.99)));
}

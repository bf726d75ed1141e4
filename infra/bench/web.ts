// `npm run bench:web` measures the pages as a person with a cheap phone and a slow line meets them, and prints the
// figures beside their budgets: `-- --runs 5` for more runs than three, `-- --only diagnostics` for one page,
// `-- --only walk` for the walk, `-- --without-lighthouse` for the bytes, first loads and the walk alone, `-- --language hi` for the
// pages in Hindi, without the walk, which goes by English words. A busy machine lengthens all times.
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newPerson } from '../e2e/person.ts';
import { freePort, startProduct } from '../test/product.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../test/system-packages.ts';
import { firstLoad, SLOWER, type FirstLoad } from './web/first-load.ts';
import { visit, type Visit } from './web/lighthouse.ts';
import { PUBLIC, SIGNED_IN, type BenchedPage } from './web/pages.ts';
import { printTable, runsOf, shown } from './web/runs.ts';
import { walk } from './web/walk.ts';

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    'without-lighthouse': { type: 'boolean', default: false },
  },
});
const RUNS = Number(given.runs);

const VISITED: readonly (readonly [head: string, figure: keyof Omit<Visit, 'failed'>, budget: string])[] = [
  ['performance', 'performance', '≥ 95, signed in 90'],
  ['accessibility', 'accessibility', '100'],
  ['best practices', 'bestPractices', '100'],
  ['SEO', 'seo', '100'],
  ['LCP ms', 'lcp', '≤ 2500'],
  ['CLS', 'cls', '≤ 0.05'],
  ['TBT ms', 'tbt', ''],
];
const LOADED: readonly (readonly [head: string, figure: keyof FirstLoad, budget: string])[] = [
  ['HTML kB', 'html', '≤ 14'],
  ['shell JS kB', 'shell', '≤ 180'],
  ['remote JS kB', 'remote', '≤ 60'],
  ['CSS kB', 'css', '≤ 18'],
  ['LCP ms', 'lcp', '≤ 2500'],
  ['CLS', 'cls', '≤ 0.05'],
  ['usable ms', 'usable', ''],
];
const INP_BUDGET = '≤ 200';

const load = (): string =>
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')} on ${cpus().length} processors`;

const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-web-'));
const product = await startProduct();
const port = await freePort();
const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
  executablePath: chromiumPath(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  // People's browsers keep pages for Back, which Lighthouse looks at. Playwright's own do not.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  baseURL: product.url,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  serviceWorkers: 'block',
});
const visits = new Map<string, Visit[]>();
const loads = new Map<string, FirstLoad[]>();

async function measure(pages: readonly BenchedPage[]): Promise<void> {
  for (const benched of pages) {
    const [address] = benched;
    if (!address.includes(given.only)) continue;
    for (let run = 0; run < RUNS; run += 1) {
      const page = await context.newPage();
      keep(loads, address, await firstLoad(page, benched));
      await page.close();
      if (given['without-lighthouse']) continue;
      keep(visits, address, await visit(product.url + address, port, folder));
    }
    process.stderr.write(`${address} (${load()})\n`);
  }
}

function keep<Figures>(all: Map<string, Figures[]>, address: string, figures: Figures): void {
  all.set(address, [...(all.get(address) ?? []), figures]);
}

/** Chooses the language as its picker does. The visits of Lighthouse have it too, which a context's `locale` does not give them. */
async function speak(language: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((chosen) => localStorage.setItem('sahaay.preferences', JSON.stringify(chosen)), {
    state: { language },
    version: 0,
  });
  await page.close();
}

async function enter({ request }: BrowserContext): Promise<void> {
  const { email, password, name } = newPerson();
  const profile = { name, phone: '+91 98765 43210', address: '12 Lake Road, New Delhi', dob: '1990-04-12' };
  await request.post('/api/v1/auth/user/signup', { data: { email, password } });
  const answer = await request.post('/api/v1/onboard/user', { data: { ...profile, gender: 'female' } });
  if (!answer.ok()) throw new Error(`Nobody could be onboarded: ${answer.status()} ${await answer.text()}`);
}

function printRuns<Figure extends string>(
  title: string,
  columns: readonly (readonly [head: string, figure: Figure, budget: string])[],
  all: ReadonlyMap<string, readonly Readonly<Record<Figure, number>>[]>,
): void {
  printTable(title, [
    ['page', ...columns.map(([head]) => head)],
    ...[...all].map(([address, runs]) => [
      address,
      ...columns.map(([, figure]) => shown(runsOf(runs.map((run) => run[figure])))),
    ]),
    ['budget', ...columns.map(([, , budget]) => budget)],
  ]);
}

try {
  await speak(given.language);
  await measure(PUBLIC);
  await enter(context);
  await measure(SIGNED_IN);
  if (loads.size > 0)
    printRuns(
      `First load (${given.language}), nothing touched: kB gzip; 1.6 Mbit/s, 150 ms, processor ÷ ${SLOWER}; middle of ${RUNS} (lowest-highest); ${load()}`,
      LOADED,
      loads,
    );
  if (visits.size > 0)
    printRuns(`Lighthouse (${given.language}), phone; middle of ${RUNS} (lowest-highest)`, VISITED, visits);
  for (const [address, runs] of visits) {
    const failed = new Set(runs.flatMap((run) => run.failed));
    if (failed.size > 0) process.stdout.write(`${address} fails ${[...failed].join(', ')}\n`);
  }
  const walks: Awaited<ReturnType<typeof walk>>[] = [];
  const isWalked = given.language === 'en' && ['', 'walk'].includes(given.only);
  for (let run = 0; run < RUNS && isWalked; run += 1) {
    const page = await context.newPage();
    walks.push(await walk(page));
    await page.close();
  }
  if (walks.length > 0)
    printTable(`Slowest interaction of a walk, processor ÷ ${SLOWER}`, [
      ['step', 'INP ms'],
      ...walks[0]!.map(({ where }, at) => [where, shown(runsOf(walks.map((one) => one[at]!.inp)))]),
      ['budget', INP_BUDGET],
    ]);
  process.stdout.write(`\nReady ${product.startedInMs} ms after the start on an empty data folder.\n`);
} finally {
  await context.close();
  await product.stop();
  rmSync(folder, { recursive: true });
}

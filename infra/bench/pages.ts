// `npm run bench:pages` measures what each page loads (gzip), and how soon it is usable on a slow phone. It prints both
// beside their budgets.
import { chromium, type Locator, type Page, type Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { newPerson, onboard, signUp } from '../e2e/person.ts';
import { startProduct } from '../test/product.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../test/system-packages.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; the processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Each page with the control for which a person came. The page is usable when that control is there. */
const PAGES: readonly (readonly [path: string, control: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByText('Get Started').first()],
  ['/welcome', (page) => page.getByRole('button', { name: 'Next' })],
  ['/auth/user/signin', (page) => page.getByRole('button', { name: 'Log In' })],
  ['/user/dashboard', (page) => page.getByRole('link', { name: /Self Diagnostics/ }).last()],
  ['/user/settings', (page) => page.getByLabel('Full Name')],
  ['/user/diagnostics', (page) => page.getByRole('textbox').first()],
  ['/user/nearby', (page) => page.getByRole('button', { name: 'Find Nearby' })],
  ['/user/community', (page) => page.getByRole('button', { name: 'Post', exact: true })],
];
/** When no request has run for this long, the page has all that it fetches by itself. */
const QUIET_MS = 1500;
const BUDGETS = { html: 14, shell: 180, remote: 60, css: 18, lcp: 2500 };

interface Row {
  page: string;
  html: number;
  shell: number;
  remote: number;
  css: number;
  /** The kilobytes that the page fetches once it is usable and at rest, e.g. the rules for danger signs. */
  later: number;
  lcp: number;
  usable: number;
  /** The browser's load event, which also waits for fonts. */
  loaded: number;
  fast: number;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/**
 * Holds the work that a page puts off until it rests, so that this work is told from the first load. `atRest` lets it
 * go.
 */
function holdIdleWork(): void {
  const held: IdleRequestCallback[] = [];
  const idle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (work) => held.push(work);
  Object.assign(window, {
    atRest: () => {
      window.requestIdleCallback = idle;
      for (const work of held.splice(0)) idle(work);
    },
  });
}

async function load(page: Page, path: string, control: Locator, slow: boolean): Promise<Omit<Row, 'page' | 'fast'>> {
  const sums = { html: 0, shell: 0, remote: 0, css: 0, later: 0 };
  let isUsable = false;
  const reading: Promise<void>[] = [];
  const pending = new Set<Request>();
  let lastAt = Date.now();
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response'] as const)
    page.removeAllListeners(event);
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      pending.delete(request);
      lastAt = Date.now();
    });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'script', 'stylesheet'].includes(kind) || !response.ok()) return;
    const part =
      kind === 'document'
        ? 'html'
        : kind === 'stylesheet'
          ? 'css'
          : response.url().includes('/remotes/')
            ? 'remote'
            : 'shell';
    const owner = isUsable ? 'later' : part;
    reading.push(
      response.body().then(
        (body) => void (sums[owner] += gzipSync(body).length),
        () => undefined,
      ),
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send(
    'Network.emulateNetworkConditions',
    slow ? SLOW_4G : { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow ? 4 : 1 });
  const started = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await control.waitFor();
  const usable = Date.now() - started;
  await page.waitForLoadState('load');
  const loaded = Date.now() - started;
  await page.waitForLoadState('networkidle');
  isUsable = true;
  await page.evaluate(() => (window as unknown as { atRest: () => void }).atRest());
  while (pending.size > 0 || Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await Promise.all(reading);
  await session.detach();
  return {
    html: kB(sums.html),
    shell: kB(sums.shell),
    remote: kB(sums.remote),
    css: kB(sums.css),
    later: kB(sums.later),
    lcp: Math.round(lcp),
    usable,
    loaded,
  };
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  await context.addInitScript(holdIdleWork);
  const page = await context.newPage();
  const rows: Row[] = [];
  for (const [path, control] of PAGES) {
    if (path === '/user/dashboard') {
      const person = newPerson();
      await signUp(page, person);
      await onboard(page, person);
    }
    const fast = await load(page, path, control(page), false);
    rows.push({ page: path, ...(await load(page, path, control(page), true)), fast: fast.usable });
  }
  process.stdout.write(
    '\nFirst load of each page, 360 px; kB gzip, ms. Slow = 1.6 Mbit/s, 150 ms, processor ÷ 4; fast = this machine unthrottled.\n\n',
  );
  const head = [
    'page',
    'HTML kB',
    'shell JS kB',
    'remote JS kB',
    'CSS kB',
    'later JS kB',
    'LCP slow ms',
    'usable slow ms',
    'loaded slow ms',
    'usable fast ms',
  ];
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell, i) => String(cell)[i ? 'padStart' : 'padEnd'](i ? 14 : 18)).join(' | ')} |\n`;
  process.stdout.write(line(head));
  for (const row of rows)
    process.stdout.write(
      line([row.page, row.html, row.shell, row.remote, row.css, row.later, row.lcp, row.usable, row.loaded, row.fast]),
    );
  process.stdout.write(
    line([
      'budget',
      `≤ ${BUDGETS.html}`,
      `≤ ${BUDGETS.shell}`,
      `≤ ${BUDGETS.remote}`,
      `≤ ${BUDGETS.css}`,
      '',
      `≤ ${BUDGETS.lcp}`,
      `≤ ${BUDGETS.lcp}`,
      '',
      '',
    ]),
  );
  process.stdout.write(`\nReady ${product.startedInMs} ms after the start on an empty data folder.\n`);
} finally {
  await browser.close();
  await product.stop();
}

import type { CDPSession, Page, Request, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { BenchedPage } from './pages.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** How much slower than this machine a cheap phone is. */
export const SLOWER = 4;
/** When no request has run for this long, the page has all that it fetches by itself. */
const QUIET_MS = 1500;

/** Kilobytes (gzip) and milliseconds. */
export interface FirstLoad {
  readonly html: number;
  readonly shell: number;
  /** The remote's own script before the first key is pressed, also what it fetches at rest. */
  readonly remote: number;
  readonly css: number;
  readonly lcp: number;
  readonly cls: number;
  readonly usable: number;
}

type Part = 'html' | 'shell' | 'remote' | 'css';

function partOf(response: Response): Part | undefined {
  const kind = response.request().resourceType();
  if (kind === 'document') return 'html';
  if (kind === 'stylesheet') return 'css';
  if (kind !== 'script') return undefined;
  return response.url().includes('/remotes/') ? 'remote' : 'shell';
}

/** Counts the bytes of each part of what the page asks for, and tells when nothing is under way any more. */
class Traffic {
  readonly sums: Record<Part, number> = { html: 0, shell: 0, remote: 0, css: 0 };
  readonly #pending = new Set<Request>();
  readonly #reading: Promise<void>[] = [];
  readonly #page: Page;
  #lastAt = Date.now();

  constructor(page: Page) {
    this.#page = page;
    for (const event of ['request', 'requestfinished', 'requestfailed', 'response'] as const)
      page.removeAllListeners(event);
    page.on('request', (request) => this.#pending.add(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => {
        this.#pending.delete(request);
        this.#lastAt = Date.now();
      });
    page.on('response', (response) => this.#count(response));
  }

  #count(response: Response): void {
    const part = partOf(response);
    if (!part || !response.ok()) return;
    this.#reading.push(
      response.body().then(
        (body) => void (this.sums[part] += gzipSync(body).length),
        () => undefined,
      ),
    );
  }

  async ends(): Promise<void> {
    while (this.#pending.size > 0 || Date.now() - this.#lastAt < QUIET_MS) await this.#page.waitForTimeout(100);
    await Promise.all(this.#reading);
  }
}

/** Makes the processor slow, and on request the line. */
export async function slowDown(page: Page, withLine: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', withLine ? SLOW_4G : FAST);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Opens a page with an empty cache on a slow line and a slow processor, and touches nothing. */
export async function firstLoad(page: Page, [path, control]: BenchedPage): Promise<FirstLoad> {
  const traffic = new Traffic(page);
  const session = await slowDown(page, true);
  await session.send('Network.clearBrowserCache');
  const started = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await control(page).waitFor();
  const usable = Date.now() - started;
  await page.waitForLoadState('load');
  await traffic.ends();
  const paints = await page.evaluate(paintsOf);
  await session.detach();
  const kB = (part: Part): number => Math.round(traffic.sums[part] / 100) / 10;
  return { html: kB('html'), shell: kB('shell'), remote: kB('remote'), css: kB('css'), usable, ...paints };
}

/** In the page: when its largest part was painted, and how far its parts have jumped in all. */
async function paintsOf(): Promise<{ lcp: number; cls: number }> {
  const seen = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const jumps = (await seen('layout-shift')) as (PerformanceEntry & { value: number })[];
  const cls = jumps.reduce((sum, { value }) => sum + value, 0);
  const lcp = (await seen('largest-contentful-paint')).at(-1)?.startTime ?? 0;
  return { lcp: Math.round(lcp), cls: Math.round(cls * 1000) / 1000 };
}

import { expect, type Page } from '@playwright/test';

/**
 * Watches the layout shift that no press or key caused. Its measure is that of web.dev/cls: the largest burst of at
 * most five seconds.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const bursts: { value: number; from: number; to: number; moved: string[] }[] = [];
    Object.assign(window, { bursts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        startTime: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const last = bursts.at(-1);
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        if (last && entry.startTime - last.to < 1000 && entry.startTime - last.from < 5000) {
          last.value += entry.value;
          last.to = entry.startTime;
          last.moved.push(...moved);
        } else bursts.push({ value: entry.value, from: entry.startTime, to: entry.startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The worst burst of shifts so far, and what moved in it. */
export const worst = (page: Page) =>
  page.evaluate(() => {
    const { bursts } = window as unknown as { bursts: { value: number; moved: string[] }[] };
    return bursts.toSorted((one, other) => other.value - one.value)[0] ?? { value: 0, moved: [] };
  });

/** Expects that so far nothing moved by itself. */
export async function expectStillPage(page: Page, most = 0.005): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { value, moved } = await worst(page);
  expect(value, moved.join('; ')).toBeLessThanOrEqual(most);
}

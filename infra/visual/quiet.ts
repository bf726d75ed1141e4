import type { Page, Request } from '@playwright/test';

/** A page that has asked for nothing for so long asks for nothing more. It may pause for 250 ms while somebody types. */
const QUIET_MS = 400;
const LONGEST_MS = 20_000;

/**
 * Watches what a page asks for.
 *
 * @returns waits until the page has all it asked for; it throws when that takes too long
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const note = (change: () => void): void => {
    change();
    last = Date.now();
  };
  const close = (request: Request): void => note(() => open.delete(request));
  page.on('request', (request) => note(() => open.add(request)));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    const began = Date.now();
    while (open.size > 0 || Date.now() - last < QUIET_MS) {
      if (Date.now() - began > LONGEST_MS)
        throw new Error(`Still waiting for ${[...open].map((request) => request.url()).join(', ')}`);
      await page.waitForTimeout(50);
    }
  };
}

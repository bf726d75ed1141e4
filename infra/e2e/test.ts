// Every browser test uses this `test`. It notes which addresses the pages of a test ask for, so that the test runs again
// when one of those files changes (test/passes.ts). A test that notes nothing runs again whenever anything changes.
// It also fails when an error of our own code was caught by nobody, or when the content security policy refused anything.
import { expect, test as base, type BrowserContext } from '@playwright/test';

export * from '@playwright/test';

/** The paths that the pages of each open context asked for. */
type Asked = Map<BrowserContext, Set<string>>;

/** What Chromium says of code, markup or an address that the policy refuses, or reports before it is refused. */
const REFUSED = /Content Security Policy|requires '?Trusted|Trusted ?Type/i;

export const test = base.extend<{ noteAsked: void }, { asked: Asked; broken: string[] }>({
  broken: [
    async ({ browser }, use) => {
      const broken: string[] = [];
      browser.on('context', (context) => {
        context.on('console', (message) => {
          if (message.type() === 'error' && REFUSED.test(message.text())) broken.push(message.text());
        });
        context.on('weberror', (error) => broken.push(error.error().message));
      });
      await use(broken);
    },
    { scope: 'worker', auto: true },
  ],
  asked: [
    async ({ browser }, use) => {
      const asked: Asked = new Map();
      browser.on('context', (context) => {
        const paths = new Set<string>();
        asked.set(context, paths);
        context.on('request', (request) => {
          const { protocol, pathname } = new URL(request.url());
          if (protocol.startsWith('http')) paths.add(pathname);
        });
      });
      await use(asked);
    },
    { scope: 'worker', auto: true },
  ],
  noteAsked: [
    async ({ asked, browser, broken }, use, { annotations }) => {
      await use();
      // A context that was opened before all tests of a file serves each of them, and counts for each.
      const paths = new Set([...asked.values()].flatMap((of) => [...of]));
      annotations.push({ type: 'asked', description: [...paths].join(' ') });
      for (const context of asked.keys()) if (!browser.contexts().includes(context)) asked.delete(context);
      expect(broken.splice(0), 'caught by nobody, or refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

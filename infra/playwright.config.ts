import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, testChromiumPath } from './test/system-packages.ts';

/** `test/browser.ts` starts the product; the browser is the system's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./test/passes-reporter.ts']],
  // This ends what would go on for ever. On a machine that does much else, the longest of the tests, and the start of a
  // product of their own, take more than two minutes.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['E2E_URL'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would answer in place of files and calls that tests hold back, refuse or count. Tests of what it
    // does allow it (offline.spec.ts, update.spec.ts).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace without screenshots and copies of the page is kept, since each of the two slows every test by a sixth. A
    // failure has a picture and the tree of the page beside it; `--trace=on` keeps all of it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: testChromiumPath(),
      args: CHROMIUM_ARGS,
    },
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumPath } from './test/system-packages.ts';

const port = process.env['E2E_PORT'];
if (!port) throw new Error('Run the browser tests with: npm run test:browser');
const baseURL = `http://localhost:${port}`;

/** The product as `npm start` runs it, on an empty data folder, and Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      // Root has no sandbox; the rest keeps Chromium from calling home.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node backend/dist/src/main.js',
    cwd: '..',
    url: `${baseURL}/api/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: port, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', THROTTLE_SCALE: '100', LOG_LEVEL: 'error' },
  },
});

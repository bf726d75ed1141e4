// Runs the browser tests against the built product on a free port and an empty data folder. Arguments go to Playwright.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startProduct } from './product.ts';
import { ensureSystemPrograms } from './system-packages.ts';

ensureSystemPrograms();
const product = await startProduct();
// The world's cities are loaded in the first seconds of an installation's life; a test's patience is for its page alone.
const city = await fetch(`${product.url}/api/v1/nearby/geocode`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"address":"Delhi"}' });
if (!city.ok) throw new Error(`No city can be found: ${city.status} ${await city.text()}`);
const playwright = spawn('playwright', ['test', ...process.argv.slice(2)], {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, E2E_URL: product.url },
});
const status = await new Promise<number | null>((resolve) => playwright.on('close', resolve));
await product.stop();
process.exitCode = status ?? 1;

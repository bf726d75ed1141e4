// This command runs the browser tests against the built product, on a free port and with an empty data folder. `--app
// shell`, as the first argument, runs the tests that belong to that app, and `--app any` those that belong to none.
// Other arguments go to Playwright.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILES_OF_APPS, onlyTestsOf, REMOTES } from './browser-apps.ts';
import { startProduct } from './product.ts';
import { ensureSystemPrograms } from './system-packages.ts';

const infra = path.resolve(import.meta.dirname, '..');

const lost = FILES_OF_APPS.filter((name) => !existsSync(path.join(infra, `e2e/${name}.spec.ts`)));
if (lost.length) throw new Error(`There is no e2e/${lost.join(', ')}.spec.ts; browser-apps.ts names it.`);

const given = process.argv.slice(2);
const app = given[0] === '--app' ? given[1] : undefined;
const args = app ? given.slice(2) : given;
// Some tests start products of their own. Each product notes here what it was asked for.
const notes = mkdtempSync(path.join(tmpdir(), 'sahaay-asked-'));
process.env['NOTE_ASKED'] = path.join(notes, 'paths');

ensureSystemPrograms();
const product = await startProduct();
// A new installation loads the cities of the world in its first seconds. The patience of a test is for its page alone,
// so this waits for the cities.
const city = await fetch(`${product.url}/api/v1/nearby/geocode`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"address":"Delhi"}',
});
if (!city.ok) throw new Error(`No city can be found: ${city.status} ${await city.text()}`);
// Playwright empties the folder of its results when it starts, and groups of tests run side by side.
const output = `--output=../test-results/${app ?? 'chosen'}`;
const playwright = spawn('playwright', ['test', output, ...(app ? onlyTestsOf(app) : []), ...args], {
  cwd: infra,
  stdio: 'inherit',
  env: { ...process.env, E2E_URL: product.url },
});
const status = await new Promise<number | null>((resolve) => playwright.on('close', resolve));
await product.stop();
const asked = readFileSync(process.env['NOTE_ASKED'], 'utf8').split('\n');
rmSync(notes, { recursive: true });
const strangers = REMOTES.filter(
  (remote) => app && app !== 'any' && app !== remote && asked.some((one) => one.startsWith(`/remotes/${remote}/`)),
);
if (strangers.length)
  process.stdout.write(
    `The tests of "${app}" opened pages of ${strangers.join(', ')}: give those that do another tag, or move them in test/browser-apps.ts.\n`,
  );
process.exitCode = strangers.length ? 1 : (status ?? 1);

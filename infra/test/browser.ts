// This command runs the browser tests against the built product, on a free port and with an empty data folder. `--app
// shell`, as the first argument, runs the tests that belong to that app, and `--app any` those that belong to none.
// Other arguments go to Playwright.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, TESTS_OF, type App } from './browser-apps.ts';
import { startProduct } from './product.ts';
import { ensureSystemPrograms } from './system-packages.ts';

const infra = path.resolve(import.meta.dirname, '..');

function testsOf(app: string): string[] {
  const belonging = Object.values(TESTS_OF).flat();
  const files = readdirSync(path.join(infra, 'e2e')).filter((file) => file.endsWith('.spec.ts'));
  const names =
    app === 'any'
      ? files.map((file) => file.slice(0, -'.spec.ts'.length)).filter((name) => !belonging.includes(name))
      : TESTS_OF[app as App];
  const lost = names.filter((name) => !existsSync(path.join(infra, `e2e/${name}.spec.ts`)));
  if (lost.length) throw new Error(`There is no e2e/${lost.join(', ')}.spec.ts; browser-apps.ts names it.`);
  return names.map((name) => `e2e/${name}.spec.ts`);
}

const given = process.argv.slice(2);
const app = given[0] === '--app' ? given[1] : undefined;
const args = app ? given.slice(2) : given;

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
const playwright = spawn('playwright', ['test', output, ...(app ? testsOf(app) : []), ...args], {
  cwd: infra,
  stdio: 'inherit',
  env: { ...process.env, E2E_URL: product.url },
});
const status = await new Promise<number | null>((resolve) => playwright.on('close', resolve));
await product.stop();
const strangers = REMOTES.filter(
  (remote) => app && app !== 'any' && app !== remote && product.served(`/remotes/${remote}/`),
);
if (strangers.length)
  process.stdout.write(
    `The tests of "${app}" opened pages of ${strangers.join(', ')}: move those that do in test/browser-apps.ts.\n`,
  );
process.exitCode = strangers.length ? 1 : (status ?? 1);

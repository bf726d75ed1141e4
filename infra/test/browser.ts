// This command runs the browser tests against the built product, on a free port and with an empty data folder. With
// `--changed` it leaves out those that passed before when nothing that they depend on has changed (passes.ts). Other
// arguments go to Playwright.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { frontEnds, readBuiltFiles, type FrontEnds } from './front-end-files.ts';
import { keepPasses, keptPasses, surroundingsNow } from './kept-passes.ts';
import { remember, stillHolding, type JustPassed } from './passes.ts';
import { startProduct } from './product.ts';
import { ensureSystemPrograms } from './system-packages.ts';

const infra = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
const onlyChanged = given[0] === '--changed';
const notes = mkdtempSync(path.join(tmpdir(), 'sahaay-browser-'));
const [leftOut, passed] = [path.join(notes, 'left-out'), path.join(notes, 'passed')];

const readFrontEnds = (): FrontEnds => frontEnds(readBuiltFiles(path.dirname(infra)));
const built = readFrontEnds();
const surroundings = onlyChanged ? surroundingsNow() : '';
const holding = onlyChanged ? stillHolding(keptPasses(surroundings), built) : [];
writeFileSync(leftOut, holding.map(({ test }) => test).join('\n'));

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
const args = ['test', '--output=../test-results', ...(onlyChanged ? [`--test-list-invert=${leftOut}`] : given)];
const playwright = spawn('playwright', args, {
  cwd: infra,
  stdio: 'inherit',
  env: { ...process.env, E2E_URL: product.url, PASSED: passed },
});
const status = await new Promise<number | null>((resolve) => playwright.on('close', resolve));
await product.stop();

if (onlyChanged) {
  const passedNow = JSON.parse(readFileSync(passed, 'utf8')) as JustPassed[];
  // Products that tests started meanwhile have served the other files.
  const isStillBuilt = isDeepStrictEqual(built.digests, readFrontEnds().digests);
  keepPasses({ surroundings, passes: isStillBuilt ? [...holding, ...remember(passedNow, built)] : holding });
  process.stdout.write(`Left out are ${holding.length} that passed before: nothing that they load has changed.\n`);
}
rmSync(notes, { recursive: true });
process.exitCode = status ?? 1;

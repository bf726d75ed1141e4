// This check runs two `npm start` at once in this checkout, a build from nothing and a running product. It passes when
// none of them disturbs another, and when the build in use is there as a whole at every moment.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run, startWithNpm } from '../test/npm-start.ts';
import { startProduct } from '../test/product.ts';

const STARTS = 2;
const BUILDS = 25;
const root = path.resolve(import.meta.dirname, '../..');
const problems: string[] = [];

/** Asks again and again, with a pause in milliseconds, until `work` is done. It answers how often it asked. */
async function meanwhile(
  work: Promise<unknown>,
  ask: () => Promise<string | undefined>,
  pause: number,
): Promise<number> {
  let over = false;
  let asked = 0;
  const asking = (async () => {
    for (; !over; asked += 1) {
      const problem = await ask();
      if (problem) problems.push(problem);
      await wait(pause);
    }
  })();
  await work;
  over = true;
  await asking;
  return asked;
}

async function start(): Promise<void> {
  const problem = await startWithNpm(root);
  if (problem) problems.push(problem);
}

async function buildFromNothing(): Promise<void> {
  const { status, output } = await run(['npm', 'run', '-s', 'build', '--', 'community', '--fresh'], root).ended;
  if (status !== 0) problems.push(`The build failed:\n${output}`);
}

async function startsAndBuilds(): Promise<number> {
  const product = await startProduct();
  const page = await (await fetch(product.url)).text();
  const paths = [
    '/',
    '/remotes/community/mf-manifest.json',
    ...[...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([asset]) => asset).slice(0, 2),
  ];
  let turn = 0;
  const ask = async (): Promise<string | undefined> => {
    const asked = paths[turn++ % paths.length] ?? '/';
    const { status } = await fetch(`${product.url}${asked}`);
    return status === 200 ? undefined : `${asked} answered ${status} while something was built`;
  };
  try {
    const atOnce = Promise.all([...Array.from({ length: STARTS }, start), buildFromNothing()]);
    // Requests in closer order would take as much of the processor as the build.
    return await meanwhile(atOnce, ask, 25);
  } finally {
    await product.stop();
  }
}

/** Publishes many builds of a workspace that is made for this, each with another content. */
async function publishes(): Promise<number> {
  const workspace = mkdtempSync(path.join(tmpdir(), 'sahaay-workspace-'));
  const publish = async (version: number): Promise<void> => {
    rmSync(path.join(workspace, '.build/next'), { recursive: true, force: true });
    mkdirSync(path.join(workspace, '.build/next/assets'), { recursive: true });
    writeFileSync(path.join(workspace, '.build/next/index.html'), `v${version}.js`);
    writeFileSync(path.join(workspace, `.build/next/assets/v${version}.js`), `${version}`);
    const { status, output } = await run([process.execPath, path.join(root, 'infra/setup/publish.ts')], workspace)
      .ended;
    if (status !== 0) problems.push(`publish.ts failed:\n${output}`);
  };
  const publishAll = async (): Promise<void> => {
    for (let version = 1; version < BUILDS; version += 1) await publish(version);
  };
  const ask = async (): Promise<string | undefined> => {
    try {
      const asset = readFileSync(path.join(workspace, 'dist/index.html'), 'utf8');
      readFileSync(path.join(workspace, '.build/kept/assets', asset));
      return undefined;
    } catch (error) {
      return `While a build was put into use: ${String(error)}`;
    }
  };
  try {
    await publish(0);
    const asked = await meanwhile(publishAll(), ask, 5);
    const kept = readdirSync(path.join(workspace, '.build/kept/assets')).length;
    if (kept !== BUILDS) problems.push(`Of the hashed files of ${BUILDS} builds ${kept} were kept.`);
    return asked;
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

const reads = await publishes();
const requests = await startsAndBuilds();
if (reads < BUILDS || requests < 100)
  problems.push(`Too little was asked to tell: ${reads} reads, ${requests} requests.`);
process.stdout.write(
  problems.length
    ? `${[...new Set(problems)].join('\n')}\n`
    : `${STARTS} starts and a build at once; ${requests} requests and ${reads} reads meanwhile, all answered.\n`,
);
process.exitCode = problems.length ? 1 : 0;

/*
 * `npm run mutate` changes the product in small ways (`<` to `<=`, `true` to `false`, a condition that is always met …)
 * and tells which changes no test notices. It takes long, so it is a command of its own.
 *
 *   npm run mutate -- auth --every 5
 *
 * changes every fifth deciding line of one round. Without a name it runs all rounds, and without `--every` it changes
 * every such line.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROUNDS, type Round } from './rounds.ts';
import { everyNth } from './sample.ts';

/** This percentage of the changes must be noticed. */
const BAR = 90;

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS: Readonly<Record<Round['workspace'], string>> = {
  backend: path.join(root, 'backend'),
  engine: path.join(root, 'contracts/engine'),
};

/** The Jest configuration of a workspace; the backend's is that of its unit tests, and serves for all of them here. */
async function jestOf({ workspace, tests }: Round): Promise<object> {
  const folder = FOLDERS[workspace];
  const { default: jest } = (await import(path.join(folder, 'jest.config.mjs'))) as {
    default: { testTimeout: number; projects?: Record<string, unknown>[] };
  };
  // Stryker works on a copy of the workspace in a folder of its own. What lies beside the workspace does not lie beside the copy.
  const own = JSON.parse(
    JSON.stringify(jest.projects?.[0] ?? jest).replaceAll('<rootDir>/..', path.dirname(folder)),
  ) as Record<string, unknown>;
  const { displayName: _name, testPathIgnorePatterns: _api, ...unit } = own;
  return {
    ...unit,
    // Stryker adds what stands in the file itself: with its projects, each change would start servers of its own.
    projects: [],
    testTimeout: jest.testTimeout,
    ...(workspace === 'engine'
      ? { testMatch: ['**/testing/together.ts'], globals: { SPECS: tests.map((glob) => `src/${glob}`) } }
      : { testMatch: tests.map((glob) => `**/${glob}`) }),
  };
}

/** The settings of Stryker. The servers are started here, once for all changes. */
async function settings(round: Round, mutate: readonly string[]): Promise<object> {
  return {
    plugins: [path.join(import.meta.dirname, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js')],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    // The one file of the engine's tests imports none of them before it runs.
    jest: { config: await jestOf(round), enableFindRelatedTests: round.workspace === 'backend' },
    coverageAnalysis: 'perTest',
    mutate,
    // The words of messages are a matter of taste. Tests assert those that matter.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    ignorePatterns: ['dist', '.build', 'docs', '.data*'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 2,
    timeoutMS: 60_000,
    thresholds: { high: 100, low: BAR, break: BAR },
    disableTypeChecks: true,
    allowConsoleColors: false,
  };
}

function stryker(round: Round, configuration: string): Promise<number | null> {
  const child = spawn(
    'node',
    [path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', configuration],
    {
      cwd: FOLDERS[round.workspace],
      stdio: 'inherit',
    },
  );
  return new Promise((resolve) => child.on('close', resolve));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const unknown = positionals.filter((name) => !ROUNDS.some((round) => round.name === name));
if (unknown.length > 0)
  throw new Error(`There is no round ${unknown.join(', ')}; there are ${ROUNDS.map(({ name }) => name).join(', ')}.`);

const rounds = ROUNDS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-mutate-'));
const needsServers = rounds.some(({ workspace }) => workspace === 'backend');
const servers = {
  start: path.join(FOLDERS.backend, 'src/testing/global-setup.mjs'),
  stop: path.join(FOLDERS.backend, 'src/testing/global-teardown.mjs'),
};
if (needsServers) await ((await import(servers.start)) as { default: () => Promise<void> }).default();
try {
  for (const [number, round] of rounds.entries()) {
    const lines = everyNth(round.code, path.join(FOLDERS[round.workspace], 'src'), Number(values.every));
    process.stdout.write(
      `\n${round.name}, ${round.workspace}: ${lines.length} lines\n${lines.map(({ file, number: line, text }) => `  ${file}:${line}  ${text}\n`).join('')}`,
    );
    if (lines.length === 0) continue;
    const configuration = path.join(folder, `${number}.json`);
    writeFileSync(
      configuration,
      JSON.stringify(
        await settings(
          round,
          lines.map(({ file, number: line }) => `src/${file}:${line}-${line}`),
        ),
      ),
    );
    if ((await stryker(round, configuration)) !== 0) process.exitCode = 1;
  }
} finally {
  if (needsServers) await ((await import(servers.stop)) as { default: () => Promise<void> }).default();
  rmSync(folder, { recursive: true, force: true });
}

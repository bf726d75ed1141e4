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

const backend = path.resolve(import.meta.dirname, '../../backend');

/**
 * The settings of Stryker: our Jest configuration without its two projects. The servers are started here, once for all
 * changes.
 */
async function settings(round: Round, mutate: readonly string[]): Promise<object> {
  const { default: jest } = (await import(path.join(backend, 'jest.config.mjs'))) as {
    default: { testTimeout: number; projects: Record<string, unknown>[] };
  };
  // Stryker works on a copy of the backend in a folder of its own. What lies beside the backend does not lie beside the copy.
  const project = JSON.parse(
    JSON.stringify(jest.projects[0]).replaceAll('<rootDir>/..', path.dirname(backend)),
  ) as Record<string, unknown>;
  const { displayName: _name, testPathIgnorePatterns: _api, ...unit } = project;
  return {
    plugins: [path.join(import.meta.dirname, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js')],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: {
      config: {
        ...unit,
        // Stryker adds what stands in the file itself: with its projects, each change would start servers of its own.
        projects: [],
        testTimeout: jest.testTimeout,
        testMatch: round.tests.map((glob) => `**/${glob}`),
      },
    },
    coverageAnalysis: 'perTest',
    mutate,
    // The words of messages are a matter of taste. Tests assert those that matter.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    ignorePatterns: ['dist', 'docs', '.data*'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 2,
    timeoutMS: 60_000,
    thresholds: { high: 100, low: BAR, break: BAR },
    disableTypeChecks: true,
    allowConsoleColors: false,
  };
}

function stryker(configuration: string): Promise<number | null> {
  const child = spawn(
    'node',
    [path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', configuration],
    { cwd: backend, stdio: 'inherit' },
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

const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-mutate-'));
const servers = {
  start: path.join(backend, 'src/testing/global-setup.mjs'),
  stop: path.join(backend, 'src/testing/global-teardown.mjs'),
};
await ((await import(servers.start)) as { default: () => Promise<void> }).default();
try {
  for (const round of ROUNDS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const lines = everyNth(round.code, path.join(backend, 'src'), Number(values.every));
    process.stdout.write(
      `\n${round.name}: ${lines.length} lines\n${lines.map(({ file, number, text }) => `  ${file}:${number}  ${text}\n`).join('')}`,
    );
    const configuration = path.join(folder, `${round.name}.json`);
    writeFileSync(
      configuration,
      JSON.stringify(
        await settings(
          round,
          lines.map(({ file, number }) => `src/${file}:${number}-${number}`),
        ),
      ),
    );
    if ((await stryker(configuration)) !== 0) process.exitCode = 1;
  }
} finally {
  await ((await import(servers.stop)) as { default: () => Promise<void> }).default();
  rmSync(folder, { recursive: true, force: true });
}

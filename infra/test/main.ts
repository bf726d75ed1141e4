// `npm test` runs every step; `npm test check browser` only those groups (after the build).
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { STEPS, type Step } from './steps.ts';
import { ensureSystemPrograms } from './system-packages.ts';

interface Outcome {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const children = new Set<ReturnType<typeof spawn>>();

async function run(step: Step): Promise<Outcome> {
  const started = Date.now();
  const [command = '', ...args] = step.command;
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0', CI: 'true' } });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += String(error);
      resolve(-1);
    });
    child.on('close', resolve);
  });
  children.delete(child);
  const outcome = { step, ok: status === 0, seconds: Math.round((Date.now() - started) / 1000), output };
  process.stdout.write(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${step.group}: ${step.name} (${outcome.seconds} s)\n`);
  if (!outcome.ok) process.stdout.write(`\n${output}\n`);
  return outcome;
}

/** Runs the steps, as many at a time as there are cores; a step that runs `alone` waits for the others. */
async function runAll(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...steps];
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await run(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return outcomes;
}

/** Sums what Jest (`Tests: … 12 passed`) and Playwright (`12 passed`) count. */
function countTests(outcomes: readonly Outcome[], word: 'passed' | 'failed'): number {
  const lines = outcomes.flatMap(({ output }) => output.split('\n')).filter((line) => /^Tests:|^\s+\d+ (passed|failed)/.test(line));
  return lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
}

async function main(): Promise<void> {
  const groups = new Set<string>(process.argv.slice(2));
  const wanted = STEPS.filter((step) => groups.size === 0 || step.group === 'build' || groups.has(step.group));
  ensureSystemPrograms();
  const started = Date.now();
  const outcomes: Outcome[] = [];
  for (const phase of [wanted.filter((s) => s.group === 'build'), wanted.filter((s) => s.group !== 'build' && !s.alone), wanted.filter((s) => s.group !== 'build' && s.alone)]) {
    outcomes.push(...(await runAll(phase)));
    if (outcomes.some((outcome) => outcome.step.group === 'build' && !outcome.ok)) break;
  }
  const failed = outcomes.filter((outcome) => !outcome.ok);
  process.stdout.write(`\n${outcomes.length} steps in ${Math.round((Date.now() - started) / 1000)} s`);
  process.stdout.write(failed.length ? `; failed: ${failed.map(({ step }) => step.name).join(', ')}\n` : '\n');
  const failedTests = Math.max(countTests(outcomes, 'failed'), failed.length);
  process.stdout.write(`${countTests(outcomes, 'passed')} passed, ${failedTests} failed\n`);
  process.exitCode = failed.length ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { plain } from '../setup/quietly.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();

export interface Outcome {
  readonly ok: boolean;
  readonly seconds: number;
  readonly lines: readonly string[];
  /** Whether the step was left out, because nothing that it reads has changed since it passed. */
  readonly unchanged: boolean;
  /** The number of tests, as Jest (`Tests: … 12 passed`) and Playwright (`12 passed`) count them. */
  readonly passed: number;
  readonly failed: number;
  /** The number of browser tests that were left out, because nothing that they load has changed since they passed. */
  readonly leftOut: number;
}

/** Nx need not start programs of their own for its plugins, which takes a second of the processor each time. */
const NX = { NX_ISOLATE_PLUGINS: 'false' };

/** Runs a command in the root folder. Its output is kept, without colours. */
export async function run([program = '', ...args]: readonly string[]): Promise<Outcome> {
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', CI: 'true', ...NX },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += String(error);
      resolve(-1);
    });
    child.on('close', resolve);
  });
  running.delete(child);
  const lines = output.split('\n').flatMap((line) => plain(line) ?? []);
  const tasks = lines.filter((line) => line.startsWith('> nx run '));
  return {
    ok: status === 0,
    seconds: Math.round((Date.now() - started) / 1000),
    lines,
    unchanged: tasks.length > 0 && tasks.every((line) => line.endsWith(']')),
    passed: count(lines, 'passed'),
    failed: count(lines, 'failed'),
    leftOut: lines.reduce((sum, line) => sum + Number(/^Left out are (\d+)/.exec(line)?.[1] ?? 0), 0),
  };
}

function count(lines: readonly string[], word: 'passed' | 'failed'): number {
  const told = lines.filter((line) => /^Tests:|^\s+\d+ (passed|failed)/.test(line));
  return told.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
}

/** Ends all commands that run. */
export function stopAll(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

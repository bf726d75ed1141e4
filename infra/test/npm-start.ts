import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, isReady } from './product.ts';

export interface Ended {
  readonly status: number | null;
  /** What the command wrote, to both of its streams. */
  readonly output: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The settings of a person's terminal: those without what npm and Nx set for the scripts that they run. */
function terminal(): NodeJS.ProcessEnv {
  const settings = Object.entries(process.env).filter(([name]) => !/^(npm|nx)_/i.test(name));
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(settings), PATH: folders.join(path.delimiter) };
}

/** Runs a command in a process group of its own, since npm does not pass every signal on to what it starts. */
export function run(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...terminal(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, output }))) };
}

/**
 * Runs `npm start` in a checkout with an empty data folder until the product is ready, and stops it.
 *
 * @param look is called with the address of the ready product
 * @returns what went wrong, with all that the command wrote, or nothing
 */
export async function startWithNpm(
  checkout: string,
  look: (url: string) => Promise<void> = async () => {},
): Promise<string | undefined> {
  const [port, dataDir] = [await freePort(), mkdtempSync(path.join(tmpdir(), 'sahaay-'))];
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const { child, ended } = run(['npm', 'start'], checkout, env);
  const deadline = Date.now() + 300_000;
  try {
    while (child.exitCode === null && Date.now() < deadline && !(await isReady(url))) await wait(100);
    if (child.exitCode !== null) return `npm start did not get ready:\n${(await ended).output}`;
    if (Date.now() >= deadline) return 'npm start did not get ready within 5 minutes.';
    await look(url);
    return undefined;
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

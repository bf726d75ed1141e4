import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../test/product.ts';
import type { FinalStage } from './dockerfile.ts';

/** An image's files, running as its Dockerfile says. */
export interface Running {
  readonly url: string;
  /** Runs the health check of the image beside it, and answers its exit code. */
  healthCheck(): Promise<number | null>;
  /** Tells it to stop as an engine does, and answers its exit code. */
  stop(): Promise<number | null>;
}

const children = new Set<ChildProcess>();

/** Ends what a test that failed left running. */
export async function stopAll(): Promise<void> {
  const left = [...children].filter((child) => child.exitCode === null && child.signalCode === null);
  children.clear();
  await Promise.all(
    left.map((child) => {
      child.kill('SIGKILL');
      return ended(child);
    }),
  );
}

/**
 * Starts the files of an image as an engine would: with its command, environment and user, on files that it cannot write.
 *
 * @param folder what `assemble` laid out
 * @param env what a deployment adds to the environment of the image
 * @throws Error with its output when it ends at once or is not healthy within 40 s
 */
export async function run(folder: string, stage: FinalStage, env: Readonly<Record<string, string>>): Promise<Running> {
  makeReadOnly(folder);
  const port = String(await freePort());
  const surroundings = { ...stage.env, ...env, PORT: port };
  const inside = (command: readonly string[]): ChildProcess => start(command, folder, surroundings, stage.user);
  const child = inside(stage.command);
  children.add(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const over = ended(child);
  const healthCheck = (): Promise<number | null> => ended(inside(stage.healthCheck));
  for (const until = Date.now() + 40_000; (await healthCheck()) !== 0;) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`It is not healthy (exit code ${child.exitCode}): ${output.join('')}`);
    }
  }
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return over;
  };
  return { url: `http://127.0.0.1:${port}`, healthCheck, stop };
}

function start(command: readonly string[], cwd: string, env: Record<string, string>, user: string): ChildProcess {
  // Distroless has its Node here.
  const [program = '', ...args] = command.map((word) => (word === '/nodejs/bin/node' ? process.execPath : word));
  const [uid, gid] = user.split(':').map(Number);
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...identity });
}

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('close', resolve));

/** Takes the right to write from everybody, for a test that does not run as root and would own the files. */
function makeReadOnly(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o555);
  chmodSync(folder, 0o555);
}

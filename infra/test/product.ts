import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The built product, running on a free port and with an empty data folder. */
export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** The milliseconds from the start of the process to its readiness. */
  readonly startedInMs: number;
  /** Ends the embedded PostgreSQL under the running product, as a crash would, and keeps it from starting again. */
  killDatabase(): void;
  /** Stops the product and removes its data. */
  stop(): Promise<void>;
}

/**
 * A free port that the system gives to nobody by itself: below those that it hands out (from 32,768 on Linux, 49,152 on macOS),
 * since minutes may pass until the product listens there.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) =>
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
  );
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether a product answers there and is ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the built product.
 *
 * @param env settings besides PORT and DATA_DIR
 * @throws Error when it ends, or is not ready within two minutes
 */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sahaay-'));
  chmodSync(dataDir, 0o755);
  const url = `http://localhost:${port}`;
  const started = Date.now();
  const child = spawn(process.execPath, ['backend/dist/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, THROTTLE_SCALE: '100', LOG_LEVEL: 'error', ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} while starting.`);
    if (Date.now() - started > 120_000) {
      child.kill('SIGTERM');
      throw new Error('The product was not ready within two minutes.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const killDatabase = (): void => {
    const cluster = path.join(dataDir, 'postgres/cluster');
    const [pid] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    renameSync(path.join(cluster, 'global/pg_control'), path.join(cluster, 'global/pg_control.away'));
    process.kill(Number(pid), 'SIGKILL');
  };
  return { url, process: child, startedInMs: Date.now() - started, killDatabase, stop };
}

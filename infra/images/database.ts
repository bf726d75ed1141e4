import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL of a test's own. */
export interface Database {
  readonly url: string;
  /** Runs one statement and answers its first row. */
  ask(sql: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that npm installed, in a new folder. */
export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-database-'));
  chmodSync(folder, 0o755);
  const user = path.resolve(import.meta.dirname, '../../backend/src/testing/embedded-user.mjs');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', user, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Record<string, unknown>> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The database of the test ended.');
    return JSON.parse(value) as Record<string, unknown>;
  };
  const { url } = (await next()) as { url: string };
  const ask = (sql: string): Promise<Record<string, unknown>> => {
    child.stdin.write(`${sql.replaceAll('\n', ' ')}\n`);
    return next();
  };
  const stop = async (): Promise<void> => {
    const over = once(child, 'close');
    child.stdin.end();
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, ask, stop };
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a process waits for another one that starts or stops the server, in milliseconds. */
const PATIENCE = 90_000;

/**
 * Which processes use the embedded server, and its port. It is kept in an SQLite file because that gives a lock which the
 * operating system frees when its holder dies.
 */
export class ProcessRegistry {
  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  }

  /** Runs `work` while no other process is in `exclusively` on the same file. What `work` changes is kept only if it succeeds. */
  async exclusively<Result>(work: (processes: RegisteredProcesses) => Promise<Result>): Promise<Result> {
    const db = await this.lock();
    try {
      const result = await work(new RegisteredProcesses(db));
      db.exec('commit');
      return result;
    } finally {
      db.close();
    }
  }

  private async lock(): Promise<DatabaseSync> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const db = new DatabaseSync(this.file);
      try {
        db.exec('begin exclusive');
        db.exec('create table if not exists user (pid integer primary key, started text not null)');
        db.exec('create table if not exists server (only integer primary key check (only = 1), port integer not null)');
        return db;
      } catch (error) {
        db.close();
        if (!isBusy(error)) throw error;
        if (Date.now() > deadline) throw new Error(`Another process has held ${this.file} for too long.`, { cause: error });
        await wait(50);
      }
    }
  }
}

/** The registrations, as seen by the holder of the lock. */
export class RegisteredProcesses {
  constructor(private readonly db: DatabaseSync) {}

  add(pid: number): void {
    this.db.prepare('insert or replace into user values (?, ?)').run(pid, startOf(pid) ?? '');
  }

  remove(pid: number): void {
    this.db.prepare('delete from user where pid = ?').run(pid);
  }

  /** How many registered processes are alive. Those that died without leaving are forgotten. */
  countAlive(): number {
    const users = this.db.prepare('select pid, started from user').all() as { pid: number; started: string }[];
    const dead = users.filter(({ pid, started }) => startOf(pid) !== started);
    for (const { pid } of dead) this.remove(pid);
    return users.length - dead.length;
  }

  get port(): number | undefined {
    return (this.db.prepare('select port from server').get() as { port: number } | undefined)?.port;
  }

  set port(port: number) {
    this.db.prepare('insert or replace into server values (1, ?)').run(port);
  }
}

/** When a process began, so that a recycled process id is not taken for the old process; undefined when it does not run. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // The command name, in parentheses, may hold spaces; the start time is field 22, the 20th after it (man 5 proc).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 261);
}

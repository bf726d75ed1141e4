import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { FullDisk, StartFault } from '../start-fault.js';

/** A process waits this long for another one that starts or stops the server, in milliseconds. */
const PATIENCE = 90_000;

/**
 * Knows which processes use the embedded server, and its port. It is an SQLite file, because the operating system frees
 * the lock of such a file when its holder dies.
 */
export class ProcessRegistry {
  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  }

  /**
   * Runs `work` while no other process is in `exclusively` on the same file. The changes of `work` are kept only if it
   * succeeds.
   */
  async exclusively<Result>(work: (processes: RegisteredProcesses) => Promise<Result>): Promise<Result> {
    const db = await this.lock();
    try {
      const result = await work(new RegisteredProcesses(db));
      db.exec('commit');
      return result;
    } catch (error) {
      throw errorCode(error) === undefined ? error : this.fault(error);
    } finally {
      db.close();
    }
  }

  private async lock(): Promise<DatabaseSync> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      let db: DatabaseSync | undefined;
      try {
        db = new DatabaseSync(this.file);
        db.exec('begin exclusive');
        db.exec('create table if not exists user (pid integer primary key, started text not null)');
        db.exec('create table if not exists server (only integer primary key check (only = 1), port integer not null)');
        return db;
      } catch (error) {
        db?.close();
        if (errorCode(error) !== BUSY) throw this.fault(error);
        if (Date.now() > deadline)
          throw new StartFault(
            `Another process has held ${this.file} for too long. End the Sahaay that hangs while it starts or stops.`,
            { cause: error },
          );
        await wait(50);
      }
    }
  }

  private fault(cause: unknown): StartFault {
    const [problem, remedy] = PROBLEMS[errorCode(cause) ?? 0] ?? [
      `cannot be used (${(cause as Error).message})`,
      'See that the user who starts Sahaay may write it.',
    ];
    const Fault = errorCode(cause) === FULL ? FullDisk : StartFault;
    return new Fault(`The file ${this.file}, which says who uses the embedded database, ${problem}. ${remedy}`, {
      cause,
    });
  }
}

/** These are primary result codes of SQLite (https://www.sqlite.org/rescode.html). */
const BUSY = 5;
const FULL = 13;
const DELETE_IT = 'Stop every Sahaay of this data folder, delete the file and start again: nothing else is kept in it.';
const PROBLEMS: Readonly<Record<number, readonly [string, string]>> = {
  8: ['cannot be written', 'Give it to the user who starts Sahaay.'],
  11: ['is damaged', DELETE_IT],
  [FULL]: ['cannot be written: the disk is full', 'Free some space and start again.'],
  14: ['cannot be opened', 'Give it and its folder to the user who starts Sahaay.'],
  26: ['is damaged', DELETE_IT],
};

/** The registrations, as the holder of the lock sees them. */
export class RegisteredProcesses {
  constructor(private readonly db: DatabaseSync) {}

  /** Adds a process. It forgets the processes that died without leaving. */
  add(pid: number): void {
    for (const { pid: dead } of this.all().filter((user) => !isAlive(user))) this.remove(dead);
    this.db.prepare('insert or replace into user values (?, ?)').run(pid, startOf(pid) ?? '');
  }

  remove(pid: number): void {
    this.db.prepare('delete from user where pid = ?').run(pid);
  }

  /** Whether any registered process is alive. */
  isUsed(): boolean {
    return this.all().some(isAlive);
  }

  /** The number of living registered processes other than `pid`. */
  countOthers(pid: number): number {
    return this.all().filter((user) => user.pid !== pid && isAlive(user)).length;
  }

  private all(): User[] {
    return this.db.prepare('select pid, started from user').all() as unknown as User[];
  }

  get port(): number | undefined {
    return (this.db.prepare('select port from server').get() as { port: number } | undefined)?.port;
  }

  set port(port: number) {
    this.db.prepare('insert or replace into server values (1, ?)').run(port);
  }
}

interface User {
  readonly pid: number;
  readonly started: string;
}

function isAlive({ pid, started }: User): boolean {
  return startOf(pid) === started;
}

/**
 * The moment at which a process began, so that a process with a recycled id is not taken for the old one; undefined
 * when it does not run.
 */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // The command name stands in parentheses and may hold spaces. The start time is field 22, the 20th after the name
    // (man 5 proc).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function errorCode(error: unknown): number | undefined {
  const { errcode } = Object(error) as { errcode?: unknown };
  // The lowest byte of an extended code is the primary code.
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

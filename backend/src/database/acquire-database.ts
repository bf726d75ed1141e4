import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config.js';
import { StartFault } from '../start-fault.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { keepUp, type Restorable, type ServerNews } from './keep-up.js';
import { keptText } from './kept-text.js';
import { ProcessRegistry, type RegisteredProcesses } from './process-registry.js';
import { reachableFolder, serverUser } from './server-identity.js';
import { lacksRoom } from './server-start-fault.js';
import { until } from './until.js';

/** A database to connect to. */
export interface AcquiredDatabase {
  readonly url: string;
  /**
   * From now on the embedded server is started again whenever it is lost. For a database of the operator's own, this
   * does nothing.
   */
  keepUp(news: ServerNews): void;
  /**
   * The caller calls this when it does not need the database any more. The last process that leaves the embedded server
   * stops it.
   */
  release(): Promise<void>;
}

/**
 * The cache's share of the machine's memory. A small installation does not fill its cache, and memory that is not
 * filled is never taken.
 */
const CACHE_SHARE = 1 / 16;
/** The bounds of the cache, in megabytes. */
const CACHE = { least: 128, most: 1024 } as const;
const cacheMegabytes = Math.round(Math.min(CACHE.most, Math.max(CACHE.least, (totalmem() * CACHE_SHARE) / 2 ** 20)));

/**
 * These settings are safe against power loss and small, as the installation on one machine needs it. A server that a
 * crash ends stays down, and `keepUp` starts it anew: one that recovers by itself while its disk is full was seen to
 * answer nobody and not to end either, in one of six rounds (PostgreSQL 18.4).
 */
const SETTINGS = ['fsync=on', 'restart_after_crash=off', `shared_buffers=${cacheMegabytes}MB`];

/**
 * A server that other processes use may be too busy for this long, or recover from a crash, before it must answer, in
 * milliseconds.
 */
const PATIENCE = 3000;

/**
 * Gives the database of the configuration: the one at `databaseUrl`, or the embedded one in the data folder, which is
 * started unless it runs already. Any number of processes may share it. When a process dies without a release, the
 * server goes on, and the next process attaches to it.
 * @throws StartFault
 */
export async function acquireDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<AcquiredDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, keepUp: () => undefined, release: async () => undefined };
  const home = join(config.dataDir, 'postgres');
  assertKeepsFiles(config.dataDir);
  await mkdir(home, { recursive: true });
  const registry = new ProcessRegistry(join(home, 'processes.sqlite'));
  const shared = new SharedServer(registry, await registry.exclusively(() => serverIn(home)), home);
  try {
    return keptDatabase(shared, await shared.join(join(home, 'password')));
  } catch (error) {
    await shared.leave().catch(() => undefined);
    throw error;
  }
}

/**
 * Refuses a folder below one that the kernel only shows as files, such as /proc: it keeps no files, and Node would
 * never come back from making folders there.
 */
function assertKeepsFiles(dataDir: string): void {
  if (/^\/proc(\/|$)/.test(resolve(dataDir)))
    throw new StartFault(`${dataDir} cannot hold files. Set DATA_DIR to a folder that may be written.`);
}

async function serverIn(home: string): Promise<EmbeddedPostgres> {
  const cluster = join(await reachableFolder(home, serverUser()), 'cluster');
  const file = join(home, 'password');
  const password = await keptText(file, () => randomBytes(24).toString('hex'));
  if (password === '') throw lostPassword(file);
  return EmbeddedPostgres.at(cluster, password, SETTINGS);
}

function lostPassword(file: string): StartFault {
  return new StartFault(
    `The file ${file} does not hold the password of the embedded database any more. Put it back from a backup, or move its folder away to begin with an empty database.`,
  );
}

/** The embedded server, as seen by one of the processes that use it. */
class SharedServer implements Restorable {
  constructor(
    private readonly registry: ProcessRegistry,
    readonly server: EmbeddedPostgres,
    private readonly home: string,
  ) {}

  /** @returns the address of the server, which now runs */
  async join(passwordFile: string): Promise<string> {
    return this.registry.exclusively(async (processes) => {
      const port = await this.bringUp(processes);
      // https://www.postgresql.org/docs/current/errcodes-appendix.html names this code invalid_password.
      if ((await this.server.refusal(port)) === '28P01') throw lostPassword(passwordFile);
      processes.add(process.pid);
      return this.server.url(port);
    });
  }

  /**
   * Starts the server unless another process has done so.
   * @returns its address, which may differ from the one before
   */
  async restore(): Promise<string> {
    return this.registry.exclusively(async (processes) => this.server.url(await this.bringUp(processes)));
  }

  lacksRoom(): boolean {
    return lacksRoom(this.home);
  }

  async leave(): Promise<void> {
    await this.registry.exclusively(async (processes) => {
      if (processes.countOthers(process.pid) === 0) await this.server.stop();
      processes.remove(process.pid);
    });
  }

  private async bringUp(processes: RegisteredProcesses): Promise<number> {
    const { port } = processes;
    if (port !== undefined) {
      if (await this.server.answers(port)) return port;
      if (processes.isUsed() && (await this.server.isRunning())) {
        // A server in use is never restarted, since that would cut off its users.
        await until(() => this.server.answers(port), PATIENCE);
        return port;
      }
    }
    const started = await this.server.start(port);
    // The disk may be full, so nothing is written without need.
    if (started !== port) processes.port = started;
    return started;
  }
}

function keptDatabase(shared: SharedServer, url: string): AcquiredDatabase {
  const leaving = new AbortController();
  let kept: Promise<void> | undefined;
  let released: Promise<void> | undefined;
  const leave = async () => {
    leaving.abort();
    await kept;
    await shared.leave();
  };
  return {
    url,
    keepUp: (news) => void (kept ??= keepUp(url, shared, news, leaving.signal)),
    release: () => (released ??= leave()),
  };
}

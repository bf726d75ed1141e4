import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config.js';
import { StartFault } from '../start-fault.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { keepUp, type ServerNews } from './keep-up.js';
import { keptText } from './kept-text.js';
import { ProcessRegistry, type RegisteredProcesses } from './process-registry.js';
import { reachableFolder, serverUser } from './server-identity.js';
import { until } from './until.js';

/** A database to connect to. */
export interface AcquiredDatabase {
  readonly url: string;
  /** From now on the embedded server is started again whenever it is lost; nothing happens for a database of somebody's own. */
  keepUp(news: ServerNews): void;
  /** The caller calls this when it needs the database no more. The last process to leave the embedded server stops it. */
  release(): Promise<void>;
}

/** Of the machine's memory; what a small installation does not fill is never taken. */
const CACHE_SHARE = 1 / 16;
/** Megabytes. */
const CACHE = { least: 128, most: 1024 } as const;
const cacheMegabytes = Math.round(Math.min(CACHE.most, Math.max(CACHE.least, (totalmem() * CACHE_SHARE) / 2 ** 20)));

/** Safe against power loss, and small: what one machine's installation needs. */
const SETTINGS = ['fsync=on', `shared_buffers=${cacheMegabytes}MB`];

/** A server that others use may be too busy, or recover from a crash, for this long before it counts as running, in milliseconds. */
const PATIENCE = 3000;

/**
 * The database of the configuration: the one at `databaseUrl`, or the embedded one in the data folder, started unless
 * it already runs. Any number of processes may share it. A process that dies without releasing leaves the server
 * running; the next one attaches to it.
 *
 * @throws StartFault
 */
export async function acquireDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<AcquiredDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, keepUp: () => undefined, release: async () => undefined };
  const home = join(config.dataDir, 'postgres');
  assertKeepsFiles(config.dataDir);
  await mkdir(home, { recursive: true });
  const registry = new ProcessRegistry(join(home, 'processes.sqlite'));
  const shared = new SharedServer(registry, await registry.exclusively(() => serverIn(home)));
  try {
    return keptDatabase(shared, await shared.join(join(home, 'password')));
  } catch (error) {
    await shared.leave().catch(() => undefined);
    throw error;
  }
}

/** What the kernel shows as files, keeps none; Node never comes back from making folders there. */
function assertKeepsFiles(dataDir: string): void {
  if (/^\/proc(\/|$)/.test(resolve(dataDir)))
    throw new StartFault(`${dataDir} cannot hold files. Set DATA_DIR to a folder that may be written.`);
}

async function serverIn(home: string): Promise<EmbeddedPostgres> {
  const cluster = join(await reachableFolder(home, serverUser()), 'cluster');
  const file = join(home, 'password');
  const password = keptText(file, () => randomBytes(24).toString('hex'));
  if (password === '') throw lostPassword(file);
  return EmbeddedPostgres.at(cluster, password, SETTINGS);
}

function lostPassword(file: string): StartFault {
  return new StartFault(
    `The file ${file} does not hold the password of the embedded database any more. Put it back from a backup, or move its folder away to begin with an empty database.`,
  );
}

/** The embedded server as one of the processes that use it sees it. */
class SharedServer {
  constructor(
    private readonly registry: ProcessRegistry,
    readonly server: EmbeddedPostgres,
  ) {}

  /** @returns the address of the server, which runs now */
  async join(passwordFile: string): Promise<string> {
    return this.registry.exclusively(async (processes) => {
      const port = await this.bringUp(processes);
      // https://www.postgresql.org/docs/current/errcodes-appendix.html: invalid_password
      if ((await this.server.refusal(port)) === '28P01') throw lostPassword(passwordFile);
      processes.add(process.pid);
      return this.server.url(port);
    });
  }

  /** Starts the server unless another process has done so. @returns its address, which may differ from the one before */
  async restore(): Promise<string> {
    return this.registry.exclusively(async (processes) => this.server.url(await this.bringUp(processes)));
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
        // A server that is used is never restarted under its users.
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
    keepUp: (news) => void (kept ??= keepUp(url, () => shared.restore(), news, leaving.signal)),
    release: () => (released ??= leave()),
  };
}

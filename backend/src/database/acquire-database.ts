import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { keptText } from './kept-text.js';
import { ProcessRegistry } from './process-registry.js';
import { reachableFolder, serverUser } from './server-identity.js';

/** A database to connect to. */
export interface AcquiredDatabase {
  readonly url: string;
  /** To be called once done with it. The last process that leaves the embedded server stops it. */
  release(): Promise<void>;
}

/** Of the machine's memory; what a small installation does not fill is never taken. */
const CACHE_SHARE = 1 / 16;
/** Megabytes. */
const CACHE = { least: 128, most: 1024 } as const;
const cacheMegabytes = Math.round(Math.min(CACHE.most, Math.max(CACHE.least, (totalmem() * CACHE_SHARE) / 2 ** 20)));

/** Safe against power loss, and small: what one machine's installation needs. */
const SETTINGS = ['fsync=on', `shared_buffers=${cacheMegabytes}MB`];

/**
 * The database of the configuration: the one at `databaseUrl`, or the embedded one in the data folder, started unless
 * it already runs. Any number of processes may share it. A process that dies without releasing leaves the server
 * running; the next one attaches to it.
 */
export async function acquireDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<AcquiredDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, release: async () => undefined };
  const home = join(config.dataDir, 'postgres');
  await mkdir(home, { recursive: true });
  const registry = new ProcessRegistry(join(home, 'processes.sqlite'));

  const { server, url } = await registry.exclusively(async (processes) => {
    const cluster = join(await reachableFolder(home, serverUser()), 'cluster');
    const password = keptText(join(home, 'password'), () => randomBytes(24).toString('hex'));
    const server = await EmbeddedPostgres.at(cluster, password, SETTINGS);
    const running = processes.port;
    // A server that others use is never restarted under them, even when it is too busy to answer.
    const inUse = processes.countAlive() > 0 && (await server.isRunning());
    const attached = running !== undefined && (inUse || (await server.answers(running)));
    const port = attached ? running : await server.start();
    processes.port = port;
    processes.add(process.pid);
    return { server, url: server.url(port) };
  });

  let released: Promise<void> | undefined;
  const leave = () =>
    registry.exclusively(async (processes) => {
      processes.remove(process.pid);
      if (processes.countAlive() === 0) await server.stop();
    });
  return { url, release: () => (released ??= leave()) };
}

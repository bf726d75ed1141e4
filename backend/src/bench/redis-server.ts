import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { freePort } from '../database/free-port.js';
import { until } from '../database/until.js';

/** A Redis server of this run alone. */
export interface RedisServer {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Where and from what a server starts. */
interface Start {
  /** The server's configuration file; without one it keeps nothing on disk. */
  readonly file?: string;
  /** By default it is any free port. */
  readonly port?: number;
}

export const HOST = '127.0.0.1';
/** The password of every server, so that a test which passes has used it. */
export const PASSWORD = 'p@ss/word';
/** The milliseconds after which a server must have come up, or its state have come true. */
const PATIENCE = 30_000;

/**
 * @param options command-line options of the server
 * @throws Error when no Redis is installed
 */
export async function startRedisServer(options: readonly string[], start: Start = {}): Promise<RedisServer> {
  const program = findProgram();
  if (!program)
    throw new Error('No Redis for the tests. Install one (sudo apt-get install redis-server) or set REDIS_URL.');
  const { file, port = await lowPort() } = start;
  const nothingKept = file
    ? []
    : ['--masterauth', PASSWORD, '--save', '', '--appendonly', 'no', '--repl-diskless-sync-delay', '0'];
  const folder = options.includes('--dir') || file ? [] : ['--dir', tmpdir()];
  const child = spawn(
    program,
    [
      ...(file ? [file] : []),
      '--port',
      String(port),
      '--bind',
      HOST,
      '--requirepass',
      PASSWORD,
      ...nothingKept,
      ...folder,
      ...options,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await askRedisUntil(port, async (redis) => (await redis.ping()) === 'PONG');
  return {
    port,
    process: child,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** The address of a server that `startRedisServer` started. */
export const redisUrl = (port: number): string => `redis://:${encodeURIComponent(PASSWORD)}@${HOST}:${port}`;

/** Asks again and again until it is true. A server that does not answer counts as a no. */
export async function askRedisUntil(port: number, isTrue: (redis: Redis) => Promise<boolean>): Promise<void> {
  if (!(await until(() => askRedis(port, isTrue).catch(() => false), PATIENCE)))
    throw new Error(`This Redis did not come so far: ${String(isTrue)}`);
}

/** Asks one question on a connection of its own. */
export async function askRedis<Answer>(port: number, question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
  const redis = new Redis(port, HOST, {
    password: PASSWORD,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: 1000,
  });
  redis.on('error', () => undefined);
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}

function findProgram(): string | undefined {
  // oxlint-disable-next-line node/no-process-env -- The path of programs is no setting of ours.
  const folders = (process.env.PATH ?? '').split(':');
  return ['redis-server', 'valkey-server']
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}

/**
 * Finds a free port of at most 55,000, since the servers of a Cluster meet each other on a second port, 10,000 above the
 * first.
 */
async function lowPort(): Promise<number> {
  const port = await freePort();
  return port <= 55_000 ? port : lowPort();
}

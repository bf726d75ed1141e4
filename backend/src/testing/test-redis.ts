import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { until } from './until.js';

interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

interface Server {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** A Redis of several servers, one of which a test can end. */
export interface TestRedisSet extends TestRedis {
  /** The server that holds everything (Sentinel), or a third of all keys (Cluster). */
  readonly master: Server;
}

/** A master with a replica, watched by a Sentinel that takes no notice of a lost master until it is told to. */
export interface TestSentinelSet extends TestRedisSet {
  /** Resolves when the replica has everything that the master has acknowledged. */
  replicated(): Promise<void>;
  /** From now on the Sentinel finds the master down after two seconds, and makes the replica the master. */
  watch(): Promise<void>;
}

const HOST = '127.0.0.1';
/** The password of every server, so that a test which passes has used it. */
const PASSWORD = 'p@ss/word';
/**
 * In milliseconds. A Sentinel never chooses a replica that lost its master more than ten times as long before the
 * Sentinel noticed, so a test has 20 s between the loss and `watch`.
 */
const DOWN_AFTER = '2000';

/**
 * Connects to the Redis at `REDIS_URL`, or else starts one of this run's own. `npm test` installs the program where it
 * can.
 */
export async function startTestRedis(given = process.env.REDIS_URL): Promise<TestRedis> {
  if (given) return { url: given, stop: async () => undefined };
  const server = await startServer([]);
  return { url: `redis://:${encodeURIComponent(PASSWORD)}@${HOST}:${server.port}`, stop: () => server.stop() };
}

/** Starts a master with one replica, and one Sentinel. A test decides when the Sentinel notices that the master is lost. */
export async function startSentinelSet(): Promise<TestSentinelSet> {
  const master = await startServer([]);
  const replica = await startServer(['--replicaof', `${HOST} ${master.port}`]);
  const folder = await mkdtemp(join(tmpdir(), 'sahaay-sentinel-'));
  const file = join(folder, 'sentinel.conf');
  const rules = [
    `monitor main ${HOST} ${master.port} 1`,
    `auth-pass main ${PASSWORD}`,
    'down-after-milliseconds main 600000',
    'failover-timeout main 2000',
  ];
  await writeFile(file, rules.map((rule) => `sentinel ${rule}`).join('\n'));
  const sentinel = await startServer(['--sentinel'], file);
  await askUntil(sentinel.port, async (redis) =>
    String(await redis.call('sentinel', 'replicas', 'main')).includes(String(replica.port)),
  );
  await askUntil(replica.port, async (redis) => (await redis.info('replication')).includes('master_link_status:up'));
  return {
    url: `redis+sentinel://:${encodeURIComponent(PASSWORD)}@${HOST}:${sentinel.port}/main`,
    master,
    replicated: () =>
      askUntil(master.port, async (redis) => {
        // WAIT tells of what its own connection has written, and of all that was written before.
        await redis.set('written-last', '');
        return (await redis.wait(1, 1000)) === 1;
      }),
    watch: () =>
      ask(
        sentinel.port,
        async (redis) => void (await redis.call('sentinel', 'set', 'main', 'down-after-milliseconds', DOWN_AFTER)),
      ),
    stop: async () => {
      await Promise.all([sentinel, replica, master].map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts three masters without replicas, which share the slots. Two of them go on when one is lost. */
export async function startRedisCluster(): Promise<TestRedisSet> {
  const folder = await mkdtemp(join(tmpdir(), 'sahaay-cluster-'));
  const options = [
    '--cluster-enabled',
    'yes',
    '--cluster-require-full-coverage',
    'no',
    '--cluster-node-timeout',
    '1000',
  ];
  const nodes = await Promise.all(
    [1, 2, 3].map((node) => startServer([...options, '--dir', folder, '--cluster-config-file', `nodes-${node}.conf`])),
  );
  const third = 16384 / 3;
  for (const [index, { port }] of nodes.entries()) {
    await ask(port, (redis) =>
      redis.call('cluster', 'addslotsrange', Math.ceil(index * third), Math.ceil((index + 1) * third) - 1),
    );
    await ask(port, (redis) => redis.call('cluster', 'meet', HOST, nodes[0]!.port));
  }
  for (const { port } of nodes) {
    await askUntil(port, async (redis) => {
      const state = String(await redis.call('cluster', 'info'));
      return state.includes('cluster_state:ok') && state.includes('cluster_slots_assigned:16384');
    });
  }
  return {
    url: `redis+cluster://:${encodeURIComponent(PASSWORD)}@${nodes.map(({ port }) => `${HOST}:${port}`).join(',')}`,
    master: nodes[2]!,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(options: readonly string[], file?: string): Promise<Server> {
  const program = findProgram();
  if (!program)
    throw new Error('No Redis for the tests. Install one (sudo apt-get install redis-server) or set REDIS_URL.');
  const port = await freePort();
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
  await askUntil(port, async (redis) => (await redis.ping()) === 'PONG');
  return {
    port,
    process: child,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

async function askUntil(port: number, isTrue: (redis: Redis) => Promise<boolean>): Promise<void> {
  await until(() => ask(port, isTrue).catch(() => false));
}

async function ask<Answer>(port: number, question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
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
  const folders = (process.env.PATH ?? '').split(':');
  return ['redis-server', 'valkey-server']
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}

/**
 * Finds a free port of at most 55,000, since the servers of a Cluster meet each other on a second port, 10,000 above the
 * first.
 */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, HOST, resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port <= 55_000 ? port : freePort();
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  askRedis,
  askRedisUntil,
  HOST,
  PASSWORD,
  redisUrl,
  startRedisServer,
  type RedisServer,
} from '../bench/redis-server.js';

interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A Redis of several servers, one of which a test can end. */
export interface TestRedisSet extends TestRedis {
  /** The server that holds everything (Sentinel), or a third of all keys (Cluster). */
  readonly master: RedisServer;
}

/** A master with a replica, watched by a Sentinel that takes no notice of a lost master until it is told to. */
export interface TestSentinelSet extends TestRedisSet {
  /** Resolves when the replica has everything that the master has acknowledged. */
  replicated(): Promise<void>;
  /** From now on the Sentinel finds the master down after two seconds, and makes the replica the master. */
  watch(): Promise<void>;
}

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
  const server = await startRedisServer([]);
  return { url: redisUrl(server.port), stop: () => server.stop() };
}

/** Starts a master with one replica, and one Sentinel. A test decides when the Sentinel notices that the master is lost. */
export async function startSentinelSet(): Promise<TestSentinelSet> {
  const master = await startRedisServer([]);
  const replica = await startRedisServer(['--replicaof', `${HOST} ${master.port}`]);
  const folder = await mkdtemp(join(tmpdir(), 'sahaay-sentinel-'));
  const file = join(folder, 'sentinel.conf');
  const rules = [
    `monitor main ${HOST} ${master.port} 1`,
    `auth-pass main ${PASSWORD}`,
    'down-after-milliseconds main 600000',
    'failover-timeout main 2000',
  ];
  await writeFile(file, rules.map((rule) => `sentinel ${rule}`).join('\n'));
  const sentinel = await startRedisServer(['--sentinel'], { file });
  await askRedisUntil(sentinel.port, async (redis) =>
    String(await redis.call('sentinel', 'replicas', 'main')).includes(String(replica.port)),
  );
  await askRedisUntil(replica.port, async (redis) =>
    (await redis.info('replication')).includes('master_link_status:up'),
  );
  return {
    url: `redis+sentinel://:${encodeURIComponent(PASSWORD)}@${HOST}:${sentinel.port}/main`,
    master,
    replicated: () =>
      askRedisUntil(master.port, async (redis) => {
        // WAIT tells of what its own connection has written, and of all that was written before.
        await redis.set('written-last', '');
        return (await redis.wait(1, 1000)) === 1;
      }),
    watch: () =>
      askRedis(
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
    [1, 2, 3].map((node) =>
      startRedisServer([...options, '--dir', folder, '--cluster-config-file', `nodes-${node}.conf`]),
    ),
  );
  const third = 16384 / 3;
  for (const [index, { port }] of nodes.entries()) {
    await askRedis(port, (redis) =>
      redis.call('cluster', 'addslotsrange', Math.ceil(index * third), Math.ceil((index + 1) * third) - 1),
    );
    await askRedis(port, (redis) => redis.call('cluster', 'meet', HOST, nodes[0]!.port));
  }
  for (const { port } of nodes) {
    await askRedisUntil(port, async (redis) => {
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

import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.js';
import { startRedisCluster, startSentinelSet } from '../../testing/test-redis.js';
import { until } from '../../testing/until.js';
import { connectRedis, disconnect, type RedisConnection } from '../redis.js';
import { InsuredThrottleStorage } from './insured-throttle-storage.js';
import { MemoryThrottleStorage } from './memory-throttle-storage.js';
import { PostgresThrottleStorage } from './postgres-throttle-storage.js';
import { redisThrottleStorage } from './redis-throttle-storage.js';
import { throttleStorageContract } from './throttle-storage.contract.js';

const memory = new MemoryThrottleStorage();
throttleStorageContract('memory', () => ({ storage: memory, replica: memory }));

describe('PostgreSQL', () => {
  let own: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 8);
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  throttleStorageContract('PostgreSQL', () => ({
    storage: new PostgresThrottleStorage(database),
    replica: new PostgresThrottleStorage(database),
  }));

  it('keeps no window that has ended', async () => {
    await database.query('delete from throttle_window');
    const storage = new PostgresThrottleStorage(database);
    await storage.increment('ends soon', 1, 1, 1, 'rest');
    await storage.increment('goes on', 60_000, 1, 60_000, 'rest');
    await until(async () => {
      await storage.removeEnded();
      const rows = await database.query<{ key: string }[]>('select key from throttle_window');
      return rows.length === 1 && rows[0]!.key === 'rest:goes on';
    });
  });
});

describe.each([
  ['one Redis', async () => ({ url: process.env.TEST_REDIS_URL!, stop: async () => undefined })],
  ['a Redis behind Sentinels', startSentinelSet],
  ['a Redis Cluster', startRedisCluster],
] satisfies [string, () => Promise<{ url: string; stop(): Promise<void> }>][])('%s', (name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  let redis: RedisConnection;
  beforeAll(async () => {
    server = await start();
    redis = await connectRedis(server.url, `test-${randomBytes(6).toString('hex')}:`);
  });
  afterAll(async () => {
    await disconnect(redis);
    await server.stop();
  });

  throttleStorageContract(name, () => ({ storage: redisThrottleStorage(redis), replica: redisThrottleStorage(redis) }));
});

describe('a Redis that is down', () => {
  let redis: RedisConnection;
  let insured: InsuredThrottleStorage;
  beforeAll(async () => {
    redis = await connectRedis('redis://127.0.0.1:1', '');
    insured = new InsuredThrottleStorage(redisThrottleStorage(redis));
  });
  afterAll(() => disconnect(redis));

  throttleStorageContract('memory instead of a Redis that is down', () => ({ storage: insured, replica: insured }));
});

import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../data-source.js';
import { ageRedis } from '../../testing/aged-redis.js';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.js';
import { startRedisCluster, startSentinelSet } from '../../testing/test-redis.js';
import { connectRedis, disconnect, type RedisConnection } from '../redis.js';
import { PostgresSessionKeeper } from './postgres-session-keeper.js';
import { RedisSessionKeeper } from './redis-session-keeper.js';
import { sessionKeeperContract } from './session-keeper.contract.js';
import type { SessionKeeper } from './session-keeper.port.js';

describe('PostgreSQL', () => {
  let own: TestDatabase;
  let database: DataSource;
  let keepers: SessionKeeper[];
  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 4);
    keepers = [new PostgresSessionKeeper(database), new PostgresSessionKeeper(database)];
  });
  afterAll(async () => {
    await Promise.all(keepers.map((keeper) => keeper.close()));
    await database.destroy();
    await own.drop();
  });

  sessionKeeperContract('PostgreSQL', () => ({
    keeper: keepers[0]!,
    replica: keepers[1]!,
    age: (milliseconds) =>
      database.query(`update session set expire = expire - $1 * interval '1 millisecond'`, [milliseconds]),
  }));
});

describe.each([
  ['one Redis', async () => ({ url: process.env.TEST_REDIS_URL!, stop: async () => undefined })],
  ['a Redis behind Sentinels', startSentinelSet],
  ['a Redis Cluster', startRedisCluster],
] satisfies [string, () => Promise<{ url: string; stop(): Promise<void> }>][])('%s', (name, start) => {
  const keyPrefix = `test-${randomBytes(6).toString('hex')}:`;
  let server: Awaited<ReturnType<typeof start>>;
  let redis: RedisConnection;
  let keepers: SessionKeeper[];
  beforeAll(async () => {
    server = await start();
    redis = await connectRedis(server.url, keyPrefix);
    keepers = [new RedisSessionKeeper(redis), new RedisSessionKeeper(redis)];
  });
  afterAll(async () => {
    await disconnect(redis);
    await server.stop();
  });

  sessionKeeperContract(name, () => ({
    keeper: keepers[0]!,
    replica: keepers[1]!,
    age: (milliseconds) => ageRedis(redis, keyPrefix, milliseconds),
  }));
});

import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.js';
import { startRedisCluster, startSentinelSet } from '../../testing/test-redis.js';
import { until } from '../../testing/until.js';
import { connectRedis, disconnect, type RedisConnection } from '../redis.js';
import { Channel } from './channel.js';
import { channelContract } from './channel.contract.js';
import { PostgresWire } from './postgres-wire.js';
import { RedisWire } from './redis-wire.js';

describe('PostgreSQL', () => {
  let own: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 4);
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  channelContract('PostgreSQL', () => ({
    open: () => new PostgresWire(database),
    cut: () =>
      database.query(`select pg_terminate_backend(pid) from pg_stat_activity
                       where application_name = 'sahaay live' and datname = current_database()`),
  }));

  it('listens past a pooler when it is told how', async () => {
    const channel = new Channel(new PostgresWire(database, own.url));
    const topics: string[] = [];
    channel.listen({ heard: ({ topic }) => void topics.push(topic) });
    await channel.open();
    await until(async () => topics.includes('beat'));
    await channel.close();
  });
});

describe.each([
  ['one Redis', async () => ({ url: process.env.TEST_REDIS_URL!, stop: async () => undefined })],
  ['a Redis behind Sentinels', startSentinelSet],
  ['a Redis Cluster', startRedisCluster],
] satisfies [string, () => Promise<{ url: string; stop(): Promise<void> }>][])('%s', (name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  let redis: RedisConnection;
  const prefix = `test-${randomBytes(6).toString('hex')}:`;
  beforeAll(async () => {
    server = await start();
    redis = await connectRedis(server.url, prefix);
  });
  afterAll(async () => {
    await disconnect(redis);
    await server.stop();
  });

  channelContract(name, () => ({
    open: () => new RedisWire(redis, prefix),
    cut: async () => {
      const nodes = 'nodes' in redis ? redis.nodes('all') : [redis];
      await Promise.all(nodes.map((node) => node.client('KILL', 'TYPE', 'PUBSUB')));
    },
  }));

  it('keeps installations apart', async () => {
    const [ours, others] = [new Channel(new RedisWire(redis, prefix)), new Channel(new RedisWire(redis, 'other:'))];
    const heard: unknown[] = [];
    ours.listen({ heard: ({ body }) => void heard.push(body) });
    await Promise.all([ours.open(), others.open()]);
    await others.tell('news', 'not ours');
    await ours.tell('news', 'ours');
    await until(async () => heard.includes('ours'));
    expect(heard).not.toContain('not ours');
    await Promise.all([ours.close(), others.close()]);
  });
});

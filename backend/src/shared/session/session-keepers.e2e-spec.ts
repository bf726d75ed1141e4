import { randomBytes, randomUUID } from 'node:crypto';
import session, { type SessionData } from 'express-session';
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

  it('are read together with what their account honours, which is not kept in them', async () => {
    const { store } = keepers[0]!;
    const [accountId, id] = [randomUUID(), randomUUID()];
    const read = () =>
      new Promise<SessionData>((resolve, reject) => {
        store.get(id, (error, kept) => (kept ? resolve(kept) : reject(error as Error)));
      });
    const save = (kept: SessionData) => new Promise((resolve) => store.set(id, kept, resolve));
    await save({ cookie: new session.Cookie(), accountId, epoch: 0, startedAt: Date.now(), device: 'Chrome' });
    expect((await read()).honoured?.epoch).toBeNull();
    await database.query(
      `insert into account (id, email, email_key, session_epoch, created_at, updated_at)
       values ($1, 'asha@example.org', 'asha@example.org', 3, now(), now())`,
      [accountId],
    );
    const kept = await read();
    expect(kept.honoured?.epoch).toBe(3);
    await save({ ...kept, device: 'Firefox' });
    const [{ sess }] = await database.query<[{ sess: object }]>('select sess from session where sid = $1', [id]);
    expect(sess).toMatchObject({ device: 'Firefox' });
    expect(sess).not.toHaveProperty('honoured');
  });
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

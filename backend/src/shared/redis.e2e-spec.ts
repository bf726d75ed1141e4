import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../testing/test-app.js';
import { startRedisCluster, startSentinelSet, type TestRedisSet, type TestSentinelSet } from '../testing/test-redis.js';
import { until } from '../testing/until.js';
import { RedisWire } from './channel/redis-wire.js';
import { connectRedis, disconnect, type RedisConnection } from './redis.js';

const { jest } = import.meta;

/** The test fails when something hangs for longer than a person would wait. */
const PATIENCE = 5000;
/** A Sentinel that got no processor for two seconds trusts its clock no more, and does nothing for half a minute. */
const SENTINEL_PATIENCE = 90_000;

const whoAmI = async (client: Client) => (await client.get('/api/v1/auth/user/whoami').timeout(PATIENCE)).status;
const signIn = (app: TestApp, email: string) =>
  app.http().post('/api/v1/auth/user/signin').timeout(PATIENCE).send({ email, password: TEST_PASSWORD });

describe.each(['SIGKILL', 'SIGSTOP'] as const)('a master behind Sentinels that is lost (%s)', (signal) => {
  let redis: TestSentinelSet;
  let app: TestApp;
  beforeAll(async () => {
    redis = await startSentinelSet();
    app = await startTestApp({ env: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    await app.close();
    await redis.stop();
  });

  it('costs seconds in which nobody waits, and no session', async () => {
    const { client, user } = await app.signUp();
    expect(await whoAmI(client)).toBe(200);
    await redis.replicated();
    redis.master.process.kill(signal);
    const meanwhile = await signIn(app, user.email);
    expect([meanwhile.status, meanwhile.body.error?.reason]).toEqual([503, 'sessions_unavailable']);
    expect(await whoAmI(client)).toBe(503);
    await redis.watch();
    const found = async () => {
      const status = await whoAmI(client);
      return status !== 503 && status;
    };
    expect(await until(found, 'The client finds the new master', SENTINEL_PATIENCE)).toBe(200);
    // The news of the Sentinels may come when the client has found the new master by itself. It then connects once more.
    await until(async () => (await signIn(app, user.email)).status === 200);
    await until(async () => (await app.http().get('/api/health/ready')).status === 200);
  });
});

describe('a client that the Sentinels tell of a new master while it asks them for it', () => {
  let redis: TestSentinelSet;
  let client: RedisConnection;
  let wire: RedisWire;
  beforeAll(async () => {
    redis = await startSentinelSet();
    client = await connectRedis(redis.url, '');
    wire = new RedisWire(client, '');
  });
  afterAll(async () => {
    await wire.close();
    await disconnect(client);
    await redis.stop();
  });

  it('connects all the same, and hears what is sent afterwards', async () => {
    const heard = new Set<string>();
    const duplicate = jest.spyOn(client, 'duplicate');
    await wire.listen((text) => heard.add(text));
    const ended = [client, duplicate.mock.results[0]!.value as RedisConnection].map((connection) => {
      // As the client itself does when the news comes (`failoverDetector`).
      connection.once('connecting', () =>
        (connection as unknown as { connector: { disconnect(): void } }).connector.disconnect(),
      );
      return new Promise((resolve) => connection.once('end', resolve));
    });
    await redis.replicated();
    redis.master.process.kill('SIGKILL');
    await Promise.all(ended);
    await redis.watch();
    await until(() => client.ping().catch(() => false), 'The client finds the new master', SENTINEL_PATIENCE);
    const hear = async () => {
      await wire.send('after the fail-over').catch(() => undefined);
      return heard.size > 0;
    };
    await until(hear, 'What listens finds the new master', SENTINEL_PATIENCE);
  });
});

describe('a Cluster', () => {
  let redis: TestRedisSet;
  let app: TestApp;
  beforeAll(async () => {
    redis = await startRedisCluster();
    app = await startTestApp({ env: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    await app.close();
    await redis.stop();
  });

  it('holds what the product keeps in Redis, spread over its nodes', async () => {
    const { client, user } = await app.signUp();
    const elsewhere = app.http();
    await elsewhere.post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD }).expect(200);
    expect((await client.get('/api/v1/auth/user/sessions').expect(200)).body).toHaveLength(2);
    await client.delete('/api/v1/auth/user/sessions').expect(200);
    expect(await whoAmI(elsewhere)).toBe(401);
    await client.delete('/api/v1/account/user/delete').expect(200);
    expect(await whoAmI(client)).toBe(401);
  });

  it('that loses a node keeps the others’ sessions, and lets nobody wait for the rest', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => app.signUp()));
    redis.master.process.kill('SIGKILL');
    const statuses = await Promise.all(people.map(({ client }) => whoAmI(client)));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

it('a process that was busy itself takes no answer for late', async () => {
  const redis = await connectRedis(process.env.TEST_REDIS_URL!, 'test-late:');
  const answer = redis.exists('nothing');
  const busyUntil = Date.now() + 700;
  while (Date.now() < busyUntil);
  expect(await answer).toBe(0);
  await disconnect(redis);
});

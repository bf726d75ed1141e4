import { feed, people, person, postOf, POSTS, reply, write } from '../../modules/community/testing/forum.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { TestReadReplica } from '../../testing/test-read-replica.js';
import { until } from '../../testing/until.js';

const CARE = { location: '28.6315,77.2167', name: 'hospital' };

let servers: TestReadReplica;
let app: TestApp;
let asha: Client;
let ravi: Client;

const used = async (): Promise<boolean> => {
  const { text } = await app.http().get('/api/metrics').expect(200);
  return /^sahaay_read_replica_used\{.*\} 1$/m.test(text);
};
const contents = async (client: Client): Promise<string[]> => (await feed(client)).map(({ content }) => content);
/** Everybody's last write is on the replica, and this process knows it. */
const caughtUp = async (): Promise<void> => {
  await app.sql('delete from own_write');
  await until(used, 'the replica is read');
};

beforeAll(async () => {
  servers = await TestReadReplica.start();
  app = await startTestApp({ databaseUrl: servers.url, env: { DATABASE_REPLICA_URLS: servers.replicaUrl } });
  [ravi] = (await people(app, 1)) as [Client];
  asha = await person(app, 'Asha', 'asha@example.org');
  await app.http().post('/api/v1/nearby/search').send(CARE).expect(200);
});
afterEach(async () => {
  // A test that failed while the replica was stopped has left nothing to release.
  await servers.release().catch(() => undefined);
});
afterAll(async () => {
  await app.close();
  await servers.stop();
});

describe('with a read replica that lags', () => {
  it('shows people at once what they wrote, liked, changed and deleted themselves, on each of their devices', async () => {
    const old = await write(asha, 'An old post of mine');
    const phone = app.http();
    await phone
      .post('/api/v1/auth/user/signin')
      .send({ email: 'asha@example.org', password: TEST_PASSWORD })
      .expect(200);
    await caughtUp();
    await servers.hold();
    await asha.delete(`${POSTS}/${old.id}`).expect(200);
    const post = await write(asha, 'I slept well again');
    await reply(asha, post.id, 'And ate well');
    await asha.post(`${POSTS}/${post.id}/like`).expect(200);
    for (const device of [asha, phone]) {
      expect(await contents(device)).toEqual(['I slept well again']);
      expect(await postOf(device, post.id)).toMatchObject({ likes: 1, replies: 1 });
      const { body } = await device.post('/api/v1/community/search').send({ words: 'slept' }).expect(200);
      expect(body.posts).toHaveLength(1);
    }
    // Somebody else reads from the replica.
    expect(await contents(ravi)).toEqual(['An old post of mine']);
    expect((await ravi.get(`${POSTS}/${post.id}/replies`).expect(200)).body).toHaveLength(1);
    await ravi.post(`${POSTS}/${post.id}/like`).expect(200);
    expect((await contents(ravi))[0]).toBe('I slept well again');
  });

  it('reads nothing from it while it lags beyond the bound, and reads from it again afterwards', async () => {
    await caughtUp();
    await servers.hold();
    await write(asha, 'Written while the replica lags');
    expect(await contents(ravi)).not.toContain('Written while the replica lags');
    await until(async () => !(await used()), 'the replica is left out');
    expect(await contents(ravi)).toContain('Written while the replica lags');
    await servers.release();
    await until(used, 'the replica is read again');
  });

  it('reads nothing from a replica that had not caught up when the process started', async () => {
    await caughtUp();
    await servers.hold();
    await write(asha, 'Written before the other process');
    const other = await startTestApp({
      databaseUrl: servers.url,
      env: { DATABASE_REPLICA_URLS: servers.replicaUrl },
    });
    const meera = (await other.signUp()).client;
    await other.sql('delete from own_write');
    expect(await contents(meera)).toContain('Written before the other process');
    await other.close();
  });
});

describe('with a read replica that goes away', () => {
  it('fails no request when it stops, stays away and comes back', async () => {
    await caughtUp();
    const reads = Array.from({ length: 200 }, async (_, turn) => {
      if (turn === 40) await servers.stopReplica();
      await ravi.get(POSTS).expect(200);
      await app.http().post('/api/v1/nearby/search').send(CARE).expect(200);
    });
    await Promise.all(reads);
    expect(await used()).toBe(false);
    await ravi.get(POSTS).expect(200);
    await servers.startReplica();
    await until(used, 'the replica is read again');
  });

  it('fails no request when it falls silent', async () => {
    await caughtUp();
    servers.wire.silence();
    await Promise.all(Array.from({ length: 20 }, () => ravi.get(POSTS).expect(200)));
    servers.wire.endSilence();
    await until(used, 'the replica is read again');
  });

  it('starts without it', async () => {
    const other = await startTestApp({
      databaseUrl: servers.url,
      env: { DATABASE_REPLICA_URLS: 'postgres://127.0.0.1:1/postgres' },
    });
    const meera = (await other.signUp()).client;
    await meera.get(POSTS).expect(200);
    await other.close();
  });
});

it('still finds care nearby while the primary is away', async () => {
  await caughtUp();
  const before = await app.http().post('/api/v1/nearby/search').send(CARE).expect(200);
  await servers.stopPrimary();
  const { body } = await app.http().post('/api/v1/nearby/search').send(CARE).expect(200);
  expect(body).toEqual(before.body);
  expect(body.length).toBeGreaterThan(0);
});

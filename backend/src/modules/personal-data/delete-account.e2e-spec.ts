import { rename, rm, writeFile } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { CONFIG, type Config } from '../../config.js';
import { appCode } from '../../testing/authenticator.js';
import { filesHolding } from '../../testing/files-holding.js';
import { rowsHolding } from '../../testing/rows-holding.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';

const ASHA = {
  name: 'Asha Unmistakable',
  phone: '+91 98765 00000',
  address: '77 Nowhere Lane',
  dob: '1990-05-01',
  gender: 'female',
};
const POSTS = '/api/v1/community/posts';
const DELETE = '/api/v1/account/user/delete';

async function write(client: Client, content: string): Promise<string> {
  const { body } = await client.post(POSTS).send({ content }).expect(201);
  return (body as { id: string }).id;
}

async function answer(client: Client, post: string, content: string): Promise<string> {
  const { body } = await client.post(`${POSTS}/${post}/replies`).send({ content }).expect(201);
  return (body as { id: string }).id;
}

async function switchSecondFactorOn(client: Client): Promise<void> {
  const { body } = await client.post('/api/v1/auth/user/second-factor').expect(200);
  const code = appCode((body as { secret: string }).secret);
  await client.post('/api/v1/auth/user/second-factor/confirmation').send({ code }).expect(200);
}

const forgot = (app: TestApp, email: string) =>
  app.http().post('/api/v1/auth/forgot-password').send({ email }).expect(200);

const likesIn = async (client: Client, id: string) => {
  const { body } = await client.get(`${POSTS}?limit=100`).expect(200);
  return (body as { id: string; likes: number }[]).find((post) => post.id === id)?.likes;
};

describe.each([{ redis: false }, { redis: true }])('deleting the account (sessions in Redis: $redis)', ({ redis }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ redis });
  });
  afterAll(() => app.close());

  // ASVS 7.4.2
  it('leaves nothing of it anywhere, and everything of others', async () => {
    const { client, user } = await app.signUp('Gone.Soon@example.org');
    await client.post('/api/v1/onboard/user').send(ASHA).expect(201);
    const ravi = await app.signUp();
    const own = await write(client, 'Words that will be gone');
    const others = await write(ravi.client, 'Words that stay');
    await client.post(`${POSTS}/${own}/like`).expect(200);
    await client.post(`${POSTS}/${others}/like`).expect(200);
    await client.post(`${POSTS}/${others}/report`).expect(200);
    await ravi.client.post(`${POSTS}/${own}/like`).expect(200);
    await ravi.client.post(`${POSTS}/${others}/like`).expect(200);
    expect(await likesIn(ravi.client, others)).toBe(2);
    for (const post of [own, others]) await answer(client, post, 'An answer that will be gone');
    const kept = await answer(ravi.client, others, 'An answer that stays');
    await client.post(`/api/v1/community/replies/${kept}/like`).expect(200);
    await client.post(`/api/v1/community/replies/${kept}/report`).expect(200);
    const traces = [
      user.id,
      'gone.soon@example.org',
      'Unmistakable',
      '98765 00000',
      'Nowhere Lane',
      own,
      'will be gone',
    ];
    await app.sql(`insert into daily_tips (account_id, language, day, tips) values ($1, 'en', current_date, '[]')`, [
      user.id,
    ]);
    await switchSecondFactorOn(client);
    await forgot(app, user.email);
    await until(async () => (await app.sql(`select from queue.job where state < 'completed'`)).length === 0);
    // The search finds the rows that are there before the deletion.
    expect((await rowsHolding(app, traces)).length).toBeGreaterThan(redis ? 19 : 20);
    // One mail tells of the second factor, and one brings the link.
    expect(await filesHolding(app, traces)).toHaveLength(2);
    if (redis) expect(await redisTracesOf(traces)).not.toEqual([]);

    const { body, headers } = await client.delete(DELETE).expect(200);
    expect(body).toEqual({ data: { done: true } });
    expect(String(headers['set-cookie'])).toMatch(/Expires=Thu, 01 Jan 1970/);

    expect(await rowsHolding(app, traces)).toEqual([]);
    expect(await filesHolding(app, traces)).toEqual([]);
    expect(await likesIn(ravi.client, others)).toBe(1);
    expect(await likesIn(ravi.client, own)).toBeUndefined();
    const { body: answers } = await ravi.client.get(`${POSTS}/${others}/replies`).expect(200);
    expect(answers).toMatchObject([{ content: 'An answer that stays', likes: 0 }]);
    if (redis) expect(await redisTracesOf(traces)).toEqual([]);
  });

  it('ends every session of the person', async () => {
    const { client, user } = await app.signUp();
    const phone = app.http();
    await phone.post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD }).expect(200);
    await client.delete(DELETE).expect(200);
    for (const window of [client, phone]) {
      const { body } = await window.get('/api/v1/auth/user/whoami').expect(401);
      expect(body).toMatchObject({ error: { reason: 'not_signed_in' } });
    }
    await phone.post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD }).expect(401);
  });

  it('leaves no session of somebody who is just signing in', async () => {
    const { user } = await app.signUp();
    const deletion = app.database.createQueryRunner();
    await deletion.startTransaction();
    await deletion.query('delete from account where id = $1', [user.id]);
    const signingIn = app
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: user.email, password: TEST_PASSWORD })
      .then((answer) => answer);
    await until(
      async () =>
        (await app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
          .length === 1,
    );
    await deletion.commitTransaction();
    await deletion.release();
    const { status, body, headers } = await signingIn;
    expect([status, body.error.reason]).toEqual([401, 'not_signed_in']);
    expect(String(headers['set-cookie'])).not.toMatch(/sahaay=s/);
    expect(await rowsHolding(app, [user.id])).toEqual([]);
    if (redis) expect(await redisTracesOf([user.id])).toEqual([]);
  });

  // ASVS 2.3.3
  it('is refused, and nothing is lost, while the mail to its person cannot be removed', async () => {
    const { client, user } = await app.signUp();
    await forgot(app, user.email);
    await until(async () => (await filesHolding(app, [user.email])).length === 1);
    await rename(app.outbox, `${app.outbox}.away`);
    await writeFile(app.outbox, '');
    const { body } = await client.delete(DELETE).expect(500);
    expect(body.error.reason).toBe('internal_error');
    await client.get('/api/v1/auth/user/whoami').expect(200);
    await rm(app.outbox);
    await rename(`${app.outbox}.away`, app.outbox);
    await client.delete(DELETE).expect(200);
    expect(await filesHolding(app, [user.email])).toEqual([]);
  });

  it('forgets who guessed at its password', async () => {
    const { client, user } = await app.signUp();
    const tries = async () => (await app.sql('select from sign_in_try')).length;
    const before = await tries();
    await app
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: user.email, password: 'not the password' })
      .expect(401);
    const guessed = await tries();
    expect(guessed).toBeGreaterThan(before);
    await client.delete(DELETE).expect(200);
    expect(await tries()).toBeLessThan(guessed);
  });

  it('frees the email', async () => {
    const { client, user } = await app.signUp();
    await client.delete(DELETE).expect(200);
    const again = await app.signUp(user.email);
    expect(again.user.id).not.toBe(user.id);
    expect((await again.client.get(POSTS).expect(200)).status).toBe(200);
  });

  // ASVS 15.4.3
  it('works for people who like each other and leave at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.signUp()));
    const posts = await Promise.all(people.map(({ client }) => write(client, 'Like me')));
    await Promise.all(
      people.flatMap(({ client }) => posts.map((id) => client.post(`${POSTS}/${id}/like`).expect(200))),
    );
    await Promise.all(people.map(({ client }) => client.delete(DELETE).expect(200)));
    expect(await rowsHolding(app, [...people.map(({ user }) => user.id), ...posts])).toEqual([]);
  });

  it('works while the person and a reader are still busy', async () => {
    for (let round = 0; round < 3; round++) {
      const [{ client, user }, reader] = await Promise.all([app.signUp(), app.signUp()]);
      const posts = await Promise.all([1, 2, 3, 4, 5].map((number) => write(client, `Busy with number ${number}`)));
      const likes = () => [1, 2, 3].flatMap(() => posts.map((id) => client.post(`${POSTS}/${id}/like`)));
      const others = posts.flatMap((id) => [
        client.post(POSTS).send({ content: 'Busier' }),
        client.put('/api/v1/account/user/update').send({ name: 'Busy Bee' }),
        reader.client.post(`${POSTS}/${id}/like`),
        reader.client.post(`${POSTS}/${id}/report`),
        client.post(`${POSTS}/${id}/replies`).send({ content: 'Busiest' }),
        reader.client.post(`${POSTS}/${id}/replies`).send({ content: 'Busy too' }),
      ]);
      const answers = await Promise.all([...likes(), client.delete(DELETE), ...likes(), ...others]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(await rowsHolding(app, [user.id, ...posts])).toEqual([]);
    }
  });

  /** Finds the keys of this application's Redis whose name or content, of whatever kind, holds one of the texts. */
  async function redisTracesOf(texts: readonly string[]): Promise<string[]> {
    const { redisUrl, redisKeyPrefix } = app.app.get<Config>(CONFIG);
    const server = new Redis(redisUrl!);
    const read: Readonly<Record<string, (key: string) => Promise<unknown>>> = {
      string: (key) => server.get(key),
      set: (key) => server.smembers(key),
      zset: (key) => server.zrange(key, 0, -1, 'WITHSCORES'),
      hash: (key) => server.hgetall(key),
      list: (key) => server.lrange(key, 0, -1),
    };
    const found: string[] = [];
    for (const key of await server.keys(`${redisKeyPrefix}*`)) {
      const content = JSON.stringify(await read[await server.type(key)]?.(key));
      if (texts.some((text) => `${key} ${content}`.toLowerCase().includes(text.toLowerCase()))) found.push(key);
    }
    server.disconnect();
    return found;
  }
});

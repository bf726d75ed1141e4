import { Redis } from 'ioredis';
import { CONFIG, type Config } from '../../config.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';

const ASHA = { name: 'Asha Unmistakable', phone: '+91 98765 00000', address: '77 Nowhere Lane', dob: '1990-05-01', gender: 'female' };
const POSTS = '/api/v1/community/posts';
const DELETE = '/api/v1/account/user/delete';

/** Every row of every table that holds one of the texts. */
async function rowsHolding(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      app.sql<{ row: string }>(
        `select row from (select '${name}' || t::text as row from "${name}" t) as every_row
          where exists (select from unnest($1::text[]) as text where position(lower(text) in lower(row)) > 0)`,
        [texts],
      ),
    ),
  );
  return found.flat().map(({ row }) => row);
}

async function write(client: Client, content: string): Promise<string> {
  const { body } = await client.post(POSTS).send({ content }).expect(201);
  return (body as { id: string }).id;
}

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
    const traces = [user.id, 'gone.soon@example.org', 'Unmistakable', '98765 00000', 'Nowhere Lane', own, 'will be gone'];
    // The search finds what is there.
    expect((await rowsHolding(app, traces)).length).toBeGreaterThan(redis ? 5 : 6);
    if (redis) expect(await redisTracesOf(user.id)).not.toEqual([]);

    const { body, headers } = await client.delete(DELETE).expect(200);
    expect(body).toEqual({ data: { done: true } });
    expect(String(headers['set-cookie'])).toMatch(/Expires=Thu, 01 Jan 1970/);

    expect(await rowsHolding(app, traces)).toEqual([]);
    expect(await likesIn(ravi.client, others)).toBe(1);
    expect(await likesIn(ravi.client, own)).toBeUndefined();
    if (redis) expect(await redisTracesOf(user.id)).toEqual([]);
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

  it('frees the email', async () => {
    const { client, user } = await app.signUp();
    await client.delete(DELETE).expect(200);
    const again = await app.signUp(user.email);
    expect(again.user.id).not.toBe(user.id);
    expect((await again.client.get(POSTS).expect(200)).status).toBe(200);
  });

  it('works for people who like each other and leave at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.signUp()));
    const posts = await Promise.all(people.map(({ client }) => write(client, 'Like me')));
    await Promise.all(people.flatMap(({ client }) => posts.map((id) => client.post(`${POSTS}/${id}/like`).expect(200))));
    await Promise.all(people.map(({ client }) => client.delete(DELETE).expect(200)));
    expect(await rowsHolding(app, [...people.map(({ user }) => user.id), ...posts])).toEqual([]);
  });

  it('works while the person and a reader are still busy', async () => {
    for (let round = 0; round < 3; round++) {
      const [{ client, user }, reader] = await Promise.all([app.signUp(), app.signUp()]);
      const posts = await Promise.all([1, 2, 3, 4, 5].map(() => write(client, 'Busy')));
      const likes = () => [1, 2, 3].flatMap(() => posts.map((id) => client.post(`${POSTS}/${id}/like`)));
      const others = posts.flatMap((id) => [
        client.post(POSTS).send({ content: 'Busier' }),
        client.put('/api/v1/account/user/update').send({ name: 'Busy Bee' }),
        reader.client.post(`${POSTS}/${id}/like`),
        reader.client.post(`${POSTS}/${id}/report`),
      ]);
      const answers = await Promise.all([...likes(), client.delete(DELETE), ...likes(), ...others]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(await rowsHolding(app, [user.id, ...posts])).toEqual([]);
    }
  });

  /** Keys of this app's Redis whose name or content holds the text. */
  async function redisTracesOf(text: string): Promise<string[]> {
    const { redisUrl, redisKeyPrefix } = app.app.get<Config>(CONFIG);
    const server = new Redis(redisUrl!);
    const keys = await server.keys(`${redisKeyPrefix}*`);
    const found: string[] = [];
    for (const key of keys) {
      const content = (await server.type(key)) === 'string' ? await server.get(key) : await server.smembers(key).catch(() => '');
      if (`${key} ${String(content)}`.includes(text)) found.push(key);
    }
    server.disconnect();
    return found;
  }
});

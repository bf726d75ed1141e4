import { randomUUID } from 'node:crypto';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { Post } from './adapters/post.read-model.js';
import type { LikeResult } from './http/written.dto.js';
import { proven } from './testing/forum.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const POSTS = '/api/v1/community/posts';
const ASHA = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '12 MG Road, Pune',
  dob: '1990-05-01',
  gender: 'female',
};

async function write(client: Client, content: string): Promise<Post> {
  const { body } = await client.post(POSTS).send({ content }).expect(201);
  return body as Post;
}

async function feed(client: Client, query = '?limit=100'): Promise<Post[]> {
  const { body } = await client.get(POSTS + query).expect(200);
  return body as Post[];
}

async function like(client: Client, id: string): Promise<LikeResult> {
  const { body } = await client.post(`${POSTS}/${id}/like`).expect(200);
  return body as LikeResult;
}

const report = (client: Client, id: string) => client.post(`${POSTS}/${id}/report`);

async function people(count: number): Promise<Client[]> {
  const signedUp = await Promise.all(Array.from({ length: count }, () => app.signUp()));
  return signedUp.map(({ client }) => client);
}

describe('writing a post', () => {
  it('adds it to the top of the feed, trimmed', async () => {
    const { client } = await app.signUp();
    await write(client, 'An older one');
    const post = await write(client, '  Drink water.\n<b>नमस्ते</b> 😀 ');
    expect(post).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'Anonymous',
      content: 'Drink water.\n<b>नमस्ते</b> 😀',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      likes: 0,
      liked: false,
      mine: true,
      replies: 0,
      hidden: null,
    });
    expect((await feed(client))[0]).toEqual(post);
  });

  it('shows the name of today to everyone', async () => {
    const [author, reader] = (await people(2)) as [Client, Client];
    const post = await write(author, 'Who am I?');
    await author.post('/api/v1/onboard/user').send(ASHA).expect(201);
    const seen = (await feed(reader)).find(({ id }) => id === post.id);
    expect(seen).toMatchObject({ content: 'Who am I?', username: 'Asha Rao', mine: false });
  });

  it('takes 2,000 characters, of which an emoji is one', async () => {
    const { client } = await app.signUp();
    expect((await write(client, '😀'.repeat(2000))).content).toHaveLength(4000);
  });

  it.each(['😀'.repeat(2001), 'x'.repeat(100_000)])('refuses what is too long', async (content) => {
    const { client } = await app.signUp();
    const before = await feed(client);
    const { body } = await client.post(POSTS).send({ content }).expect(413);
    expect(body).toMatchObject({ error: { code: 413, message: expect.stringContaining('too l') } });
    expect(await feed(client)).toEqual(before);
  });

  it.each([
    [{ content: '' }, 'Post content cannot be empty'],
    [{ content: ' \n\t\u200b ' }, 'Post content cannot be empty'],
    [{ content: null }, 'Post content cannot be empty'],
    [{ content: 5 }, 'Post content cannot be empty'],
    [{ content: ['a'] }, 'Post content cannot be empty'],
    [{}, 'Post content cannot be empty'],
    [{ content: 'half \ud83d' }, 'This text contains a character that we cannot store.'],
    [{ content: 'nul \0' }, 'This text contains a character that we cannot store.'],
  ])('refuses %j', async (input, sentence) => {
    const { client } = await app.signUp();
    const before = await feed(client);
    const { body } = await client.post(POSTS).send(input).expect(400);
    expect(body).toMatchObject({ error: { code: 400, details: { content: sentence } } });
    expect(await feed(client)).toEqual(before);
  });

  it.each([{ likes: 99 }, { username: 'Someone else' }, { accountId: randomUUID() }])(
    'refuses %j beside the content',
    async (extra) => {
      const { client } = await app.signUp();
      await client
        .post(POSTS)
        .send({ content: 'Hello', ...extra })
        .expect(400);
    },
  );
});

describe('likes', () => {
  it('toggle, and each reader sees their own', async () => {
    const [author, reader] = (await people(2)) as [Client, Client];
    const { id } = await write(author, 'Like me');
    expect(await like(reader, id)).toEqual({ likes: 1, liked: true });
    expect(await like(author, id)).toEqual({ likes: 2, liked: true });
    expect(await like(reader, id)).toEqual({ likes: 1, liked: false });
    expect((await feed(reader)).find((post) => post.id === id)).toMatchObject({ likes: 1, liked: false });
    expect((await feed(author)).find((post) => post.id === id)).toMatchObject({ likes: 1, liked: true });
  });

  it('are exact when many people toggle at once', async () => {
    const readers = await people(20);
    const { id } = await write(readers[0]!, 'Everyone at once');
    // Ten people tap once, five tap twice and five tap three times: after 35 taps, 15 likes remain.
    const taps = readers.flatMap((reader, index) =>
      Array.from({ length: index < 10 ? 1 : index < 15 ? 2 : 3 }, () => reader),
    );
    await Promise.all(taps.map((reader) => like(reader, id)));
    const views = await Promise.all(readers.map(async (reader) => (await feed(reader)).find((post) => post.id === id)));
    expect(views.map((post) => post?.likes)).toEqual(readers.map(() => 15));
    expect(views.map((post) => post?.liked)).toEqual(readers.map((_, index) => index < 10 || index >= 15));
  });

  it('end where they began after fifty taps of one impatient person', async () => {
    const { client } = await app.signUp();
    const { id } = await write(client, 'Tap tap');
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(client, id)));
    expect(answers.filter(({ liked }) => liked)).toHaveLength(25);
    for (const { likes, liked } of answers) expect(likes).toBe(liked ? 1 : 0);
    expect(await like(client, id)).toEqual({ likes: 1, liked: true });
  });
});

describe('deleting a post', () => {
  it('removes it with its likes and reports', async () => {
    const [author, reader] = (await people(2)) as [Client, Client];
    const { id } = await write(author, 'Not for long');
    await like(reader, id);
    await report(reader, id).expect(200);
    const { body } = await author.delete(`${POSTS}/${id}`).expect(200);
    expect(body).toEqual({ data: { done: true } });
    expect((await feed(reader)).map((post) => post.id)).not.toContain(id);
    for (const table of ['post_like', 'post_report'])
      expect(await app.sql(`select from ${table} where post_id = $1`, [id])).toEqual([]);
    await author.delete(`${POSTS}/${id}`).expect(404);
  });

  it('is for its author alone', async () => {
    const [author, reader] = (await people(2)) as [Client, Client];
    const post = await write(author, 'Mine');
    const { body } = await reader.delete(`${POSTS}/${post.id}`).expect(403);
    expect(body).toMatchObject({ error: { code: 403, reason: 'not_your_post' } });
    expect((await feed(author))[0]).toEqual(post);
  });

  it('happens once when two pages do it at the same moment, and the other is told that it is gone', async () => {
    const [author] = (await people(1)) as [Client];
    const { id } = await write(author, 'Going');
    const answers = await Promise.all([1, 2].map(() => author.delete(`${POSTS}/${id}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)!.body.error.message).toBe('Post not found');
  });
});

describe('reporting a post', () => {
  it('hides it after three different people who are proven, not before', async () => {
    const [author] = (await people(1)) as [Client];
    const readers = (await proven(app, 3)) as [Client, Client, Client];
    const { id } = await write(author, 'Buy my miracle cure');
    const isShown = async () => (await feed(author)).some((post) => post.id === id);
    await report(readers[0], id).expect(200);
    for (let again = 0; again < 3; again++) await report(readers[1], id).expect(200);
    expect(await isShown()).toBe(true);
    const { body } = await report(readers[2], id).expect(200);
    expect(body).toEqual({ data: { done: true } });
    expect(await isShown()).toBe(false);
    await readers[0].post(`${POSTS}/${id}/like`).expect(404);
    await report(readers[0], id).expect(404);
    await readers[0].delete(`${POSTS}/${id}`).expect(404);
    await author.delete(`${POSTS}/${id}`).expect(200);
  });

  it('hides no other post, and tells its author in the export that it is hidden', async () => {
    const [author] = (await people(1)) as [Client];
    const readers = await proven(app, 3);
    const other = await write(author, 'Drink enough water');
    const { id } = await write(author, 'A third miracle cure');
    for (const reader of readers) await report(reader, id).expect(200);
    expect((await feed(author)).map((post) => post.id)).toContain(other.id);
    const { body } = await author.get('/api/v1/account/user/export').expect(200);
    const { posts } = (body as { community: { posts: { id: string; hidden: boolean }[] } }).community;
    expect(posts.map((post) => [post.id, post.hidden])).toEqual([
      [other.id, false],
      [id, true],
    ]);
  });

  it('hides it when the three report at the same moment', async () => {
    const [author] = (await people(1)) as [Client];
    const readers = await proven(app, 3);
    const { id } = await write(author, 'Another miracle cure');
    await Promise.all(readers.map((reader) => report(reader, id).expect(200)));
    expect((await feed(author)).map((post) => post.id)).not.toContain(id);
  });

  it('stays hidden when a reporter leaves', async () => {
    const [author] = (await people(1)) as [Client];
    const readers = (await proven(app, 3)) as [Client, ...Client[]];
    const { id } = await write(author, 'Yet another cure');
    await Promise.all(readers.map((reader) => report(reader, id).expect(200)));
    await readers[0].delete('/api/v1/account/user/delete').expect(200);
    expect((await feed(author)).map((post) => post.id)).not.toContain(id);
  });

  it("is not for one's own", async () => {
    const { client } = await app.signUp();
    const { id } = await write(client, 'I regret this');
    const { body } = await report(client, id).expect(403);
    expect(body).toMatchObject({ error: { code: 403, reason: 'own_post' } });
  });
});

describe('a post that does not exist', () => {
  it.each([randomUUID(), 'undefined', '1', "x'; drop table post; --", '😀', '..%2f..'])(
    'is not found: %s',
    async (id) => {
      const { client } = await app.signUp();
      const address = `${POSTS}/${id.includes('%') ? id : encodeURIComponent(id)}`;
      for (const answer of [
        await client.post(`${address}/like`),
        await client.post(`${address}/report`),
        await client.delete(address),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({
          error: { code: 404, reason: 'post_not_found', message: 'Post not found' },
        });
      }
    },
  );
});

describe('the community', () => {
  it.each([
    ['get', ''],
    ['post', ''],
    ['post', `/${randomUUID()}/like`],
    ['post', `/${randomUUID()}/report`],
    ['delete', `/${randomUUID()}`],
  ] as const)('is for signed-in people: %s posts%s', async (method, path) => {
    const { body } = await app
      .http()
      [method](POSTS + path)
      .expect(401);
    expect(body).toMatchObject({ error: { code: 401, reason: 'not_signed_in' } });
  });

  it('takes ten posts a minute from one client', async () => {
    const limited = await startTestApp({ env: { THROTTLE_SCALE: '1' } });
    const [client] = (await proven(limited, 1)) as [Client];
    const answers: number[] = [];
    for (let post = 0; post < 11; post++)
      answers.push((await client.post(POSTS).send({ content: `Again ${post}` })).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    await limited.close();
  });
});

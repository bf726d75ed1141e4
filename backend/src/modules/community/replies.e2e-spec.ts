import { randomUUID } from 'node:crypto';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import {
  feed,
  likeReply,
  people,
  person,
  postOf,
  POSTS,
  proven,
  REPLIES,
  repliesTo,
  reply,
  write,
} from './testing/forum.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const pair = async () => (await people(app, 2)) as [Client, Client];

describe('replying to a post', () => {
  it('adds the reply below the others, trimmed, and counts it', async () => {
    const author = await person(app, 'Asha Rao');
    const [reader] = await pair();
    const post = await write(author, 'How do I sleep better?');
    await reply(reader, post.id, 'A walk helps.');
    const answer = await reply(author, post.id, '  Thank you!\n<b>नमस्ते</b> 😀 ');
    expect(answer).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      postId: post.id,
      username: 'Asha Rao',
      content: 'Thank you!\n<b>नमस्ते</b> 😀',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      likes: 0,
      liked: false,
      mine: true,
      hidden: null,
    });
    const seen = await repliesTo(reader, post.id);
    expect(seen.map(({ content, mine }) => [content, mine])).toEqual([
      ['A walk helps.', true],
      ['Thank you!\n<b>नमस्ते</b> 😀', false],
    ]);
    expect(await postOf(reader, post.id)).toMatchObject({ replies: 2 });
  });

  it.each([
    [{ content: '' }, 'Reply content cannot be empty'],
    [{ content: ' \n\t\u200b ' }, 'Reply content cannot be empty'],
    [{ content: 5 }, 'Reply content cannot be empty'],
    [{}, 'Reply content cannot be empty'],
    [{ content: 'nul \0' }, 'This text contains a character that we cannot store.'],
  ])('refuses %j', async (input, sentence) => {
    const [author] = await pair();
    const { id } = await write(author, 'Ask me');
    const { body } = await author.post(`${POSTS}/${id}/replies`).send(input).expect(400);
    expect(body).toMatchObject({ error: { code: 400, details: { content: sentence } } });
    expect(await repliesTo(author, id)).toEqual([]);
  });

  it('refuses what is too long, and what nobody asked for', async () => {
    const [author] = await pair();
    const { id } = await write(author, 'Ask me');
    const send = (input: object) => author.post(`${POSTS}/${id}/replies`).send(input);
    const { body } = await send({ content: '😀'.repeat(2001) }).expect(413);
    expect(body).toMatchObject({
      error: { reason: 'reply_too_long', message: 'Your reply is too long. Please shorten it' },
    });
    await send({ content: 'x', likes: 3 }).expect(400);
    await send({ content: 'x', anonymous: 'yes' }).expect(400);
    expect((await send({ content: '😀'.repeat(2000) }).expect(201)).body).toMatchObject({ likes: 0 });
  });

  it('says plainly that the post is gone, and keeps nothing', async () => {
    const [author, ...readers] = (await people(app, 4)) as [Client, Client, Client, Client];
    const gone = await write(author, 'Not for long');
    await author.delete(`${POSTS}/${gone.id}`).expect(200);
    const hidden = await write(author, 'Buy my cure');
    await reply(readers[0], hidden.id, 'Does it work?');
    await app.sql('update post set hidden_at = now() where id = $1', [hidden.id]);
    for (const id of [gone.id, hidden.id, randomUUID(), 'undefined', "x'; drop table reply; --"]) {
      const address = `${POSTS}/${encodeURIComponent(id)}/replies`;
      for (const { status, body } of [
        await readers[0].post(address).send({ content: 'Hello?' }),
        await readers[0].get(address),
      ]) {
        expect(status).toBe(404);
        expect(body).toMatchObject({ error: { reason: 'post_not_found', message: 'Post not found' } });
      }
    }
    expect(await app.sql(`select from reply where content = 'Hello?'`)).toEqual([]);
  });

  it('answers one sentence when the post is deleted at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [author, reader] = await pair();
      const { id } = await write(author, 'Going');
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, (_, wait) =>
          reader.post(`${POSTS}/${id}/replies`).send({ content: `Wait ${wait}` }),
        ),
        author.delete(`${POSTS}/${id}`),
        author.delete(`${POSTS}/${id}`),
      ]);
      for (const { status } of answers) expect([200, 201, 404]).toContain(status);
      expect(await app.sql('select from reply where post_id = $1', [id])).toEqual([]);
    }
  });
});

describe('the replies to a post', () => {
  it.each([1, 7, 24, 25, 26, 100])('are each shown once, oldest first, in pages of %i', async (limit) => {
    const { client, user } = await app.signUp();
    const { id } = await write(client, 'Many answers');
    // Five replies have one and the same instant, and their order must not change between pages.
    await app.sql(
      `insert into reply (id, post_id, account_id, content, created_at)
       select gen_random_uuid(), $1, $2, 'Reply ' || n, timestamptz '2026-01-01' + greatest(0, n - 5) * interval '1 second'
         from generate_series(1, 25) n`,
      [id, user.id],
    );
    const rows = await app.sql<{ id: string }>('select id from reply where post_id = $1 order by created_at, id', [id]);
    const seen: string[] = [];
    let url: string | undefined = `${POSTS}/${id}/replies?limit=${limit}`;
    while (url) {
      const { body, headers }: { body: { id: string }[]; headers: Record<string, string> } = await client
        .get(url)
        .expect(200);
      expect(body.length).toBeLessThanOrEqual(limit);
      seen.push(...body.map((each) => each.id));
      url = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(rows.map((row) => row.id));
    expect(await postOf(client, id)).toMatchObject({ replies: 25 });
  });

  // ASVS 1.4.2, 15.3.7
  it.each(['limit=0', 'limit=101', 'cursor=abc', 'page=2'])('refuse ?%s', async (query) => {
    const [client] = await pair();
    const { id } = await write(client, 'One');
    await client.get(`${POSTS}/${id}/replies?${query}`).expect(400);
  });

  it('have likes of their own', async () => {
    const [author, reader] = await pair();
    const post = await write(author, 'Like the answer');
    const { id } = await reply(reader, post.id, 'Like me');
    expect(await likeReply(author, id)).toEqual({ likes: 1, liked: true });
    expect(await likeReply(reader, id)).toEqual({ likes: 2, liked: true });
    expect(await likeReply(author, id)).toEqual({ likes: 1, liked: false });
    expect(await repliesTo(author, post.id)).toMatchObject([{ likes: 1, liked: false, mine: false }]);
    expect(await repliesTo(reader, post.id)).toMatchObject([{ likes: 1, liked: true, mine: true }]);
    expect(await postOf(reader, post.id)).toMatchObject({ likes: 0, liked: false });
  });

  // ASVS 15.4.1
  it('have exact likes when many people tap at once', async () => {
    const readers = await people(app, 12);
    const post = await write(readers[0]!, 'Everyone at once');
    const { id } = await reply(readers[0]!, post.id, 'Tap');
    await Promise.all(
      readers.flatMap((reader, index) => Array.from({ length: index < 6 ? 1 : 2 }, () => likeReply(reader, id))),
    );
    expect(await repliesTo(readers[11]!, post.id)).toMatchObject([{ likes: 6, liked: false }]);
  });
});

describe('deleting a reply', () => {
  it('is for its author alone, also under somebody else’s post', async () => {
    const [author, reader] = await pair();
    const post = await write(author, 'Mine');
    const { id } = await reply(reader, post.id, 'My reply');
    await likeReply(author, id);
    const { body } = await author.delete(`${REPLIES}/${id}`).expect(403);
    expect(body).toMatchObject({
      error: { reason: 'not_your_reply', message: 'You can only delete your own replies' },
    });
    await reader.delete(`${REPLIES}/${id}`).expect(200);
    expect(await repliesTo(author, post.id)).toEqual([]);
    expect(await postOf(author, post.id)).toMatchObject({ replies: 0 });
    expect(await app.sql('select from reply_like where reply_id = $1', [id])).toEqual([]);
    expect((await reader.delete(`${REPLIES}/${id}`)).body).toMatchObject({
      error: { code: 404, reason: 'reply_not_found', message: 'Reply not found' },
    });
  });

  it('happens with its post', async () => {
    const [author, reader] = await pair();
    const post = await write(author, 'All of it');
    const { id } = await reply(reader, post.id, 'Me too');
    await likeReply(author, id);
    await author.post(`${REPLIES}/${id}/report`).expect(200);
    await author.delete(`${POSTS}/${post.id}`).expect(200);
    await author.post(`${REPLIES}/${id}/like`).expect(404);
    for (const [table, column] of [
      ['reply', 'id'],
      ['reply_like', 'reply_id'],
      ['reply_report', 'reply_id'],
    ])
      expect(await app.sql(`select from ${table} where ${column} = $1`, [id])).toEqual([]);
  });
});

describe('a reply of a hidden post, or none at all', () => {
  it('is not found', async () => {
    const [author, reader] = await pair();
    const post = await write(author, 'Hidden soon');
    const { id } = await reply(author, post.id, 'Under it');
    await app.sql('update post set hidden_at = now() where id = $1', [post.id]);
    for (const each of [id, randomUUID(), 'undefined', '😀']) {
      const address = `${REPLIES}/${encodeURIComponent(each)}`;
      for (const answer of [
        await reader.post(`${address}/like`),
        await reader.post(`${address}/report`),
        await reader.delete(address),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ error: { reason: 'reply_not_found', message: 'Reply not found' } });
      }
    }
    await author.delete(`${REPLIES}/${id}`).expect(200);
  });
});

describe('a post or reply without its author’s name', () => {
  it('shows Anonymous to everyone, for good, and only its author knows', async () => {
    const author = await person(app, 'Farida Sheikh');
    const [reader] = await pair();
    const post = await write(author, 'About a private matter', true);
    const named = await write(author, 'About walking');
    const answer = await reply(author, post.id, 'More about it', true);
    expect(post).toMatchObject({ username: 'Anonymous', mine: true });
    expect(answer).toMatchObject({ username: 'Anonymous', mine: true });
    expect(named).toMatchObject({ username: 'Farida Sheikh' });
    await author.put('/api/v1/account/user/update').send({ name: 'Farida S.' }).expect(200);
    expect(await postOf(reader, post.id)).toMatchObject({ username: 'Anonymous', mine: false });
    expect(await repliesTo(reader, post.id)).toMatchObject([{ username: 'Anonymous', mine: false }]);
    expect(await postOf(reader, named.id)).toMatchObject({ username: 'Farida S.' });
    expect(JSON.stringify([await postOf(reader, post.id), await repliesTo(reader, post.id)])).not.toContain('Farida');
  });
});

describe('what the community keeps of a person', () => {
  it('holds replies in the export, with who they are for and what was liked and reported', async () => {
    const author = await person(app, 'Meera Nair');
    const [other] = await pair();
    const post = await write(other, 'A question');
    const own = await reply(author, post.id, 'An answer', true);
    const theirs = await reply(other, post.id, 'Another answer');
    await likeReply(author, theirs.id);
    await author.post(`${REPLIES}/${theirs.id}/report`).expect(200);
    const { body } = await author.get('/api/v1/account/user/export').expect(200);
    expect((body as { community: object }).community).toMatchObject({
      posts: [],
      replies: [{ id: own.id, postId: post.id, content: 'An answer', anonymous: true, hidden: false, likes: 0 }],
      replyLikes: [{ replyId: theirs.id, createdAt: expect.any(String) }],
      replyReports: [{ replyId: theirs.id, createdAt: expect.any(String) }],
    });
  });
});

describe('replies', () => {
  it.each([
    ['get', `${POSTS}/${randomUUID()}/replies`],
    ['post', `${POSTS}/${randomUUID()}/replies`],
    ['post', `${REPLIES}/${randomUUID()}/like`],
    ['post', `${REPLIES}/${randomUUID()}/report`],
    ['delete', `${REPLIES}/${randomUUID()}`],
  ] as const)('are for signed-in people: %s %s', async (method, path) => {
    const { body } = await app.http()[method](path).expect(401);
    expect(body).toMatchObject({ error: { code: 401, reason: 'not_signed_in' } });
  });

  it('cannot be reported by their author, and disappear for others after three others did', async () => {
    const [author] = await people(app, 1);
    const readers = await proven(app, 3);
    const post = await write(author!, 'Any cure?');
    const { id } = await reply(author!, post.id, 'Buy mine');
    const { body } = await author!.post(`${REPLIES}/${id}/report`).expect(403);
    expect(body).toMatchObject({ error: { reason: 'own_reply' } });
    for (const reader of readers) await reader.post(`${REPLIES}/${id}/report`).expect(200);
    expect(await repliesTo(readers[0]!, post.id)).toEqual([]);
    expect(await postOf(author!, post.id)).toMatchObject({ replies: 0 });
    expect((await feed(author!)).map((each) => each.id)).toContain(post.id);
  });
});

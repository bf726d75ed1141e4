import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { Post } from './adapters/post.read-model.js';
import { feed, people, POSTS, REPLIES, repliesTo, reply, write } from './testing/forum.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('what comes at a bad moment', () => {
  it('is a deletion in two tabs at once: one of them deletes, the other is told that the post is gone', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const { id } = await write(author, 'Deleted twice');
    const answers = await Promise.all([author.delete(`${POSTS}/${id}`), author.delete(`${POSTS}/${id}`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('is the place of a post that was deleted: the page goes on behind it', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const older = await write(author, 'The older one');
    const newer = await write(author, 'The newer one');
    const { headers } = await author.get(`${POSTS}?limit=1`).expect(200);
    await author.delete(`${POSTS}/${newer.id}`).expect(200);
    const { body } = await author.get(/^<([^>]+)>/.exec(headers.link!)![1]!).expect(200);
    expect((body as Post[])[0]?.id).toBe(older.id);
  });

  it('is a like of somebody whom the reader muted: it counts like any other', async () => {
    const [author, reader] = (await people(app, 2)) as [Client, Client];
    const { id } = await write(author, 'Muted by one');
    await reader.post(`${POSTS}/${id}/mute`).expect(200);
    const { body } = await reader.post(`${POSTS}/${id}/like`).expect(200);
    expect(body).toEqual({ likes: 1, liked: true });
  });

  it('is a reply to a reply, and so a chain of them: there is no such address, and nothing is kept', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const post = await write(author, 'One level of replies');
    const { id } = await reply(author, post.id, 'The first level');
    for (const address of [`${POSTS}/${id}/replies`, `${REPLIES}/${id}/replies`])
      await author.post(address).send({ content: 'The second level' }).expect(404);
    await author.post(`${POSTS}/${post.id}/replies`).send({ content: 'Hidden below', replyTo: id }).expect(400);
    expect(await repliesTo(author, post.id)).toHaveLength(1);
  });

  it('is markup: it is kept and shown as the text that it is', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const content = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
    const { id } = await write(author, content);
    expect((await feed(author)).find((post) => post.id === id)?.content).toBe(content);
  });

  it.each(['x'.repeat(5001), '\u200b\u200c\u2060\ufeff'])(
    'is a text that is too long or that nobody sees',
    async (content) => {
      const [author] = (await people(app, 1)) as [Client];
      const { status } = await author.post(POSTS).send({ content });
      expect(status).toBe(content.length > 5000 ? 413 : 400);
      expect((await feed(author)).filter(({ mine }) => mine)).toEqual([]);
    },
  );
});

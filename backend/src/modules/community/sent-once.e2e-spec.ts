import { randomUUID } from 'node:crypto';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { Post } from './adapters/post.read-model.js';
import { feed, people, POSTS, repliesTo, write } from './testing/forum.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = (client: Client, key: string, body: object, path = POSTS) =>
  client.post(path).set('Idempotency-Key', key).send(body);

describe('a key on a post or a reply', () => {
  it('lets twenty calls at once add it once, and each gets the same answer', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(author, key, { content: 'Sent from a train', anonymous: true })),
    );
    const bodies = answers.map(({ status, body }) => [status, (body as Post).id]);
    expect(new Set(bodies.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([201, (answers[0]!.body as Post).id])]),
    );
    const sent = (await feed(author)).filter(({ content }) => content === 'Sent from a train');
    expect(sent).toHaveLength(1);
    const path = `${POSTS}/${sent[0]!.id}/replies`;
    await send(author, randomUUID(), { content: 'And a reply' }, path).expect(201);
    const replyKey = randomUUID();
    const one = await send(author, replyKey, { content: 'Once' }, path).expect(201);
    const two = await send(author, replyKey, { content: 'Once' }, path).expect(201);
    expect(two.body).toEqual(one.body);
    expect(await repliesTo(author, sent[0]!.id)).toHaveLength(2);
  });

  it.each([{ content: 'Other words' }, { content: 'Words', anonymous: true }])(
    'refuses %j that comes under the key of something else',
    async (other) => {
      const [author] = (await people(app, 1)) as [Client];
      const key = randomUUID();
      await send(author, key, { content: 'Words' }).expect(201);
      const { body } = await send(author, key, other).expect(409);
      expect(body).toMatchObject({ error: { code: 409, reason: 'idempotency_key_reused' } });
      const post = await write(author, 'A question');
      await send(author, key, { content: 'Words' }, `${POSTS}/${post.id}/replies`).expect(409);
      expect((await feed(author)).filter(({ mine }) => mine)).toHaveLength(2);
    },
  );

  it('is one’s own, is not taken by a refusal, and does not bring back what was deleted', async () => {
    const [author, other] = (await people(app, 2)) as [Client, Client];
    const key = randomUUID();
    await send(author, key, { content: ' ' }).expect(400);
    const { body } = await send(author, key, { content: 'Mine' }).expect(201);
    await send(other, key, { content: 'Mine' }).expect(201);
    await author.delete(`${POSTS}/${(body as Post).id}`).expect(200);
    await send(author, key, { content: 'Mine' }).expect(409);
  });

  it('is forgotten after 24 hours', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const key = randomUUID();
    const { body: first } = await send(author, key, { content: 'Good morning' }).expect(201);
    await app.sql(`update sent_entry set created_at = now() - interval '23 hours' where key = $1`, [key]);
    const { body: again } = await send(author, key, { content: 'Good morning' }).expect(201);
    expect(again).toEqual(first);
    await app.sql(`update sent_entry set created_at = now() - interval '25 hours' where key = $1`, [key]);
    const { body: next } = await send(author, key, { content: 'Good day' }).expect(201);
    expect(next).not.toEqual(first);
  });

  it.each(['short', 'x'.repeat(65), 'with a space and more'])('must not be %j', async (key) => {
    const [author] = (await people(app, 1)) as [Client];
    const { body } = await send(author, key, { content: 'Words' }).expect(400);
    expect(body).toMatchObject({ error: { reason: 'invalid_idempotency_key' } });
  });
});

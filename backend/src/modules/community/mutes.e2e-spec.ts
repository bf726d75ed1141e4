import { randomUUID } from 'node:crypto';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { Mute } from './adapters/mute.read-model.js';
import { feed, likeReply, people, person, postOf, POSTS, REPLIES, repliesTo, reply, write } from './testing/forum.js';

const MUTES = '/api/v1/community/mutes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mutes = async (client: Client): Promise<Mute[]> => (await client.get(MUTES).expect(200)).body as Mute[];

describe('muting the author of a post', () => {
  it('hides what they write under their name, from this person alone, until it is undone', async () => {
    const author = await person(app, 'Ravi Deshmukh');
    const [reader, other] = (await people(app, 2)) as [Client, Client];
    const post = await write(author, 'Loud');
    const question = await write(other, 'A question');
    const answer = await reply(author, question.id, 'A loud answer');
    const nameless = await write(author, 'Quiet', true);
    await reader.post(`${POSTS}/${post.id}/mute`).expect(200);
    const muted = await reader.post(`${REPLIES}/${answer.id}/mute`).expect(200);
    expect((await feed(reader)).map(({ id }) => id)).toEqual([nameless.id, question.id]);
    expect(await repliesTo(reader, question.id)).toEqual([]);
    expect(await postOf(reader, question.id)).toMatchObject({ replies: 0 });
    expect(await postOf(other, question.id)).toMatchObject({ replies: 1 });
    expect(await postOf(other, post.id)).toBeDefined();
    // A like that was on its way still counts.
    expect(await likeReply(reader, answer.id)).toEqual({ likes: 1, liked: true });
    const [mute, ...more] = await mutes(reader);
    expect(muted.body).toEqual({ id: mute!.id });
    expect([mute, more]).toEqual([
      { id: expect.any(String), username: 'Ravi Deshmukh', createdAt: expect.any(String) },
      [],
    ]);
    await other.delete(`${MUTES}/${mute!.id}`).expect(200);
    expect(await mutes(reader)).toHaveLength(1);
    await reader.delete(`${MUTES}/${mute!.id}`).expect(200);
    expect(await mutes(reader)).toEqual([]);
    expect(await postOf(reader, post.id)).toBeDefined();
  });

  it('who shows no name reveals neither the name nor which earlier posts are theirs', async () => {
    const author = await person(app, 'Meera Nair');
    const [reader] = (await people(app, 1)) as [Client];
    const earlier = await write(author, 'Earlier, nameless', true);
    const named = await write(author, 'With my name');
    const muted = await write(author, 'Unkind, nameless', true);
    await reader.post(`${POSTS}/${muted.id}/mute`).expect(200);
    const later = await write(author, 'Later, nameless', true);
    expect(await postOf(reader, muted.id)).toBeUndefined();
    expect(await postOf(reader, later.id)).toBeUndefined();
    expect(await postOf(reader, earlier.id)).toBeDefined();
    expect(await postOf(reader, named.id)).toBeDefined();
    expect(await mutes(reader)).toMatchObject([{ username: 'Anonymous' }]);
    expect(JSON.stringify(await mutes(reader))).not.toMatch(/Meera/);
    await reader.delete(`${MUTES}/${(await mutes(reader))[0]!.id}`).expect(200);
    expect(await postOf(reader, later.id)).toBeDefined();
  });

  it('leaves a like alone that another page of this person still sends, and the heart it counts for', async () => {
    const [author, reader] = [await person(app, 'Ravi Deshmukh'), await person(app, 'Asha Kulkarni')];
    const { id } = await write(author, 'Muted elsewhere');
    await reader.post(`${POSTS}/${id}/mute`).expect(200);
    expect((await reader.post(`${POSTS}/${id}/like`).expect(200)).body).toEqual({ likes: 1, liked: true });
    expect((await reader.post(`${POSTS}/${id}/like`).expect(200)).body).toEqual({ likes: 0, liked: false });
    expect(await postOf(reader, id)).toBeUndefined();
  });

  it('is not for oneself, nor for what is gone', async () => {
    const { client } = await app.signUp();
    const { id } = await write(client, 'Mine');
    expect((await client.post(`${POSTS}/${id}/mute`).expect(403)).body).toMatchObject({
      error: { reason: 'own_mute' },
    });
    for (const gone of [randomUUID(), 'undefined']) {
      await client.post(`${POSTS}/${gone}/mute`).expect(404);
      await client.post(`${REPLIES}/${gone}/mute`).expect(404);
      await client.delete(`${MUTES}/${gone}`).expect(200);
    }
  });

  it('ends with either account, and stands in the export', async () => {
    const [reader, author] = [await app.signUp(), await app.signUp()];
    const { id } = await write(author.client, 'Soon gone');
    await reader.client.post(`${POSTS}/${id}/mute`).expect(200);
    const { body } = await reader.client.get('/api/v1/account/user/export').expect(200);
    expect(body).toMatchObject({ community: { mutes: [{ entryId: id }] } });
    await author.client.delete('/api/v1/account/user/delete').expect(200);
    expect(await mutes(reader.client)).toEqual([]);
    expect(await app.sql('select from mute where account_id = $1', [reader.user.id])).toEqual([]);
  });
});

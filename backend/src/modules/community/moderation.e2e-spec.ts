import { randomUUID } from 'node:crypto';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { ModerationCase } from './adapters/case.read-model.js';
import type { Post } from './adapters/post.read-model.js';
import { people, person, postOf, POSTS, proven, REPLIES, repliesTo, reply, write } from './testing/forum.js';

const CASES = '/api/v1/community/moderation';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function moderator(): Promise<Client> {
  const { client, user } = await app.signUp();
  await app.sql(`update account set role = 'moderator' where id = $1`, [user.id]);
  return client;
}

async function caseOf(client: Client, content: string): Promise<ModerationCase | undefined> {
  const { body } = await client.get(`${CASES}?limit=100`).expect(200);
  return (body as ModerationCase[]).find((each) => each.content === content);
}

let texts = 0;
/** Makes one text another than all before; a random one may hold digits that read as a telephone number. */
const another = (): number => (texts += 1);
const mine = async (client: Client): Promise<Post[]> =>
  (await client.get(`${POSTS}?by=mine`).expect(200)).body as Post[];
const report = (client: Client, id: string) => client.post(`${POSTS}/${id}/report`).expect(200);

/** A post that the reports of three people hide. */
async function hiddenPost(author: Client): Promise<Post> {
  const post = await write(author, `Buy my cure ${another()}`);
  for (const reporter of await proven(app, 3)) await report(reporter, post.id);
  return post;
}

describe('reports', () => {
  it('of throwaway accounts hide nothing, but reach the moderators', async () => {
    const [author, ...throwaways] = (await people(app, 8)) as [Client, ...Client[]];
    const post = await write(author, `An honest post ${another()}`);
    for (const each of throwaways) await report(each, post.id);
    expect(await postOf(author, post.id)).toBeDefined();
    expect(await caseOf(await moderator(), post.content)).toMatchObject({ kind: 'post', reports: 7, hidden: false });
  });

  it('of three people count, each of whom has a day-old account with a profile or mail that arrived', async () => {
    const [author] = await people(app, 1);
    const post = await write(author!, 'A harmful post');
    const old = await app.signUp();
    const oldWithProfile = await app.signUp();
    await app.sql(`update account set created_at = now() - interval '25 hours' where id = any($1)`, [
      [old.user.id, oldWithProfile.user.id],
    ]);
    await app.sql('update account set onboarded_at = now() where id = $1', [oldWithProfile.user.id]);
    const [first, second] = await proven(app, 2);
    for (const each of [old.client, first!, second!]) await report(each, post.id);
    expect(await postOf(author!, post.id)).toBeDefined();
    await report(oldWithProfile.client, post.id);
    expect(await postOf(author!, post.id)).toBeUndefined();
  });

  it('have a limit of their own', async () => {
    const limited = await startTestApp({ env: { THROTTLE_SCALE: '1' } });
    const [author, reporter] = (await people(limited, 2)) as [Client, Client];
    const { id } = await write(author, 'Report me');
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries++) answers.push((await reporter.post(`${POSTS}/${id}/report`)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await limited.close();
  });
});

describe('the author of a hidden post', () => {
  it('sees it among their own posts with the reason, and may ask for another look once', async () => {
    const author = await person(app, 'Asha Rao');
    const post = await hiddenPost(author);
    const other = await write(author, 'Walking helps');
    expect(await mine(author)).toMatchObject([
      { id: other.id, hidden: null },
      { id: post.id, hidden: { by: 'reports', reason: null, review: 'possible' } },
    ]);
    await author.post(`${POSTS}/${post.id}/review`).expect(200);
    expect((await mine(author))[1]).toMatchObject({ hidden: { review: 'asked' } });
    const { body } = await author.post(`${POSTS}/${post.id}/review`).expect(409);
    expect(body).toMatchObject({ error: { reason: 'review_already_asked' } });
    await author.post(`${POSTS}/${other.id}/review`).expect(404);
    const [stranger] = await people(app, 1);
    await stranger!.post(`${POSTS}/${post.id}/review`).expect(404);
    expect(await caseOf(await moderator(), post.content)).toMatchObject({ reviewAsked: true, hidden: true });
  });

  it('is told the same of a post that was hidden before there were moderators', async () => {
    const { client } = await app.signUp();
    const { id } = await write(client, 'Long ago');
    await app.sql('update post set hidden_at = now() where id = $1', [id]);
    expect(await mine(client)).toMatchObject([{ hidden: { by: 'reports', review: 'possible' } }]);
    await client.post(`${POSTS}/${id}/review`).expect(200);
    expect(await mine(client)).toMatchObject([{ hidden: { review: 'asked' } }]);
  });

  it('sees a hidden reply in its place, and nobody else does', async () => {
    const [author, reader] = (await people(app, 2)) as [Client, Client];
    const post = await write(reader, 'Any cure?');
    const { id } = await reply(author, post.id, 'Buy mine');
    for (const each of await proven(app, 3)) await each.post(`${REPLIES}/${id}/report`).expect(200);
    expect(await repliesTo(reader, post.id)).toEqual([]);
    expect(await repliesTo(author, post.id)).toMatchObject([{ id, hidden: { by: 'reports' } }]);
    await author.post(`${REPLIES}/${id}/review`).expect(200);
  });
});

describe('a moderator', () => {
  it('shows it again, and the same reports hide it no more', async () => {
    const [author] = await people(app, 1);
    const post = await hiddenPost(author!);
    const judge = await moderator();
    const { id } = (await caseOf(judge, post.content))!;
    await judge.post(`${CASES}/${id}`).send({ act: 'restore' }).expect(200);
    expect(await caseOf(judge, post.content)).toBeUndefined();
    expect(await postOf(author!, post.id)).toMatchObject({ hidden: null });
    const others = await proven(app, 3);
    for (const each of others.slice(0, 2)) await report(each, post.id);
    expect(await postOf(author!, post.id)).toBeDefined();
    await report(others[2]!, post.id);
    expect(await postOf(author!, post.id)).toBeUndefined();
    expect((await mine(author!))[0]).toMatchObject({ hidden: { by: 'reports', review: 'possible' } });
  });

  it('hides for a reason that the author reads, and a second look is answered for good', async () => {
    const [author, reporter] = (await people(app, 2)) as [Client, Client];
    const post = await write(author, `Eat this root ${another()}`);
    await report(reporter, post.id);
    const judge = await moderator();
    const { id } = (await caseOf(judge, post.content))!;
    const decide = (decision: object) => judge.post(`${CASES}/${id}`).send(decision);
    expect((await decide({ act: 'hide' }).expect(400)).body).toMatchObject({ error: { reason: 'reason_missing' } });
    await decide({ act: 'hide', reason: 'because' }).expect(400);
    await decide({ act: 'erase' }).expect(400);
    await decide({ act: 'hide', reason: 'harmful_advice' }).expect(200);
    expect(await postOf(reporter, post.id)).toBeUndefined();
    const hidden = { by: 'moderator', reason: 'harmful_advice' };
    expect(await mine(author)).toMatchObject([{ hidden: { ...hidden, review: 'possible' } }]);
    await author.post(`${POSTS}/${post.id}/review`).expect(200);
    await decide({ act: 'hide', reason: 'harmful_advice' }).expect(200);
    expect(await mine(author)).toMatchObject([{ hidden: { ...hidden, review: 'done' } }]);
    await author.post(`${POSTS}/${post.id}/review`).expect(409);
    const acts = await app.sql('select act, reason from moderation_act where post_id = $1 order by created_at', [
      post.id,
    ]);
    expect(acts).toEqual([
      { act: 'hide', reason: 'harmful_advice' },
      { act: 'ask_review', reason: null },
      { act: 'hide', reason: 'harmful_advice' },
    ]);
  });

  it('learns nothing of who wrote or who reported', async () => {
    const author = await person(app, 'Farida Sheikh');
    const post = await write(author, `Without my name ${another()}`, true);
    const [reporter] = await people(app, 1);
    await report(reporter!, post.id);
    expect(await caseOf(await moderator(), post.content)).toEqual({
      id: expect.any(String),
      kind: 'post',
      username: 'Anonymous',
      content: post.content,
      createdAt: expect.any(String),
      reports: 1,
      hidden: false,
      reviewAsked: false,
    });
  });

  it('decides nothing about what they wrote themselves, nor about what is gone', async () => {
    const judge = await moderator();
    const post = await write(judge, `Mine ${another()}`);
    const [reporter] = await people(app, 1);
    await report(reporter!, post.id);
    const { id } = (await caseOf(judge, post.content))!;
    expect((await judge.post(`${CASES}/${id}`).send({ act: 'restore' }).expect(403)).body).toMatchObject({
      error: { reason: 'own_case' },
    });
    await judge.delete(`${POSTS}/${post.id}`).expect(200);
    for (const gone of [id, randomUUID(), 'undefined', "'"])
      await judge
        .post(`${CASES}/${encodeURIComponent(gone)}`)
        .send({ act: 'restore' })
        .expect(404);
  });

  it('leaves a record that holds nothing of them once they are gone', async () => {
    const { client, user } = await app.signUp();
    await app.sql(`update account set role = 'moderator' where id = $1`, [user.id]);
    const [author, reporter] = (await people(app, 2)) as [Client, Client];
    const post = await write(author, `Judged ${another()}`);
    await report(reporter, post.id);
    const { id } = (await caseOf(client, post.content))!;
    await client.post(`${CASES}/${id}`).send({ act: 'restore' }).expect(200);
    const { body } = await client.get('/api/v1/account/user/export').expect(200);
    expect(body).toMatchObject({ community: { decisions: [{ act: 'restore', reason: null }] } });
    await client.delete('/api/v1/account/user/delete').expect(200);
    expect(await app.sql('select moderator_id, act from moderation_act where post_id = $1', [post.id])).toEqual([
      { moderator_id: null, act: 'restore' },
    ]);
  });

  it('is somebody to whom the role was given, and nobody else', async () => {
    const [ordinary] = await people(app, 1);
    for (const answer of [
      await ordinary!.get(CASES),
      await ordinary!.post(`${CASES}/${randomUUID()}`).send({ act: 'restore' }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ error: { reason: 'moderators_only' } });
    }
    const { body } = await (await moderator()).get('/api/v1/auth/user/whoami').expect(200);
    expect(body).toMatchObject({ data: { user: { moderator: true } } });
  });

  it('sees everything that waits once, page by page, the longest waiting first', async () => {
    const own = await startTestApp();
    const [author, reporter] = (await people(own, 2)) as [Client, Client];
    const contents = ['One', 'Two', 'Three'];
    for (const content of contents) await report(reporter, (await write(author, content)).id);
    const { client, user } = await own.signUp();
    await own.sql(`update account set role = 'moderator' where id = $1`, [user.id]);
    const seen: string[] = [];
    let url: string | undefined = `${CASES}?limit=1`;
    while (url) {
      const { body, headers }: { body: ModerationCase[]; headers: Record<string, string> } = await client
        .get(url)
        .expect(200);
      seen.push(...body.map(({ content }) => content));
      url = /^<([^>]+)>/.exec(headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(contents);
    await own.close();
  });
});

import { cookieOf } from '../../testing/cookie-of.js';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { FollowedStream } from './testing/event-stream.js';
import { ForumClient, impossibleCounts } from './bench/forum-clients.js';
import { likeReply, person, POSTS, proven, REPLIES, reply, write } from './testing/forum.js';

const LIVE = '/api/v1/community/live';
const MODERATION = '/api/v1/community/moderation';

describe.each([
  ['PostgreSQL', false],
  ['Redis', true],
])('news over three replicas and %s', (_name, redis) => {
  const apps: TestApp[] = [];
  const opened: FollowedStream[] = [];
  let asha: Client;
  let ravi: Client;
  const follow = async (app: TestApp, client: Client, lastId?: string) => {
    const stream = await FollowedStream.open(app, cookieOf(client), lastId);
    opened.push(stream);
    return stream;
  };

  beforeAll(async () => {
    const first = await startTestApp({ redis });
    apps.push(first);
    for (const _replica of [2, 3])
      apps.push(await startTestApp({ databaseUrl: first.databaseUrl, env: first.sharedRedis }));
    asha = await person(first, 'Asha Kulkarni');
    ravi = await person(first, 'Ravi Deshmukh');
  });
  afterEach(() => opened.splice(0).forEach((stream) => stream.close()));
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });

  it('tells every page of a post, a reply and a like, and neither what it says nor who wrote it', async () => {
    const streams = await Promise.all(apps.map((app) => follow(app, ravi)));
    await Promise.all(streams.map((stream) => stream.gets('beat')));
    const post = await write(asha, 'Turmeric milk helped my cough');
    const answer = await reply(asha, post.id, 'With a little pepper');
    await ravi.post(`${POSTS}/${post.id}/like`).expect(200);
    await likeReply(ravi, answer.id);
    await likeReply(asha, answer.id);
    const all = { posts: 1, replies: [post.id], likes: { [post.id]: 1, [answer.id]: 2 } };
    for (const stream of streams) {
      await until(async () => stream.news.likes[answer.id] === 2 && stream.news.likes[post.id] === 1);
      expect(stream.news).toEqual(all);
      expect(JSON.stringify(stream.events)).not.toMatch(/Turmeric|pepper|Asha|Ravi/);
    }
  });

  it('tells every page which post to ask for when a reply goes, and when a post is hidden, shown again or deleted', async () => {
    const post = await write(asha, 'Cold water cures it all');
    const answer = await reply(ravi, post.id, 'It does not');
    const other = await reply(ravi, post.id, 'Reported');
    const { client: moderator, user } = await apps[1]!.signUp();
    await apps[0]!.sql(`update account set role = 'moderator' where id = $1`, [user.id]);
    const reporters = await proven(apps[1]!, 3);
    const caseId = async () => {
      const { body } = await moderator.get(`${MODERATION}?limit=100`).expect(200);
      return (body as { id: string; content: string }[]).find(({ content }) => content === post.content)!.id;
    };
    const decide = (act: object) => moderator.post(`${MODERATION}/${opened}`).send(act).expect(200);
    let opened = '';
    const streams = await Promise.all(apps.map((app) => follow(app, ravi)));
    await Promise.all(streams.map((stream) => stream.gets('beat')));
    const reportBy = async (path: string) => {
      for (const reporter of reporters) await reporter.post(`${path}/report`).expect(200);
    };
    const steps: (() => unknown)[] = [
      () => ravi.delete(`${REPLIES}/${answer.id}`).expect(200),
      () => reportBy(`${REPLIES}/${other.id}`),
      () => reportBy(`${POSTS}/${post.id}`),
      async () => {
        opened = await caseId();
        await decide({ act: 'restore' });
      },
      () => decide({ act: 'hide', reason: 'harmful_advice' }),
      () => asha.delete(`${POSTS}/${post.id}`).expect(200),
    ];
    for (const [told, step] of steps.entries()) {
      await step();
      for (const stream of streams) await until(async () => stream.news.replies.length > told);
    }
    for (const { news } of streams) expect(news.replies).toEqual(Array(steps.length).fill(post.id));
  });

  it('counts likes exactly, whichever replica a tap reaches', async () => {
    const anywhere = () => apps[Math.floor(Math.random() * apps.length)]!.url;
    const clients = await Promise.all(Array.from({ length: 12 }, (_, n) => ForumClient.signUp(n, anywhere)));
    const id = await clients[0]!.write('A walk every morning helps me');
    await Promise.all(
      clients.map(async (client) => {
        for (let taps = 0; taps < 9; taps += 1) await client.toggle(id);
      }),
    );
    expect(await clients[1]!.look(id)).toMatchObject({ likes: clients.length, liked: true });
    expect(impossibleCounts(clients, clients.length)).toEqual([]);
  });

  it('tells a page that was away what it missed, by another replica too', async () => {
    const before = await follow(apps[0]!, ravi);
    await before.gets('beat');
    const first = await write(asha, 'One');
    await before.gets('news');
    before.close();
    const post = await write(asha, 'Two');
    await asha.post(`${POSTS}/${post.id}/like`).expect(200);
    await asha.post(`${POSTS}/${first.id}/like`).expect(200);
    const watching = await follow(apps[1]!, ravi);
    await until(async () => {
      const after = await follow(apps[1]!, ravi, before.lastId);
      await until(() => after.events.length > 0);
      after.close();
      expect(after.events[0]!.event).toBe('news');
      return after.news.likes[post.id] === 1 && after.news.likes[first.id] === 1 && after.news.posts >= 1;
    });
    expect(watching.count('anew')).toBe(0);
  });

  it('tells the other devices of a person what they like and what not any more, and nobody else', async () => {
    const post = await write(asha, 'Lemon water in the morning');
    const answer = await reply(asha, post.id, 'Without sugar');
    const [devices, other] = [
      [await follow(apps[0]!, ravi), await follow(apps[2]!, ravi)],
      await follow(apps[2]!, asha),
    ];
    await Promise.all([...devices, other].map((stream) => stream.gets('beat')));
    await ravi.post(`${POSTS}/${post.id}/like`).expect(200);
    await likeReply(ravi, answer.id);
    for (const device of devices)
      await until(
        () => device.own[post.id] === true && device.own[answer.id] === true,
        'each device learns of both likes',
      );
    await likeReply(ravi, answer.id);
    for (const device of devices)
      await until(() => device.own[answer.id] === false, 'each device learns that one is gone');
    await until(() => other.news.likes[answer.id] === 0 && other.news.likes[post.id] === 1);
    expect(other.own).toEqual({});
  });

  it('tells a device to ask anew when its person liked something while it was away', async () => {
    const before = await follow(apps[0]!, ravi);
    await before.gets('beat');
    const post = await write(asha, 'Curd rice after a fever');
    await before.gets('news');
    before.close();
    await ravi.post(`${POSTS}/${post.id}/like`).expect(200);
    await until(async () => {
      const after = await follow(apps[1]!, ravi, before.lastId);
      await until(() => after.events.length > 0);
      after.close();
      return after.events[0]!.event === 'anew';
    });
  });

  it('tells every page what goes with a deleted account', async () => {
    const leaving = await person(apps[1]!, 'Farida Sheikh');
    const [own, others, liked] = [
      await write(leaving, 'Written by one who leaves'),
      await write(asha, 'Answered by one who leaves'),
      await write(asha, 'Liked by one who leaves'),
    ];
    await reply(leaving, others.id, 'I leave');
    const kept = await reply(asha, others.id, 'I stay');
    await leaving.post(`${POSTS}/${liked.id}/like`).expect(200);
    await likeReply(leaving, kept.id);
    await ravi.post(`${POSTS}/${liked.id}/like`).expect(200);
    const streams = await Promise.all(apps.map((app) => follow(app, ravi)));
    await Promise.all(streams.map((stream) => stream.gets('beat')));
    await leaving.delete('/api/v1/account/user/delete').expect(200);
    for (const stream of streams) {
      const news = () => stream.news;
      await until(() => news().likes[liked.id] === 1 && news().likes[kept.id] === 0, 'the likes of others are counted');
      const told = () => new Set(news().replies);
      await until(() => told().size >= 2, 'both posts are told');
      expect(told()).toEqual(new Set([own.id, others.id]));
      expect(news().likes).toMatchObject({ [liked.id]: 1, [kept.id]: 0 });
    }
  });

  it.each(['', 'nobody.1', "'; drop table post; --", 'x'.repeat(4000)])(
    'tells a page to ask anew when it names an event that nobody knows: %j',
    async (lastId) => {
      const stream = await follow(apps[0]!, ravi, lastId);
      await until(async () => stream.events.length > 0);
      expect(stream.events[0]!.event).toBe(lastId === '' ? 'beat' : 'anew');
    },
  );

  it('ends with the session, here and elsewhere, and leaves the streams of others alone', async () => {
    const { client: mine } = await apps[0]!.signUp();
    const { client: leaving } = await apps[0]!.signUp();
    const [own, away, other] = [
      await follow(apps[0]!, mine),
      await follow(apps[2]!, leaving),
      await follow(apps[2]!, ravi),
    ];
    await mine.get('/api/v1/auth/user/signout').set('sec-fetch-site', 'same-origin').expect(200);
    await until(() => own.isOver, 'the stream ends with the session');
    await leaving.delete('/api/v1/account/user/delete').expect(200);
    await until(() => away.isOver, 'the stream ends with the account');
    expect(other.isOver).toBe(false);
  });
});

describe('an event stream', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('is for people who are signed in', async () => {
    await app.http().get(LIVE).expect(401);
    await app.http().get(`${LIVE}/posts?ids=6f1c9a52-7d0e-4b8a-9c61-2e5f8a7b4d10`).expect(401);
  });

  it('asks proxies to hold nothing back', async () => {
    const { client } = await app.signUp();
    const stream = await FollowedStream.open(app, cookieOf(client));
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    stream.close();
  });

  it('tells a page to ask anew when messages of a process were lost', async () => {
    const { client } = await app.signUp();
    const stream = await FollowedStream.open(app, cookieOf(client));
    await stream.gets('beat');
    for (const number of [1, 3]) await app.sql(`select pg_notify('sahaay', $1)`, [`["lost",${number},"beat",null]`]);
    await stream.gets('anew');
    await app.sql(`select pg_notify('sahaay', 'of another program')`);
    stream.close();
  });

  it('is open ten times for one account, and refuses the next until one is closed', async () => {
    const { client } = await app.signUp();
    const cookie = cookieOf(client);
    const streams = await Promise.all(Array.from({ length: 10 }, () => FollowedStream.open(app, cookie)));
    const { headers, body } = await client.get(LIVE).expect(429);
    expect([headers['retry-after'], body.error.reason]).toEqual(['60', 'too_many_streams']);
    streams.pop()!.close();
    await until(async () => {
      const stream = await FollowedStream.open(app, cookie);
      streams.push(stream);
      return stream.status === 200;
    });
    for (const stream of streams) stream.close();
  });

  it('tells the posts that a page shows as this reader sees them', async () => {
    const [asha, ravi] = [await person(app, 'Asha Kulkarni'), await person(app, 'Ravi Deshmukh')];
    const [shown, muted, gone] = [await write(asha, 'Shown'), await write(ravi, 'Muted'), await write(asha, 'Gone')];
    const { client: reader } = await app.signUp();
    await reader.post(`${POSTS}/${shown.id}/like`).expect(200);
    await reply(asha, shown.id, 'A reply');
    await reader.post(`${POSTS}/${muted.id}/mute`).expect(200);
    await asha.delete(`${POSTS}/${gone.id}`).expect(200);
    const ids = [shown, muted, gone].map(({ id }) => id).join(',');
    const { body } = await reader.get(`${LIVE}/posts?ids=${ids}`).expect(200);
    expect(body).toMatchObject([{ id: shown.id, likes: 1, liked: true, replies: 1, mine: false }]);
    expect(body).toHaveLength(1);
    await app.sql('update post set hidden_at = now() where id = $1', [shown.id]);
    expect((await reader.get(`${LIVE}/posts?ids=${ids}`).expect(200)).body).toEqual([]);
  });

  it.each([
    '',
    'all',
    '6f1c9a52-7d0e-4b8a-9c61-2e5f8a7b4d10,',
    Array(51).fill('6f1c9a52-7d0e-4b8a-9c61-2e5f8a7b4d10').join(),
  ])('refuses to tell of "%s"', async (ids) => {
    const { client } = await app.signUp();
    const { body } = await client.get(`${LIVE}/posts?ids=${ids}`).expect(400);
    expect(body.error.details.ids).toBe('ids must be the ids of 1 to 50 posts, with commas between them');
  });
});

it('ends at once when the server stops, and no other is opened', async () => {
  const app = await startTestApp();
  const { client } = await app.signUp();
  const stream = await FollowedStream.open(app, cookieOf(client));
  await stream.gets('beat');
  const began = Date.now();
  await app.close();
  // Milliseconds on an idle machine. A server that waited for the stream would wait for minutes.
  expect(Date.now() - began).toBeLessThan(20_000);
  await until(() => stream.isOver);
});

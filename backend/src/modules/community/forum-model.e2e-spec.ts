import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { person, POSTS, REPLIES } from './testing/forum.js';
import { ForumModel, type ModelPost, type ModelReply, type Seen, type Who } from './testing/forum-model.js';

const NAMES = ['Asha Rao', 'Ravi Nair', 'Meena Das', 'Tara Bose', 'Kiran Shah'] as const;
/** `npm run fuzz:forum -w @sahaay/backend` has people do far more, and other things each time unless `FORUM_SEED` says which. */
const STORIES = Number(process.env.FORUM_STORIES ?? 12);
const SEED = Number(process.env.FORUM_SEED ?? (process.env.FORUM_STORIES ? Date.now() : 20_261_128));
const LONGEST = 60;

const emailOf = (who: Who): string => `person-${who}@example.org`;

let app: TestApp;
let people: Client[];
beforeAll(async () => {
  app = await startTestApp();
  people = await Promise.all(NAMES.map((name, who) => person(app, name, emailOf(who))));
  await app.sql('update account set email_verified_at = now()');
});
afterAll(() => app.close());

/** What the API shows, in the words of the model. */
interface Shown extends Omit<Seen, 'hidden'> {
  readonly createdAt: string;
  readonly hidden: object | null;
}

const inWordsOfTheModel = (shown: Shown[]): Seen[] =>
  shown.map(({ id, content, username, likes, liked, mine, hidden, replies }) => ({
    id,
    content,
    username,
    likes,
    liked,
    mine,
    hidden: hidden !== null,
    ...(replies !== undefined && { replies }),
  }));

const byId = (entries: Seen[]): Seen[] => entries.toSorted((a, b) => a.id.localeCompare(b.id));

async function look(model: ForumModel): Promise<void> {
  for (const [reader, client] of people.entries()) {
    for (const by of ['everybody', 'mine'] as const) {
      const { body } = await client.get(`${POSTS}?limit=100${by === 'mine' ? '&by=mine' : ''}`).expect(200);
      const shown = body as Shown[];
      expect(byId(inWordsOfTheModel(shown))).toEqual(byId(model.feed(reader, by)));
      const moments = shown.map(({ createdAt }) => createdAt);
      expect(moments).toEqual(moments.toSorted().reverse());
    }
    for (const post of model.posts) {
      const { body } = await client
        .get(`${POSTS}/${post.id}/replies?limit=100`)
        .expect(model.isHidden(post) ? 404 : 200);
      if (!model.isHidden(post))
        expect(byId(inWordsOfTheModel(body as Shown[]))).toEqual(byId(model.thread(reader, post)));
    }
  }
}

/** Who does something, to what, and what the model knows of it. */
interface Scene {
  readonly model: ForumModel;
  readonly who: Who;
  readonly client: Client;
  readonly anonymous: boolean;
  readonly content: string;
}
interface Target extends Scene {
  readonly entry: ModelPost | ModelReply;
  readonly address: string;
  readonly isShown: boolean;
  readonly isOwn: boolean;
}

const idOf = ({ body }: { body: unknown }): string => (body as { id: string }).id;

/** What a person can do at any time. Each expects the answer that the model expects, and lets the model know. */
const ANYTIME: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  write: async ({ model, who, client, anonymous, content }) => {
    model.write(idOf(await client.post(POSTS).send({ content, anonymous }).expect(201)), who, anonymous, content);
  },
  'write twice at once': async ({ model, who, client, anonymous, content }) => {
    const key = randomUUID();
    const send = () => client.post(POSTS).set('Idempotency-Key', key).send({ content, anonymous }).expect(201);
    const [first, second] = (await Promise.all([send(), send()])).map(idOf);
    expect(second).toBe(first);
    model.write(first!, who, anonymous, content);
  },
  'sign out and in': async ({ client, who }) => {
    await client.get('/api/v1/auth/user/signout').expect(200);
    await client.get(POSTS).expect(401);
    await client.post(POSTS).send({ content: 'Nobody is signed in' }).expect(401);
    await client
      .post('/api/v1/auth/user/signin')
      .send({ email: emailOf(who), password: TEST_PASSWORD })
      .expect(200);
  },
};

/** What a person can do about a post or a reply. */
const ABOUT: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  reply: async ({ model, who, client, anonymous, content, entry }) => {
    const post = 'post' in entry ? entry.post : entry;
    const isShown = model.isShown(post);
    const sent = client.post(`${POSTS}/${post.id}/replies`).send({ content, anonymous });
    const answer = await sent.expect(isShown ? 201 : 404);
    if (isShown) model.reply(post, idOf(answer), who, anonymous, content);
  },
  like: async ({ model, who, client, entry, address, isShown }) => {
    await client.post(`${address}/like`).expect(isShown ? 200 : 404);
    if (isShown) model.toggleLike(entry, who);
  },
  // An impatient double tap ends where it began.
  'like twice at once': async ({ client, address, isShown }) => {
    await Promise.all([1, 2].map(() => client.post(`${address}/like`).expect(isShown ? 200 : 404)));
  },
  delete: async ({ model, client, entry, address, isShown, isOwn }) => {
    await client.delete(address).expect(isOwn ? 200 : isShown ? 403 : 404);
    if (isOwn) model.remove(entry);
  },
  'delete twice at once': async ({ model, client, entry, address, isShown, isOwn }) => {
    const statuses = await Promise.all([1, 2].map(async () => (await client.delete(address)).status));
    const refused = isShown ? 403 : 404;
    expect(statuses.toSorted((x, y) => x - y)).toEqual(isOwn ? [200, 404] : [refused, refused]);
    if (isOwn) model.remove(entry);
  },
  report: async ({ who, client, entry, address, isShown, isOwn }) => {
    await client.post(`${address}/report`).expect(!isShown ? 404 : isOwn ? 403 : 200);
    if (isShown && !isOwn) entry.reportedBy.add(who);
  },
  mute: async ({ model, who, client, entry, address, isShown, isOwn }) => {
    await client.post(`${address}/mute`).expect(!isShown ? 404 : isOwn ? 403 : 200);
    if (isShown && !isOwn) model.mute(who, entry);
  },
};

const act = fc.record({
  who: fc.nat({ max: NAMES.length - 1 }),
  // Reports come more often, since three of them change something.
  what: fc.constantFrom(...Object.keys(ANYTIME), ...Object.keys(ABOUT), 'report', 'report'),
  /** Which of all posts and replies; a high number is counted from the beginning again. */
  target: fc.nat({ max: 1000 }),
  anonymous: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function happen(model: ForumModel, { who, what, target, anonymous }: Act): Promise<void> {
  const content = `What helps in case ${randomUUID()}?`;
  const scene = { model, who, client: people[who]!, anonymous, content };
  await ANYTIME[what]?.(scene);
  const entries = [...model.posts, ...model.replies];
  const entry = entries[target % Math.max(1, entries.length)];
  if (!entry) return;
  const address = `${'post' in entry ? REPLIES : POSTS}/${entry.id}`;
  await ABOUT[what]?.({ ...scene, entry, address, isShown: model.isShown(entry), isOwn: entry.author === who });
}

it(
  'whatever people do in whatever order, everybody sees what must be true after it',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: LONGEST / 2, maxLength: LONGEST, size: 'max' }), async (story) => {
        await app.sql('truncate post, mute cascade');
        const model = new ForumModel(NAMES);
        for (const [turn, next] of story.entries()) {
          await happen(model, next);
          if (turn % 15 === 14) await look(model);
        }
        await look(model);
      }),
      { numRuns: STORIES, seed: SEED, endOnFailure: true },
    );
  },
  STORIES * 30_000,
);

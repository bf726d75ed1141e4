import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { FoundQueries } from './adapters/found.queries.js';
import type { FoundPost, FoundPosts, Topic } from './adapters/found.read-model.js';
import { WordFiller } from './adapters/word-filler.js';
import { numbers } from './bench/invented-forum.js';
import { SearchKnowledge } from './domain/search-knowledge.js';
import { rangesOf, type Wanted } from './domain/wanted.js';
import { person, people, reply, write, POSTS } from './testing/forum.js';

const SEARCH = '/api/v1/community/search';
/** So many entries are compared before the index is asked. */
const COMPARED = 2000;

describe('the search', () => {
  let app: TestApp;
  let asha: Client;
  let ravi: Client;
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  beforeAll(async () => {
    app = await startTestApp({ log, env: { LOG_LEVEL: 'debug' } });
    asha = await person(app, 'Asha');
    ravi = await person(app, 'Ravi');
  });
  beforeEach(() => app.sql('delete from post'));
  afterAll(() => app.close());

  const ask = async (client: Client, search: object): Promise<FoundPosts> => {
    const { body } = await client.post(SEARCH).send(search).expect(200);
    return body as FoundPosts;
  };
  const contents = async (client: Client, search: object) =>
    (await ask(client, search)).posts.map(({ content }) => content);
  const marked = ({ content, ranges }: Pick<FoundPost, 'content' | 'ranges'>) =>
    ranges.map(({ start, end }) => content.slice(start, end));

  it('finds a post in either script and spelling, newest first, with the places of the words', async () => {
    await write(asha, 'Mujhe bukhaar hai');
    await write(asha, 'Nothing of the kind');
    await write(ravi, '🙂 कल से बुखार है');
    for (const words of ['bukhar', 'bukhaar', 'बुखार', '  BUKHAR ']) {
      const { posts } = await ask(asha, { words });
      expect(posts.flatMap(marked)).toEqual(['बुखार', 'bukhaar']);
    }
  });

  it('wants all words, and takes the last for unfinished', async () => {
    await write(asha, 'Walking after dinner');
    await write(asha, 'Dinner was late');
    expect(await contents(asha, { words: 'dinner walk' })).toEqual(['Walking after dinner']);
    expect(await contents(asha, { words: 'walk din' })).toEqual(['Walking after dinner']);
    expect(await contents(asha, { words: 'dinn walk' })).toEqual([]);
  });

  it('finds a conversation once, by its newest reply that has the words', async () => {
    const post = await write(asha, 'What helps?');
    await reply(ravi, post.id, 'ORS helped me');
    await reply(asha, post.id, 'ORS it is', true);
    await reply(ravi, post.id, 'Get well');
    const { posts } = await ask(ravi, { words: 'ORS' });
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ id: post.id, ranges: [], reply: { content: 'ORS it is', username: 'Anonymous' } });
    expect(marked(posts[0]!.reply!)).toEqual(['ORS']);
  });

  it('finds a topic by its names in both languages', async () => {
    await write(asha, 'My dengue report came');
    await write(asha, 'डेंगू से ठीक हो गया');
    await write(asha, 'A cold');
    const { body } = await asha.get('/api/v1/community/topics').expect(200);
    const topic = (body as Topic[]).find(({ name }) => /dengue/i.test(name))!;
    expect(await contents(asha, { topic: topic.id })).toEqual(['डेंगू से ठीक हो गया', 'My dengue report came']);
  });

  it('shows nothing that is hidden, deleted or by somebody muted', async () => {
    const [hidden, gone, muted, parent] = [
      await write(ravi, 'dengue one'),
      await write(ravi, 'dengue two'),
      await write(ravi, 'dengue three'),
      await write(ravi, 'Four'),
    ];
    await reply(asha, parent.id, 'dengue five');
    await app.sql('update post set hidden_at = now() where id = $1', [hidden.id]);
    await ravi.delete(`${POSTS}/${gone.id}`).expect(200);
    expect(await contents(ravi, { words: 'dengue' })).toEqual(['Four', 'dengue three']);
    await asha.post(`${POSTS}/${muted.id}/mute`).expect(200);
    expect(await contents(asha, { words: 'dengue' })).toEqual([]);
    const [third] = await people(app, 1);
    await app.sql('update reply set hidden_at = now()');
    expect(await contents(third!, { words: 'dengue' })).toEqual(['dengue three']);
  });

  it.each([1, 2, 5])('goes on page by page of %i, each post once', async (limit) => {
    for (let n = 0; n < 5; n++) {
      const post = await write(asha, `dengue ${n}`);
      await reply(ravi, post.id, 'dengue too');
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null && seen.length < 9) {
      const page = await ask(ravi, { words: 'dengue', limit, ...(cursor && { cursor }) });
      seen.push(...page.posts.map(({ content }) => content));
      cursor = page.next;
    }
    expect(seen).toEqual(['dengue 4', 'dengue 3', 'dengue 2', 'dengue 1', 'dengue 0']);
  });

  describe('on posts and replies of three years, written at random', () => {
    const next = numbers(29);
    const any = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!;
    // Of these, some are common, some rare; two names of the topic have two words or more.
    const vocabulary = [
      ...Array<string>(8).fill('chai'),
      ...Array<string>(3).fill('walking dinner'),
      ...'dengue डेंगू घुटना knee torn ligament meniscus walk Dinners injury'.split(' '),
    ];
    const text = () => Array.from({ length: 1 + Math.floor(next() * 9) }, () => any(vocabulary)).join(' ');
    // Half are of the last hours, and many have one and the same moment.
    const ago = () => (next() < 0.5 ? Math.floor(next() * 40) * 300_000 : next() ** 3 * 3 * 365 * 86_400_000);
    interface Made {
      readonly id: string;
      readonly postId: string;
      readonly content: string;
      readonly at: number;
      readonly by: string;
      readonly hidden: boolean;
    }
    let posts: Made[] = [];
    let replies: Made[] = [];

    beforeEach(async () => {
      const authors = await Promise.all(Array.from({ length: 3 }, () => app.signUp()));
      const now = Date.now();
      const made = (postId?: string): Made => {
        const id = randomUUID();
        const by = any(authors).user.id;
        return { id, postId: postId ?? id, content: text(), at: now - Math.round(ago()), by, hidden: next() < 0.1 };
      };
      posts = Array.from({ length: 250 }, () => made());
      replies = Array.from({ length: 500 }, () => made(any(posts).id));
      const fill = (table: string, columns: string, values: readonly Made[]) =>
        app.sql(
          `insert into ${table} select ${columns} from jsonb_to_recordset($1) as made
             (id uuid, "postId" uuid, content text, "createdAt" timestamptz, by uuid, hidden boolean)`,
          [JSON.stringify(values.map(({ at, ...rest }) => ({ ...rest, createdAt: new Date(at) })))],
        );
      const common = 'by, content, "createdAt", case when hidden then now() end';
      await fill('post (id, account_id, content, created_at, hidden_at)', `id, ${common}`, posts);
      await fill('reply (id, post_id, account_id, content, created_at, hidden_at)', `id, "postId", ${common}`, replies);
      await app.sql('delete from topic_filing');
      await app.app.get(WordFiller).fill();
      await app.sql('delete from mute');
      const muted = posts.find(({ by, hidden }) => by === authors[2]!.user.id && !hidden)!;
      await asha.post(`${POSTS}/${muted.postId}/mute`).expect(200);
      posts = posts.filter(({ by, hidden }) => by !== muted.by && !hidden);
      replies = replies.filter(({ by, hidden }) => by !== muted.by && !hidden);
    });
    afterEach(() => {
      app.app.get(FoundQueries).compared = COMPARED;
    });

    /** The ids of the posts as somebody would find them who reads everything. */
    const foundByReading = (wanted: Wanted): string[] => {
      const has = ({ content }: Made) =>
        wanted.some((name) => name.every((word) => rangesOf(content, [[word]]).length > 0));
      const newestFirst = (a: Made, b: Made) => b.at - a.at || (a.id < b.id ? 1 : -1);
      return posts
        .flatMap((post) => {
          const answer = replies.filter((made) => made.postId === post.id && has(made)).toSorted(newestFirst)[0];
          return has(post) ? [post] : answer ? [answer] : [];
        })
        .toSorted(newestFirst)
        .map(({ postId }) => postId);
    };

    /** Leaves filed what is older than so many days, and than five minutes. */
    const unfile = (days: number) =>
      app.sql(`
        update topic_filing set filed_to = least(filed_to, date_trunc('milliseconds', now() - interval '${days} days'));
        delete from post_topic where created_at > now() - interval '${days} days';
        delete from reply_topic where created_at > now() - interval '${days} days'`);

    it.each<[search: { words?: string; topic?: string }, compared: number, limit: number, filed: number]>([
      [{ words: 'chai' }, 2000, 20, 0],
      [{ words: 'walk din' }, 0, 3, 0],
      [{ words: 'dengue' }, 5, 3, 0],
      [{ words: 'dengue' }, 0, 50, 0],
      [{ words: 'knee lig' }, 5, 4, 0],
      [{ words: 'torn knee' }, 20, 2, 0],
      [{ words: 'torn menis' }, 0, 3, 0],
      [{ words: 'torn menisc' }, 0, 3, 0],
      [{ words: 'chai ligament' }, 0, 5, 0],
      [{ words: 'घुटन' }, 0, 5, 0],
      [{ words: 'घुटना' }, 40, 7, 0],
      [{ topic: 'knee_ligament' }, 0, 5, 0],
      [{ topic: 'knee_ligament' }, 2000, 5, 0],
      [{ topic: 'knee_ligament' }, 0, 5, 10],
      [{ topic: 'knee_ligament' }, 5, 3, 0.1],
      [{ topic: 'knee_ligament' }, 2000, 5, 400],
      [{ topic: 'knee_ligament' }, 0, 5, 4000],
      [{ topic: 'dengue' }, 10, 30, 0],
      [{ topic: 'dengue' }, 10, 4, 30],
      [{ topic: 'dengue' }, 0, 30, 4000],
      [{ words: 'zebra' }, 5, 5, 0],
    ])(
      'finds by %j, after comparing %i entries, in pages of %i, what reading everything finds (filed when it is %s days old)',
      async (search, compared, limit, filed) => {
        await unfile(filed);
        app.app.get(FoundQueries).compared = compared;
        const knowledge = app.app.get(SearchKnowledge);
        const expected = foundByReading(
          search.topic ? knowledge.about(search.topic).wanted : knowledge.typed(search.words!),
        );
        expect(expected.length > 0).toBe(search.words !== 'zebra');
        const seen: string[] = [];
        let cursor: string | null | undefined;
        while (cursor !== null && seen.length <= expected.length) {
          const page = await ask(asha, { ...search, limit, ...(cursor && { cursor }) });
          seen.push(...page.posts.map(({ id }) => id));
          cursor = page.next;
        }
        expect(seen).toEqual(expected);
      },
    );
  });

  it('gives words to what has none yet', async () => {
    const { id } = await write(asha, 'Mera ghutna');
    await app.sql('update post set words = null where id = $1', [id]);
    expect(await contents(asha, { words: 'घुटना' })).toEqual([]);
    await app.app.get(WordFiller).fill();
    expect(await contents(asha, { words: 'घुटना' })).toEqual(['Mera ghutna']);
  });

  it('has given words to all when it is asked to while it does so already', async () => {
    const { user } = await app.signUp();
    await app.sql(
      `insert into post (id, account_id, content, created_at)
       select gen_random_uuid(), $1, 'Mera ghutna', now() from generate_series(1, 300)`,
      [user.id],
    );
    const filler = app.app.get(WordFiller);
    const already = filler.fill();
    await filler.fill();
    expect(await app.sql('select id from post where words is null')).toEqual([]);
    await already;
  });

  it('finds long words and odd signs, and nothing in signs alone', async () => {
    const long = 'क'.repeat(1990);
    await write(asha, `O'Brien\\ ${long}`);
    expect(await contents(asha, { words: 'क'.repeat(200) })).toHaveLength(1);
    expect(await contents(asha, { words: `o'brien\\` })).toHaveLength(1);
    expect(await ask(asha, { words: "!?'\\ & | :*" })).toEqual({ posts: [], next: null });
  });

  it.each([
    [{}, 400],
    [{ words: '   ' }, 400],
    [{ words: 'dengue', topic: 'dengue' }, 400],
    [{ words: 'x'.repeat(201) }, 400],
    [{ words: 7 }, 400],
    [{ words: 'dengue', cursor: 'abc' }, 400],
    [{ words: 'dengue', limit: 0 }, 400],
    [{ topic: 'no_such_topic' }, 404],
  ])('refuses %j', async (search, status) => {
    await asha.post(SEARCH).send(search).expect(status);
  });

  it('is for people who signed in, and leaves no word in the log', async () => {
    await app.http().post(SEARCH).send({ words: 'zebrafever' }).expect(401);
    await ask(asha, { words: 'zebrafever' });
    expect(lines.join('')).not.toContain('zebrafever');
  });
});

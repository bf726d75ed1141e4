import { Writable } from 'node:stream';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { FoundPost, FoundPosts, Topic } from './adapters/found.read-model.js';
import { WordFiller } from './adapters/word-filler.js';
import { person, people, reply, write, POSTS } from './testing/forum.js';

const SEARCH = '/api/v1/community/search';

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

  it.each([3, 20])(
    'finds everything once in the right order, old and new, rare and common, in pages of %i',
    async (limit) => {
      const { user } = await app.signUp();
      // Half of the posts are of the last hours and the others of three years; five have one and the same moment.
      await app.sql(
        `insert into post (id, account_id, content, created_at)
       select gen_random_uuid(), $1, case when n % 7 = 0 then 'dengue ' || n else 'A cold ' || n end,
              date_trunc('milliseconds', now() - case when n < 5 then interval '2 hours' when n % 2 = 0
                then n * interval '1 minute' else n * n * interval '20 minutes' end)
         from generate_series(0, 280) n`,
        [user.id],
      );
      await app.sql(
        `insert into reply (id, post_id, account_id, content, created_at)
       select gen_random_uuid(), id, $1, case when k % 3 = 0 then 'dengue too' else 'Get well' end,
              date_trunc('milliseconds', created_at + k * (now() - created_at) / 9)
         from post, generate_series(1, 6) k where content ~ '[05]$'`,
        [user.id],
      );
      await app.app.get(WordFiller).fill();
      const expected = await app.sql<{ content: string }>(
        `select content from (
         select content, case when content like 'dengue%' then created_at else
                  (select max(created_at) from reply where post_id = post.id and content like 'dengue%') end as at,
                case when content like 'dengue%' then id else
                  (select id from reply where post_id = post.id and content like 'dengue%' order by created_at desc, id desc limit 1) end as by
           from post) found
        where at is not null order by at desc, by desc`,
      );
      expect(expected.length).toBeGreaterThan(80);
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null && seen.length <= expected.length) {
        const page = await ask(asha, { words: 'dengue', limit, ...(cursor && { cursor }) });
        seen.push(...page.posts.map(({ content }) => content));
        cursor = page.next;
      }
      expect(seen).toEqual(expected.map(({ content }) => content));
    },
  );

  it('gives words to what has none yet', async () => {
    const { id } = await write(asha, 'Mera ghutna');
    await app.sql('update post set words = null where id = $1', [id]);
    expect(await contents(asha, { words: 'घुटना' })).toEqual([]);
    await app.app.get(WordFiller).fill();
    expect(await contents(asha, { words: 'घुटना' })).toEqual(['Mera ghutna']);
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

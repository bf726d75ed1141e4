import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import type { Post } from './adapters/post.read-model.js';
import { newestPosts } from './adapters/posts.queries.js';

const POSTS = '/api/v1/community/posts';

describe('the feed', () => {
  let app: TestApp;
  let client: Client;
  let newestFirst: string[];
  beforeAll(async () => {
    app = await startTestApp();
    const signedUp = await app.signUp();
    client = signedUp.client;
    // Five of the posts have one and the same instant, and their order must not change between pages.
    await app.sql(
      `insert into post (id, account_id, content, created_at)
       select gen_random_uuid(), $1, 'Post ' || n, timestamptz '2026-01-01' + greatest(0, n - 5) * interval '1 second'
         from generate_series(1, 45) n`,
      [signedUp.user.id],
    );
    const rows = await app.sql<{ id: string }>('select id from post order by created_at desc, id desc');
    newestFirst = rows.map(({ id }) => id);
  });
  afterAll(() => app.close());

  const idsOf = (body: unknown) => (body as Post[]).map(({ id }) => id);
  const nextOf = (link: string | undefined) => /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];

  it('has 20 posts a page unless asked', async () => {
    const { body } = await client.get(POSTS).expect(200);
    expect(idsOf(body)).toEqual(newestFirst.slice(0, 20));
  });

  it.each([1, 7, 9, 44, 45, 46, 100])('shows every post once in pages of %i', async (limit) => {
    const seen: string[] = [];
    let url: string | undefined = `${POSTS}?limit=${limit}`;
    for (let pages = 0; url && pages < 60; pages++) {
      const { body, headers }: { body: unknown; headers: Record<string, string> } = await client.get(url).expect(200);
      const ids = idsOf(body);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThanOrEqual(limit);
      seen.push(...ids);
      url = nextOf(headers.link);
    }
    expect(seen).toEqual(newestFirst);
  });

  it('goes on where it was when a new post arrives', async () => {
    const first = await client.get(`${POSTS}?limit=10`).expect(200);
    const added = await client.post(POSTS).send({ content: 'New' }).expect(201);
    const second = await client.get(nextOf(first.headers.link)!).expect(200);
    expect(idsOf(second.body)).toEqual(newestFirst.slice(10, 20));
    await client.delete(`${POSTS}/${(added.body as Post).id}`).expect(200);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=2.5',
    'limit=ten',
    'limit=',
    'limit=1&limit=2',
    'cursor=',
    'cursor=abc',
    'cursor=a&cursor=b',
    'page=2',
    'limit=1e99',
  ])('refuses ?%s', async (query) => {
    const { body } = await client.get(`${POSTS}?${query}`).expect(400);
    expect(body).toMatchObject({ error: { code: 400, details: { [query.split('=')[0]!]: expect.any(String) } } });
  });

  it('is empty without posts', async () => {
    const empty = await startTestApp();
    const { client: first } = await empty.signUp();
    const { body, headers } = await first.get(POSTS).expect(200);
    expect(body).toEqual([]);
    expect(headers.link).toBeUndefined();
    await empty.close();
  });
});

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const rowsOf = (table: string, { Plans = [], ...node }: Plan): number =>
  (node['Relation Name'] === table ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  Plans.reduce((sum, inner) => sum + rowsOf(table, inner), 0);

describe('the feed of somebody who has liked thousands of posts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('reads the likes of one page alone', async () => {
    const { user } = await app.signUp();
    await app.sql(
      `with written as (insert into post (id, account_id, content, created_at)
         select gen_random_uuid(), $1, 'Post ' || n, now() - n * interval '1 second' from generate_series(1, 3000) n
         returning id)
       insert into post_like (post_id, account_id, created_at) select id, $1, now() from written`,
      [user.id],
    );
    await app.sql('analyze post, post_like');
    const plan = await app.database.transaction(async (transaction) => {
      await transaction.query('set local plan_cache_mode = force_generic_plan');
      await transaction.query(`prepare page_of_feed as ${newestPosts('shown', false)}`);
      const [row] = await transaction.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
        `explain (analyze, format json) execute page_of_feed('${user.id}', 21)`,
      );
      return row['QUERY PLAN'][0].Plan;
    });
    expect(rowsOf('post', plan)).toBe(21);
    expect(rowsOf('post_like', plan)).toBe(2 * 21);
  });
});

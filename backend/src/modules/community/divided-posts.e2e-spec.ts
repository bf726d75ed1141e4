import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../../config.js';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { feed, people, postOf, POSTS, reply, write } from './testing/forum.js';

const PAPER = 'backend/docs/adr/0033-no-partitions-by-place-or-time-yet.md';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const [, steps] = /```sql\n([^]*?)```/.exec(await readFile(join(WORKSPACE_ROOT, PAPER), 'utf8')) ?? [];
  await app.sql(steps!);
});
afterAll(() => app.close());

describe('a forum whose posts were divided by their ids as the paper says', () => {
  it('has posts in parts, with every index and link that it had', async () => {
    const parts = await app.sql(`select from pg_partition_tree('post') where isleaf`);
    expect(parts).toHaveLength(8);
    const whole = await startTestApp();
    const shape = (of: TestApp) =>
      of.sql(
        `select replace(indexdef, 'ON ONLY', 'ON') as line from pg_indexes where tablename = 'post'
         union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
                    where contype <> 'n' and conparentid = 0 and 'post'::regclass in (conrelid, confrelid) order by 1`,
      );
    expect(await shape(app)).toEqual(await shape(whole));
    await whole.close();
  });

  it('does all that it did', async () => {
    const [asha, ravi] = (await people(app, 2)) as [Client, Client];
    const posts = [];
    for (let n = 0; n < 20; n += 1) posts.push(await write(asha, `A walk on day ${n}`));
    expect((await feed(ravi)).map(({ id }) => id)).toEqual(posts.map(({ id }) => id).toReversed());
    const [first, second] = posts as [(typeof posts)[0], (typeof posts)[0]];
    await reply(ravi, first.id, 'Well done');
    await ravi.post(`${POSTS}/${first.id}/like`).expect(200);
    expect(await postOf(asha, first.id)).toMatchObject({ likes: 1, replies: 1 });
    const found = await ravi.post('/api/v1/community/search').send({ words: 'walk', limit: 50 }).expect(200);
    expect(found.body.posts).toHaveLength(20);
    await asha.delete(`${POSTS}/${second.id}`).expect(200);
    await asha.delete(`${POSTS}/${first.id}`).expect(200);
    expect(await feed(ravi)).toHaveLength(18);
    expect(await app.sql('select from reply')).toHaveLength(0);
    expect(await app.sql('select from post_like')).toHaveLength(0);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { WORKSPACE_ROOT } from '../config.js';
import { NearbyModule } from '../modules/nearby/nearby.module.js';
import { people, POSTS, write } from '../modules/community/testing/forum.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.js';

const POOL = 4;

let database: TestDatabase;
let watch: pg.Client;
let app: TestApp;

beforeAll(async () => {
  database = await emptyDatabase();
  watch = new pg.Client(database.url);
  await watch.connect();
});
afterAll(async () => {
  await app.close();
  await watch.end();
  await database.drop();
});

/** What the page says that one process opens at most, by the name that the connections have. */
async function budget(): Promise<Record<string, number>> {
  const page = await readFile(join(WORKSPACE_ROOT, 'backend/docs/capacity.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(sahaay[^`]*)` \| (\d+|`DATABASE_POOL_SIZE`) \|/gm)];
  return Object.fromEntries(rows.map(([, name, most]) => [name!, Number.isNaN(Number(most)) ? POOL : Number(most)]));
}

/** The most connections of each name that were open at one moment while `work` went on. */
async function mostDuring(work: Promise<unknown>): Promise<Record<string, number>> {
  const most: Record<string, number> = {};
  let isOver = false;
  const ending = work.finally(() => (isOver = true));
  while (!isOver) {
    const { rows } = await watch.query<{ name: string; open: number }>(
      `select application_name as name, count(*)::int as open from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`,
    );
    for (const { name, open } of rows) most[name] = Math.max(most[name] ?? 0, open);
  }
  await ending;
  return most;
}

it('opens no more connections than the page on capacity says, at its start and under load', async () => {
  const most = await mostDuring(
    (async () => {
      app = await startTestApp({ databaseUrl: database.url, env: { DATABASE_POOL_SIZE: String(POOL) } });
      const warm = app.app.get(NearbyModule).warmUp();
      const readers = await people(app, 8);
      await Promise.all([
        warm,
        ...readers.map(async (reader) => {
          for (let round = 0; round < 10; round += 1) {
            await reader.get(POSTS).expect(200);
            await app
              .http()
              .post('/api/v1/nearby/search')
              .send({ location: '28.63,77.22', name: 'hospital' })
              .expect(200);
            await app.http().post('/api/v1/nearby/geocode').send({ address: 'Pune' }).expect(200);
          }
          await write(reader, 'A walk in the morning');
        }),
      ]);
    })(),
  );
  const allowed = await budget();
  expect(Object.keys(most).toSorted()).toEqual(Object.keys(allowed).toSorted());
  for (const [name, open] of Object.entries(most))
    expect([name, open <= allowed[name]!, open]).toEqual([name, true, open]);
  // The load was one: it used the whole pool.
  expect(most.sahaay).toBe(POOL);
});

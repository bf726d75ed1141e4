import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { markAsked, tilesToAsk } from './coverage.queries.js';

describe('what was asked of a live source', () => {
  let own: TestDatabase;
  let database: DataSource;
  const mark = (tiles: number[]) => database.transaction((db) => markAsked(db, tiles, ['pharmacy']));
  const remembered = async () =>
    (await database.query('SELECT count(*)::int AS rows FROM place_coverage'))[0].rows as number;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });
  beforeEach(() => database.query('TRUNCATE place_coverage'));

  it('is asked again after 30 days, and forgotten', async () => {
    await mark([1, 2]);
    await database.query("UPDATE place_coverage SET fetched_at = now() - interval '31 days' WHERE tile = 1");
    expect(await tilesToAsk(database, [1, 2, 3], ['pharmacy'])).toEqual(new Set([1, 3]));
    await mark([3]);
    expect(await tilesToAsk(database, [1, 2, 3], ['pharmacy'])).toEqual(new Set([1]));
    expect(await remembered()).toBe(2);
  });

  it('never fills the database: of more than 200,000 the oldest go', async () => {
    await database.query(
      `INSERT INTO place_coverage SELECT tile, 'pharmacy', 'osm', now() - tile * interval '1 second' FROM generate_series(1, 200000) AS tile`,
    );
    await mark([300_001, 300_002]);
    expect(await remembered()).toBe(200_000);
    expect(await tilesToAsk(database, [1, 199_998, 199_999, 200_000, 300_001], ['pharmacy'])).toEqual(
      new Set([199_999, 200_000]),
    );
  });
});

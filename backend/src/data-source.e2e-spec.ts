import { createDataSource, openDataSource } from './data-source.js';
import { emptyDatabase, type TestDatabase } from './testing/test-database.js';

let empty: TestDatabase;
beforeEach(async () => {
  empty = await emptyDatabase();
});
afterEach(() => empty.drop());

describe('the schema', () => {
  it('is complete after the migrations: nothing that is mapped is missing or different', async () => {
    const database = await openDataSource(empty.url, 3);
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    await database.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is made once when several replicas start at the same time', async () => {
    const replicas = await Promise.all([1, 2, 3, 4].map(() => openDataSource(empty.url, 3)));
    const applied = await replicas[0]!.query<{ name: string }[]>('select name from migration order by id');
    await Promise.all(replicas.map((replica) => replica.destroy()));
    const listed = createDataSource(empty.url).options.migrations as { name: string }[];
    expect(applied.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
  });

  it('indexes words of places when they are stored, so that no look-up reads a list of those that wait', async () => {
    const database = await openDataSource(empty.url, 3);
    const indexes = await database.query<{ name: string; waits: boolean }[]>(
      `SELECT relname AS name, reloptions @> '{fastupdate=off}' IS NOT TRUE AS waits FROM pg_class JOIN pg_am ON pg_am.oid = relam
       WHERE amname = 'gin' AND relkind = 'i' AND relname ~ '^place_'`,
    );
    await database.destroy();
    expect(indexes.length).toBeGreaterThan(3);
    expect(indexes.filter(({ waits }) => waits)).toEqual([]);
  });

  it('stays as it is on a second start', async () => {
    await (await openDataSource(empty.url, 3)).destroy();
    const again = await openDataSource(empty.url, 3);
    expect(await again.showMigrations()).toBe(false);
    await again.destroy();
  });
});

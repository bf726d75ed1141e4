import type { DataSource } from 'typeorm';
import { Wire } from '../bench/wire.js';
import { openDataSource } from '../data-source.js';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.js';
import { HURRIED, poolOf } from './connections.js';

/** Milliseconds. Waiting twice takes so much longer that a busy machine does not look like it. */
const ANSWER = 3000;

describe('a connection over which nothing comes any more', () => {
  let server: TestDatabase;
  let wire: Wire;
  let database: DataSource;
  beforeEach(async () => {
    server = await cloneDatabase();
    wire = new Wire(new URL(server.url));
    database = await openDataSource(await wire.connect(), 1, { ...HURRIED, answer: ANSWER });
    await database.query('select 1');
  });
  afterEach(async () => {
    await database.destroy();
    await wire.cut();
    await server.drop();
  });

  it.each([
    ['a statement', () => database.query('select 1')],
    ['a transaction, with its rollback', () => database.transaction((of) => of.query('select 1'))],
    ['a statement of the pool itself', () => poolOf(database).query('select 1')],
  ])('is waited for once by %s, and given up', async (_, ask) => {
    const begun = performance.now();
    wire.silence();
    await expect(ask()).rejects.toThrow('Query read timeout');
    expect(performance.now() - begun).toBeLessThan(2 * ANSWER);
    expect(poolOf(database).totalCount).toBe(0);
    wire.endSilence();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

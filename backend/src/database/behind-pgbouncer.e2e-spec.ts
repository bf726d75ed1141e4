import { startTestApp, type TestApp } from '../testing/test-app.js';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.js';
import { startPgBouncer, type TestPgBouncer } from '../testing/test-pgbouncer.js';

/** Fewer connections of the server than the product has open, so that transactions of all of them take turns on each. */
const CONNECTIONS = 2;

let database: TestDatabase;
let pooler: TestPgBouncer;
let app: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  pooler = await startPgBouncer(database.url, CONNECTIONS);
  app = await startTestApp({ databaseUrl: pooler.url, env: { DATABASE_LISTEN_URL: database.url } });
});
afterAll(async () => {
  await app.close();
  await pooler.stop();
  await database.drop();
});

describe('behind PgBouncer in transaction mode', () => {
  it('answers many people at once, each with what is theirs', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.signUp()));
    const rounds = people.flatMap(({ client, user }) => Array.from({ length: 10 }, () => ({ client, user })));
    await Promise.all(
      rounds.map(async ({ client, user }, turn) => {
        const content = `A walk in round ${turn}`;
        const { body } = await client.post('/api/v1/community/posts').send({ content }).expect(201);
        expect(body.content).toBe(content);
        const who = await client.get('/api/v1/auth/user/whoami').expect(200);
        expect(who.body.data.user.id).toBe(user.id);
        await client.post('/api/v1/nearby/search').send({ location: '28.6315,77.2167', name: 'hospital' }).expect(200);
      }),
    );
  });

  it('lets no slow work take away the bounds of the time for which people wait', async () => {
    const [{ statement_timeout: patience }] = (await app.sql<{ statement_timeout: string }>(
      'show statement_timeout',
    )) as [{ statement_timeout: string }];
    expect(patience).toBe('2500ms');
  });
});

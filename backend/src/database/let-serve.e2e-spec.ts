import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { readConfig } from '../config.js';
import { openDataSource } from '../data-source.js';
import { explainStart } from '../explain-start.js';
import { FollowedStream } from '../modules/community/testing/event-stream.js';
import { person, POSTS, reply, write } from '../modules/community/testing/forum.js';
import { WordFiller } from '../modules/community/adapters/word-filler.js';
import { importFile } from '../modules/places-import/adapters/import-file.js';
import { lines, plain } from '../modules/places-import/testing/file-imports.js';
import { Retention } from '../shared/retention/retention.js';
import { cookieOf } from '../testing/cookie-of.js';
import { filesHolding } from '../testing/files-holding.js';
import { startTestApp, type Client, type TestApp } from '../testing/test-app.js';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { UNHURRIED } from './connections.js';
import { prepare } from './prepare.js';

const OWNER = 'sahaay_test_owner';
const SERVER = 'sahaay_test_server';
const ANOTHER = 'sahaay_test_another';
const PASSWORD = 'it’s "ordinary"';

let empty: TestDatabase;
let owner: DataSource;
let app: TestApp;
let told: string[];

/** The address of the database as another user. */
function as(user: string, database = empty.url): string {
  const url = new URL(database);
  [url.username, url.password] = [user, encodeURIComponent(PASSWORD)];
  return url.href;
}

/** Sends a statement as the administrator of the server. */
async function administer(statement: string, url = empty.url): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  empty = await emptyDatabase();
  await administer(`create role ${OWNER} login createrole password ${pg.escapeLiteral(PASSWORD)}`);
  await administer(`alter database ${new URL(empty.url).pathname.slice(1)} owner to ${OWNER}`);
  told = [];
  owner = await openDataSource(as(OWNER), 2, UNHURRIED);
  const config = { databaseUrl: as(SERVER), placesCountry: 'IN' };
  await prepare(owner, config, (sentence) => told.push(sentence));
  // Replicas know nothing of the owner.
  app = await startTestApp({ databaseUrl: as(SERVER) });
});
afterAll(async () => {
  await app.close();
  await owner.destroy();
  const administrator = new URL(empty.url);
  administrator.pathname = '/postgres';
  await empty.drop();
  for (const user of [SERVER, ANOTHER, OWNER]) await administer(`drop role if exists ${user}`, administrator.href);
});

// ASVS 13.2.2
describe('a user who may only read and write rows', () => {
  it('was made with the password of DATABASE_URL, and has no more rights than it needs', () => {
    expect(told).toEqual([]);
  });

  it('may read and write the rows of everything that is there, and read what was migrated', async () => {
    const closed = await app.sql(
      `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname in ('public', 'queue') and case when relkind = 'S' then not has_sequence_privilege(pg_class.oid, 'usage')
         when relkind in ('r', 'p', 'v', 'm', 'f') then not (has_table_privilege(pg_class.oid, 'select')
           and has_table_privilege(pg_class.oid, 'insert') and has_table_privilege(pg_class.oid, 'update')
           and has_table_privilege(pg_class.oid, 'delete')) end`,
    );
    expect(closed).toEqual([{ relname: 'migration' }]);
    expect(await app.sql('select name from migration limit 1')).toHaveLength(1);
    const functions = `select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('public', 'queue') and not has_function_privilege(pg_proc.oid, 'execute')`;
    expect(await app.sql(functions)).toEqual([]);
  });

  it.each([
    ['make a table', 'create table more (id int)'],
    ['make a schema', 'create schema more'],
    ['make a function', `create function more() returns int language sql as 'select 1'`],
    ['change a table', 'alter table account add column more text'],
    ['remove a table', 'drop table post'],
    ['empty a table', 'truncate account cascade'],
    ['make an index', 'create index on account (created_at)'],
    ['remove an index', 'drop index post_newest'],
    ['make a trigger', 'create trigger more before insert on post for each row execute function f()'],
    ['change the queue of mails', 'alter table queue.job add column more text'],
    ['make users', 'create role more'],
    ['act as the owner', `set role ${OWNER}`],
    ['hide what was migrated', 'delete from migration'],
    ['read files of the server', `select pg_read_file('/etc/passwd')`],
    ['run programs', `copy post from program 'id'`],
  ])('cannot %s', async (_what, statement) => {
    // Where a right to one table among many is not given, it is no owner of it either.
    await expect(app.sql(statement)).rejects.toMatchObject({ driverError: { code: /^(42501|0LP01)$/ } });
  });

  it('lets people sign up, write, answer, like, search and read what is new', async () => {
    const asha = await person(app, 'Asha Kulkarni');
    const ravi = await person(app, 'Ravi Deshmukh');
    const stream = await FollowedStream.open(app, cookieOf(ravi));
    await stream.gets('beat');
    const post = await write(asha, 'Turmeric milk helped against my malaria');
    await reply(ravi, post.id, 'With a little pepper');
    await ravi.post(`${POSTS}/${post.id}/like`).expect(200);
    await until(async () => stream.news.likes[post.id] === 1);
    stream.close();
    await app.sql(`update post set created_at = created_at - interval '1 hour'`);
    await app.app.get(WordFiller).fill();
    const found = await ravi.post('/api/v1/community/search').send({ topic: 'malaria' }).expect(200);
    expect(found.body.posts).toMatchObject([{ id: post.id }]);
    expect(await app.sql('select from post_topic where post_id = $1', [post.id])).not.toEqual([]);
  });

  it('finds places, addresses and misspelled towns', async () => {
    const http = app.http();
    const { body: places } = await http
      .post('/api/v1/nearby/search')
      .send({ location: '28.6315,77.2167', name: 'hospital' })
      .expect(200);
    expect(places.length).toBeGreaterThan(0);
    for (const address of ['Mumbai', 'Hydrabad', '411001'])
      await http.post('/api/v1/nearby/geocode').send({ address }).expect(200);
  });

  it('keeps what people do with their account: profile, password, mail, export and deletion', async () => {
    const { client } = await app.signUp('leaves@example.org');
    await client.post('/api/v1/auth/forgot-password').send({ email: 'leaves@example.org' }).expect(200);
    await until(async () => (await filesHolding(app, ['leaves@example.org'])).length > 0);
    await leave(client);
    expect(await app.sql(`select from account where email = 'leaves@example.org'`)).toEqual([]);
  });

  it('takes in places from a file', async () => {
    const file = join(app.config.dataDir, 'places.ndjson');
    writeFileSync(file, lines([1, 2, 3].map(plain)));
    const summary = await importFile(app.database, file, {
      provenance: { source: 'file', licence: null },
      rejectsFile: join(app.config.dataDir, 'rejects.ndjson'),
      onProgress: () => undefined,
      onResume: () => undefined,
    });
    expect(summary.accepted).toBe(3);
  });

  it('deletes everywhere what may be kept no longer', async () => {
    const { rules } = app.app.get(Retention);
    expect(rules.length).toBeGreaterThan(5);
    for (const { remove } of rules) await remove();
  });

  it('may use what the owner makes later', async () => {
    await owner.query('create table later (id bigserial primary key, word text)');
    await app.sql(`insert into later (word) values ('neem')`);
    expect(await app.sql('select word from later')).toEqual([{ word: 'neem' }]);
    await owner.query('drop table later');
  });

  it('is told in one sentence what to do when the schema is older than the release', async () => {
    await owner.query(`delete from migration where name = 'HiddenInTime1764000000251'`);
    const error: unknown = await openDataSource(as(SERVER), 1).catch((reason: unknown) => reason);
    await owner.query(`insert into migration (timestamp, name) values (1764000000251, 'HiddenInTime1764000000251')`);
    expect(explainStart(error, readConfig({ DATABASE_URL: as(SERVER) }))).toMatch(
      /^The database .* does not allow its user to make tables.* \(DATABASE_OWNER_URL\)/,
    );
  });
});

describe('one process that knows both users', () => {
  it('changes tables as their owner and serves as the other, and starts so any number of times', async () => {
    for (let start = 1; start <= 2; start += 1) {
      const both = { databaseUrl: as(ANOTHER), env: { DATABASE_OWNER_URL: as(OWNER) } };
      const replicas = await Promise.all([1, 2].map(() => startTestApp(both)));
      for (const replica of replicas) {
        await replica.signUp();
        expect(await replica.sql('select current_user')).toEqual([{ current_user: ANOTHER }]);
        await replica.close();
      }
    }
  });

  it('says when the other has rights that it does not need', async () => {
    await administer(`alter role ${ANOTHER} createrole; grant create on schema public to ${ANOTHER}`);
    const sentences: string[] = [];
    const both = { databaseOwnerUrl: as(OWNER) };
    await (await openDataSource(as(ANOTHER), 1, UNHURRIED, both, (sentence) => sentences.push(sentence))).destroy();
    expect(sentences).toEqual([
      `The user ${ANOTHER} in DATABASE_URL has more rights than it needs: it may make users, it may make tables. Take them away.`,
    ]);
  });
});

async function leave(client: Client): Promise<void> {
  await client.get('/api/v1/account/user/export').expect(200);
  await client.delete('/api/v1/account/user/delete').expect(200);
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { acquireDatabase } from '../../../database/acquire-database.js';
import { openDataSource } from '../../../data-source.js';
import { UNHURRIED } from '../../../database/connections.js';
import { EntryStore } from '../adapters/entry.store.js';
import { FoundQueries } from '../adapters/found.queries.js';
import { PrimaryReads } from '../../../database/lagging-reads.js';
import { PostsQueries } from '../adapters/posts.queries.js';
import { loadNow } from '../../../bench/load.js';
import { measureApi } from './api-rates.js';
import { DatabaseProcess } from './database-process.js';
import { fileForum, shippedSearch } from './filed-forum.js';
import { inventForum, VOCABULARY } from './invented-forum.js';

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '100000' }, samples: { type: 'string', default: '300' } },
});
const POSTS = Number(values.posts);
const SAMPLES = Number(values.samples);
const PAGE = 21;
const DEEP = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const number = (value: number) => value.toLocaleString('en');

const dataDir = await mkdtemp(join(tmpdir(), 'sahaay-bench-'));
await chmod(dataDir, 0o755);
const { url, release } = await acquireDatabase({ dataDir, databaseUrl: undefined });
try {
  await measure();
} finally {
  await release();
  await rm(dataDir, { recursive: true, force: true });
}

/** Measures the calls as the API makes them, one after the other over one connection, and a bare query beside them. */
async function measure(): Promise<void> {
  const database = await openDataSource(url, 1, UNHURRIED);
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  const knowledge = shippedSearch();
  const made = await secondsOf(() => inventForum(client, POSTS));
  const filed = await secondsOf(() => fileForum(database, knowledge));
  await client.query('vacuum analyze post_topic, reply_topic');
  say(
    `${number(POSTS)} posts, ${number(POSTS * 3)} replies and ${number(POSTS * 5)} likes, made in ${made} s and filed under topics in ${filed} s; ${SAMPLES} calls each; milliseconds with the way to the database`,
  );
  const { rows: readers } = await client.query<{ id: string }>('select id from account limit 100');
  const { rows: some } = await client.query<{ id: string }>('select id from post order by id limit 1000');
  const { rows: deep } = await client.query<{ createdAt: Date; id: string }>(
    `select created_at as "createdAt", id from post order by created_at desc, id desc offset least(${DEEP * 20}, ${POSTS / 2}) limit 1`,
  );
  const server = await DatabaseProcess.of(database);
  const posts = new PostsQueries(database, new PrimaryReads(database));
  const found = new FoundQueries(database, new PrimaryReads(database));
  const store = new EntryStore(database);
  const reader = (n: number) => readers[n % readers.length]!.id;
  const word = (n: number) => VOCABULARY[(n * 7919) % VOCABULARY.length]!;
  await time('bare query (select 1)', server, () => database.query('select 1'));
  await time('first page', server, (n) => posts.page(reader(n), PAGE));
  await time('deep page', server, (n) => posts.page(reader(n), PAGE, deep[0]));
  await time('search, one word', server, (n) =>
    found.page(reader(n), { wanted: knowledge.typed(`${word(n)} `) }, PAGE),
  );
  await time('search, two words', server, (n) =>
    found.page(reader(n), { wanted: knowledge.typed(`${word(n)} ${word(n + 1)}`) }, PAGE),
  );
  await time('search, a topic', server, (n) =>
    found.page(reader(n), knowledge.about(knowledge.topics[n % knowledge.topics.length]!.id), PAGE),
  );
  await time('like', server, (n) =>
    store.toggleLike({ kind: 'post', id: some[n % some.length]!.id }, reader(Math.floor(n / some.length) + n)),
  );
  await database.destroy();
  await measureApi(url, client);
  await client.end();
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 1000);
}

/**
 * Prints how long calls take, and how much of that the database's process was at work. The second is what the first would
 * be on a computer that does nothing else.
 */
async function time(name: string, server: DatabaseProcess, call: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < 20; n++) await call(SAMPLES + n);
  const times: number[] = [];
  const worked: number[] = [];
  for (let n = 0; n < SAMPLES; n++) {
    const [began, before] = [performance.now(), server.worked()];
    await call(n);
    times.push(performance.now() - began);
    worked.push(server.worked() - before);
  }
  const at = (of: readonly number[], share: number) =>
    of
      .toSorted((a, b) => a - b)
      [Math.floor((SAMPLES - 1) * share)]!.toFixed(1)
      .padStart(8);
  say(
    `${name.padEnd(24)} p50 ${at(times, 0.5)}   p99 ${at(times, 0.99)}   at work p50 ${at(worked, 0.5)}   p99 ${at(worked, 0.99)}   ${loadNow()}`,
  );
}

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDataSource } from '../data-source.js';
import { UNHURRIED } from '../database/connections.js';
import { inventForum } from '../modules/community/bench/invented-forum.js';
import { storeSyntheticPlaces } from '../modules/nearby/bench/synthetic-places.js';
import { enter } from './accounts.js';
import { loadNow, measureLoad, rawRequest } from './load.js';
import { processorSeconds, residentMegabytes } from './processor-time.js';
import { BenchProduct } from './product.js';
import { askRedis, redisUrl, startRedisServer } from './redis-server.js';
import { ownDatabase } from './own-database.js';

/** What a call, a session and a row cost, and from that by arithmetic what so many people need. */
const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '100000' },
    posts: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '8' },
    people: { type: 'string', default: '10000000' },
    // Assumptions. Whoever knows better gives their own.
    'daily-share': { type: 'string', default: '0.1' },
    'peak-factor': { type: 'string', default: '3' },
    'busy-share': { type: 'string', default: '0.6' },
    'core-hour': { type: 'string', default: '1' },
  },
});
const SECONDS = Number(values.seconds);
const CONNECTIONS = 8;
/** How many such calls a visit makes: an assumption. */
const VISIT = { check: 2, nearby: 1, feed: 2, post: 0.1, like: 0.5, whoami: 2 } as const;
const COMPLAINT = 'I have had a fever for three days, a bad headache behind the eyes, and my joints ache';
const LIST = '/api/v1/community/posts';
const GIGABYTE = 2 ** 30;
const SESSIONS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => Math.round(value).toLocaleString('en');

const { url, settings, remove } = await ownDatabase();
const client = new pg.Client(url);
client.on('error', () => undefined);
try {
  const database = await openDataSource(url, 3, UNHURRIED);
  await client.connect();
  const product = await BenchProduct.start(settings);
  await product.time('POST', '/api/v1/nearby/geocode', 200, { address: 'Delhi' });
  await storeSyntheticPlaces(database, Number(values.places), () => undefined);
  await database.destroy();
  await inventForum(client, Number(values.posts));
  const costs = await measureCalls(product);
  say(`\nmemory of the process after that: ${whole(residentMegabytes(product.pid))} MB; it keeps no sessions`);
  await product.stop();
  await measureSessions();
  await measureRows();
  reckon(costs);
  await client.end();
} finally {
  await remove();
}

type Call = keyof typeof VISIT;
type Costs = Readonly<Record<Call, { readonly product: number; readonly database: number }>>;

/** The milliseconds of a processor that each call takes, of the product and of its database. */
async function measureCalls(product: BenchProduct): Promise<Costs> {
  const cookies: string[] = [];
  for (let n = 0; n < CONNECTIONS; n += 1) cookies.push(await enter(product.url, 'signup', `reader-${n}@example.org`));
  const { rows: posts } = await client.query<{ id: string }>('select id from post limit 1000');
  const position = (n: number) => `${(17 + ((n * 0.618) % 10)).toFixed(5)},${(74 + ((n * 0.377) % 10)).toFixed(5)}`;
  const requests: Record<Call, (connection: number, count: number) => Buffer> = {
    check: (connection, count) =>
      rawRequest('POST', '/api/v1/diagnostics/predict', '', {
        symptomsText: `${COMPLAINT} ${connection} ${count}`,
        age: 30,
      }),
    nearby: (connection, count) =>
      rawRequest('POST', '/api/v1/nearby/search', '', {
        location: position(connection * 7919 + count),
        filter: 'hospital',
      }),
    feed: (connection) => rawRequest('GET', LIST, cookies[connection]!),
    post: (connection) =>
      rawRequest('POST', LIST, cookies[connection]!, {
        content: `A walk in the morning ${randomBytes(8).toString('hex')}`,
      }),
    like: (connection, count) =>
      rawRequest('POST', `${LIST}/${posts[(connection * 31 + count) % posts.length]!.id}/like`, cookies[connection]!),
    whoami: (connection) => rawRequest('GET', '/api/v1/auth/user/whoami', cookies[connection]!),
  };
  say(`milliseconds of a processor for a call, ${CONNECTIONS} connections, ${SECONDS} s each; ${loadNow()}`);
  say(`${'call'.padEnd(10)} product  database  calls a second of a core, both together`);
  const costs: Partial<Record<Call, Costs[Call]>> = {};
  for (const [call, request] of Object.entries(requests) as [Call, (typeof requests)[Call]][])
    costs[call] = await costOf(product, call, request);
  return costs as Costs;
}

async function costOf(
  product: BenchProduct,
  name: string,
  request: (connection: number, count: number) => Buffer,
): Promise<Costs[Call]> {
  const load = { port: Number(new URL(product.url).port), connections: CONNECTIONS, request };
  await measureLoad({ ...load, seconds: 2 });
  const before = { product: processorSeconds(product.pid), database: await databaseSeconds() };
  const { perSecond, others } = await measureLoad({ ...load, seconds: SECONDS });
  const calls = perSecond * SECONDS;
  const cost = {
    product: (1000 * (processorSeconds(product.pid) - before.product)) / calls,
    database: (1000 * ((await databaseSeconds()) - before.database)) / calls,
  };
  const failed = [...others].map(([status, count]) => `, ${count} times ${status}`).join('');
  say(
    `${name.padEnd(10)} ${cost.product.toFixed(2).padStart(7)}  ${cost.database.toFixed(2).padStart(8)}  ${whole(1000 / (cost.product + cost.database)).padStart(6)}${failed}`,
  );
  return cost;
}

/** The processor time of the server's processes that work for the product. */
async function databaseSeconds(): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'sahaay%'`,
  );
  return rows.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
}

/** What sessions take where they are kept. */
async function measureSessions(): Promise<void> {
  await client.query(
    `insert into session (sid, sess, expire)
     select md5(n::text), sess, expire from (select * from session limit 1) one, generate_series(1, ${SESSIONS}) n`,
  );
  const bytes = (await sizeOf('session')) / SESSIONS;
  const server = await startRedisServer([]);
  const product = await BenchProduct.start({ ...settings, REDIS_URL: redisUrl(server.port) });
  await enter(product.url, 'signup', 'kept-in-redis@example.org');
  const inRedis = await askRedis(server.port, async (redis) => {
    const sizes = [];
    for (const key of await redis.keys('*sess*')) sizes.push(Number(await redis.memory('USAGE', key)));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
  await product.stop();
  await server.stop();
  say(
    `1,000 sessions: ${(bytes / 1000).toFixed(2)} MB in PostgreSQL with indexes, ${(inRedis / 1000).toFixed(2)} MB in Redis`,
  );
}

async function measureRows(): Promise<void> {
  say('\nbytes a row with all indexes, and rows in a gigabyte');
  for (const table of ['account', 'post', 'reply', 'post_like', 'place']) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    const bytes = (await sizeOf(table)) / Number(rows[0]!.count);
    say(
      `${table.padEnd(10)} ${whole(bytes).padStart(6)}  ${whole(GIGABYTE / bytes).padStart(12)}  of ${whole(Number(rows[0]!.count))}`,
    );
  }
}

/** A table with its parts and indexes, in bytes. */
async function sizeOf(table: string): Promise<number> {
  await client.query(`vacuum ${table}`);
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree($1::regclass)), pg_total_relation_size($1::regclass)) as bytes`,
    [table],
  );
  return Number(rows[0]!.bytes);
}

/** Reckons the cores that people need at the busiest time, with every assumption shown. */
function reckon(costs: Costs): void {
  const [people, share, peak, busy, price] = (
    ['people', 'daily-share', 'peak-factor', 'busy-share', 'core-hour'] as const
  ).map((name) => Number(values[name])) as [number, number, number, number, number];
  const visits = (people * share * peak) / 86_400;
  const visit = Object.entries(VISIT) as [Call, number][];
  const perVisit = (of: 'product' | 'database') =>
    visit.reduce((sum, [call, times]) => sum + times * costs[call][of], 0);
  const cores = (of: 'product' | 'database') => (visits * perVisit(of)) / 1000 / busy;
  const all = cores('product') + cores('database');
  say(
    `\n${whole(people)} people × ${share} of them a day × ${peak} at the peak ÷ 86,400 s = ${whole(visits)} visits a second`,
  );
  say(`a visit: ${visit.map(([call, times]) => `${times} × ${call}`).join(', ')}`);
  for (const of of ['product', 'database'] as const)
    say(
      `${of}: ${whole(visits)} × ${perVisit(of).toFixed(1)} ms ÷ 1,000 ÷ ${busy} busy = ${cores(of).toFixed(1)} cores`,
    );
  say(
    `a month: ${all.toFixed(1)} cores × 730 h × ${price} a core-hour = ${whole(all * 730 * price)}, before disks, lines and spares`,
  );
}

import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDataSource } from '../data-source.js';
import { UNHURRIED } from '../database/connections.js';
import { loadNow } from './load.js';
import { ownDatabase } from './own-database.js';

/**
 * What it would bring to divide the table of posts by time or by their ids, and the places of a category by where they
 * lie or by their ids: the same rows in one table and in parts, asked the same in the same run.
 */
const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '2000000' },
    posts: { type: 'string', default: '2000000' },
    samples: { type: 'string', default: '1000' },
  },
});
const [PLACES, POSTS, SAMPLES] = [Number(values.places), Number(values.posts), Number(values.samples)];
const PEOPLE = 20_000;
/** Posts are divided by months, places by squares of so many degrees, of which India spans 40. */
const [MONTHS, DEGREES] = [24, 5];
const PAGE = 21;
/** What is divided by ids has so many parts. */
const HASHED = 8;
/** The three ways to store the same rows, as the ends of names of tables. */
const WAYS = ['whole', 'parts', 'hash'] as const;

let statements = 0;

const say = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => Math.round(value).toLocaleString('en');

const { url, remove } = await ownDatabase();
const client = new pg.Client(url);
client.on('error', () => undefined);
try {
  await (await openDataSource(url, 1, UNHURRIED)).destroy();
  await client.connect();
  await client.query(`set plan_cache_mode = force_generic_plan; set maintenance_work_mem = '256MB'`);
  await measurePosts();
  await measurePlaces();
  await client.end();
} finally {
  await remove();
}

async function measurePosts(): Promise<void> {
  await client.query('create table post_whole (like post including defaults)');
  await client.query('create table post_parts (like post including defaults) partition by range (created_at)');
  for (let month = 0; month < MONTHS; month += 1)
    await client.query(
      `create table post_part_${month} partition of post_parts for values from ('${monthOf(month)}') to ('${monthOf(month + 1)}')`,
    );
  await client.query('create table post_hash (like post including defaults) partition by hash (id)');
  await hash('post');
  const span = `timestamptz '${monthOf(MONTHS)}' - timestamptz '${monthOf(0)}'`;
  await fill(
    'post',
    `insert into post_whole (id, account_id, content, created_at, words)
     select md5('post' || n)::uuid, md5('who' || (n * 7919::bigint % ${PEOPLE}))::uuid, repeat('A sentence of this length. ', 4),
            timestamptz '${monthOf(0)}' + n * ((${span}) / ${POSTS + 1}), ''
       from generate_series(1, ${POSTS}) n`,
  );
  // As those of `post`, but that the primary key of parts must hold what divides them.
  await build('post_whole', 'create unique index on post_whole (id)');
  await build('post_parts', 'create unique index on post_parts (id, created_at)');
  await build('post_hash', 'create unique index on post_hash (id)');
  for (const table of WAYS.map((way) => `post_${way}`)) {
    await build(table, `create index on ${table} (created_at desc, id desc) where hidden_at is null`);
    await build(table, `create index on ${table} (account_id, created_at desc, id desc)`);
  }
  await settle('post');
  const before = (n: number) => new Date(Date.parse(monthOf(MONTHS)) - n * 3_600_000);
  await compare('first page', 'post', (table) => [
    `select id, content from ${table} where hidden_at is null order by created_at desc, id desc limit ${PAGE}`,
    () => [],
  ]);
  await compare('a later page', 'post', (table) => [
    `select id, content from ${table} where hidden_at is null and created_at < $1 order by created_at desc, id desc limit ${PAGE}`,
    (n) => [before(n * 13)],
  ]);
  await compare('a person’s own posts', 'post', (table) => [
    `select id, content from ${table} where account_id = md5('who' || $1::int)::uuid order by created_at desc, id desc limit ${PAGE}`,
    (n) => [n % PEOPLE],
  ]);
  await compare('a post by its id (like, reply, delete)', 'post', (table) => [
    `select id, content from ${table} where id = md5('post' || $1::int)::uuid`,
    (n) => [(n * 7919) % POSTS],
  ]);
  await compare('a new post', 'post', (table) => [
    `insert into ${table} (id, account_id, content, created_at, words)
     values (gen_random_uuid(), md5('who' || $1::int)::uuid, repeat('A sentence of this length. ', 4), timestamptz '${monthOf(MONTHS)}' - interval '1 second', '')`,
    (n) => [n % PEOPLE],
  ]);
  await upkeep('post', ['post_part_0', 'post_hash_0']);
  await client.query('drop table post_whole, post_parts, post_hash');
}

async function measurePlaces(): Promise<void> {
  await client.query('create table place_whole (like place including defaults including generated)');
  await client.query('alter table place_whole add cell int not null');
  await client.query(
    'create table place_parts (like place_whole including defaults including generated) partition by list (cell)',
  );
  for (let cell = 0; cell < 40; cell += 1)
    await client.query(`create table place_part_${cell} partition of place_parts for values in (${cell})`);
  await client.query(
    'create table place_hash (like place_whole including defaults including generated) partition by hash (source_id)',
  );
  await hash('place');
  const columns =
    'category, source, source_id, name, name_key, address, phone, specialties, lat, lng, geo_quality, terms';
  await fill(
    'place',
    `insert into place_whole (${columns}, cell)
     select 'pharmacy', 'made up', n, 'Shree Medical Store ' || n, 'shree medical store ' || n, 'Station Road, Ward ' || n % 90,
            '+91 98765 43210', '{}', lat, lng, 1, '{}', ${cellOf('lat', 'lng')}
       from generate_series(1, ${PLACES}) n,
            lateral (select sin(n % 400 * 12.9898) * 43758.5453 as a, sin(n % 400 * 78.233) * 24634.6345 as b,
                            sin(n * 0.37) * 9631.77 as c, sin(n * 0.73) * 7451.31 as d) at,
            lateral (select 9 + (a - floor(a)) * 22 + ((c - floor(c)) ^ 3) as lat, 71 + (b - floor(b)) * 22 + ((d - floor(d)) ^ 3) as lng) point
      order by md5(n::text)`,
    `${columns}, cell`,
  );
  for (const table of WAYS.map((way) => `place_${way}`))
    await build(table, `create index on ${table} using gist (g) where geo_quality = 1`);
  await settle('place');
  const near = (n: number): [number, number] => [10 + ((n * 0.618) % 20), 72 + ((n * 0.377) % 20)];
  await compare('the nearest twenty', 'place', (table) => [
    `select name, address, phone, geo_m(g <-> geo_u3((select $1::float8), (select $2::float8))) from ${table}
      where geo_quality = 1 order by g <-> geo_u3((select $1::float8), (select $2::float8)) limit 20`,
    near,
  ]);
  await upkeep('place', ['place_part_18', 'place_hash_0']);
}

/** Makes the parts of a table that is divided by ids. */
async function hash(name: string): Promise<void> {
  for (let part = 0; part < HASHED; part += 1)
    await client.query(
      `create table ${name}_hash_${part} partition of ${name}_hash for values with (modulus ${HASHED}, remainder ${part})`,
    );
}

/** Fills one table, and the parts with the same rows. */
async function fill(name: string, insert: string, columns = '*'): Promise<void> {
  const began = performance.now();
  await client.query(insert);
  const given = columns === '*' ? '' : `(${columns})`;
  for (const way of ['parts', 'hash'])
    await client.query(`insert into ${name}_${way} ${given} select ${columns} from ${name}_whole`);
  say(`\n${whole(name === 'post' ? POSTS : PLACES)} rows of ${name}, made three times in ${seconds(began)} s`);
}

async function build(table: string, definition: string): Promise<void> {
  const began = performance.now();
  await client.query(definition);
  say(`${table}: an index in ${seconds(began)} s`);
}

async function settle(name: string): Promise<void> {
  for (const way of WAYS) await client.query(`vacuum (analyze) ${name}_${way}`);
  await client.query('checkpoint');
  const size = async (tables: string) => {
    const { rows } = await client.query<{ bytes: string }>(`select ${tables} as bytes`);
    return Number(rows[0]!.bytes) / (name === 'post' ? POSTS : PLACES);
  };
  const inParts = `(select sum(pg_total_relation_size(relid)) from pg_partition_tree('${name}_parts'))`;
  say(
    `bytes a row with indexes: ${whole(await size(`pg_total_relation_size('${name}_whole')`))} in one table, ${whole(await size(inParts))} in parts`,
  );
  say(
    `${'milliseconds p50 / p99, pages read'.padEnd(52)}  ${'one table'.padEnd(24)}  ${(name === 'post' ? `by ${MONTHS} months` : 'by squares').padEnd(24)}  by ids, ${HASHED} parts`,
  );
}

type Question = (table: string) => readonly [sql: string, values: (n: number) => unknown[]];

async function compare(what: string, name: string, question: Question): Promise<void> {
  const measured = [];
  for (const way of WAYS) measured.push(await measure(...question(`${name}_${way}`)));
  say(`${what.padEnd(52)}  ${measured.map((each) => each.padEnd(24)).join('  ')}  ${loadNow()}`);
}

async function measure(sql: string, valuesOf: (n: number) => unknown[]): Promise<string> {
  const name = `question ${(statements += 1)}`;
  for (let n = 0; n < 100; n += 1) await client.query({ name, text: sql, values: valuesOf(SAMPLES + n) });
  const times: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const began = performance.now();
    await client.query({ name, text: sql, values: valuesOf(n) });
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((SAMPLES - 1) * share)]!.toFixed(2);
  return `${at(0.5)} / ${at(0.99)}, ${await pages(sql, valuesOf(7))}`;
}

async function pages(sql: string, given: unknown[]): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>({
    text: `explain (analyze, buffers, format json) ${sql}`,
    values: given,
  });
  const plan = rows[0]!['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
}

/** How long one table, and one of each kind of parts, is cleaned and gets its indexes anew. */
async function upkeep(name: string, parts: readonly string[]): Promise<void> {
  for (const table of [`${name}_whole`, ...parts]) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    await client.query(
      `delete from ${table} where ctid in (select ctid from ${table} limit ${Math.ceil(Number(rows[0]!.count) / 10)})`,
    );
    const began = performance.now();
    await client.query(`vacuum ${table}`);
    const cleaned = seconds(began);
    const again = performance.now();
    await client.query(`reindex table ${table}`);
    say(
      `${table} (${whole(Number(rows[0]!.count))} rows): cleaned of a tenth in ${cleaned} s, all indexes anew in ${seconds(again)} s`,
    );
  }
}

function monthOf(number: number): string {
  return new Date(Date.UTC(2025, number, 1)).toISOString();
}

function cellOf(lat: string, lng: string): string {
  return `(floor(least(4, (${lat} - 9) / ${DEGREES})) * 8 + floor(least(7, (${lng} - 70) / ${DEGREES})))::int`;
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}

import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDataSource } from '../data-source.js';
import { UNHURRIED } from '../database/connections.js';
import { measureApi } from '../modules/community/bench/api-rates.js';
import { fileForum, shippedSearch } from '../modules/community/bench/filed-forum.js';
import { inventForum } from '../modules/community/bench/invented-forum.js';
import { storeSyntheticPlaces } from '../modules/nearby/bench/synthetic-places.js';
import { loadNow, measureLoad, rawRequest, type Measured } from './load.js';
import { BenchProduct } from './product.js';
import { processorSeconds, residentMegabytes } from './processor-time.js';
import { ownDatabase } from './own-database.js';

/**
 * How much the API does on this computer, and with how little: helping people who are not signed in, reading for people
 * who are, starting, and memory. The reads stand beside a bare handler of the same run.
 */
const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '1000000' },
    posts: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '10' },
    rest: { type: 'string', default: '60' },
    only: { type: 'string', default: 'help,reads' },
  },
});
const [SECONDS, REST] = [Number(values.seconds), Number(values.rest)];
/** What must hold: answers a second, seconds until ready, megabytes, and milliseconds by which the event loop is late. */
const BARS = { predict: 500, nearby: 800, ready: 2.5, idle: 250, loaded: 400, rested: 260, late: 20 } as const;
const CONNECTIONS = 16;
/** A made-up complaint of 300 characters, other words each time. */
const COMPLAINT =
  'I have had a fever since three days with a bad headache behind the eyes, my joints and back ache, and today small red spots came on my arms. I feel weak and do not want to eat. I took paracetamol twice and it comes back after some hours. No cough, no cold. My sister had dengue last week in the same house';

const isAsked = (part: 'help' | 'reads') => values.only.split(',').includes(part);
const say = (line: string) => process.stdout.write(`${line}\n`);
const verdict = (holds: boolean) => (holds ? 'holds' : 'FALLS SHORT');
const whole = (value: number) => Math.round(value).toLocaleString('en');
const times = ({ p50, p99, others }: Measured) =>
  [
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    ...[...others].map(([status, count]) => `${count} times ${status}`),
  ].join(', ');

/** A position in the middle of India, another one for each number. */
const someWhere = (number: number) =>
  `${(17 + ((number * 0.618) % 10)).toFixed(5)},${(74 + ((number * 0.377) % 10)).toFixed(5)}`;

const { url, settings, remove } = await ownDatabase();
try {
  await loadWhatShips();
  if (isAsked('help')) {
    const database = await openDataSource(url, 3, UNHURRIED);
    await storeSyntheticPlaces(database, Number(values.places), () => undefined);
    await database.destroy();
    await measureHelp();
  }
  if (isAsked('reads')) {
    const client = new pg.Client(url);
    await client.connect();
    await inventForum(client, Number(values.posts));
    const database = await openDataSource(url, 1, UNHURRIED);
    await fileForum(database, shippedSearch());
    await database.destroy();
    await measureApi(url, client);
    await client.end();
  }
} finally {
  await remove();
}

/** The first start makes the tables, and the first search for an address waits for the cities that ship with Sahaay. */
async function loadWhatShips(): Promise<void> {
  const product = await BenchProduct.start(settings);
  await product.time('POST', '/api/v1/nearby/geocode', 200, { address: 'Delhi' });
  await product.stop();
}

async function measureHelp(): Promise<void> {
  const began = performance.now();
  const product = await BenchProduct.start(settings);
  const seconds = (performance.now() - began) / 1000;
  try {
    say(
      `from start to ready, with a database: ${seconds.toFixed(2)} s (bar ${BARS.ready}: ${verdict(seconds <= BARS.ready)})`,
    );
    await wait(3000);
    const idle = residentMegabytes(product.pid);
    let most = idle;
    const watch = setInterval(() => (most = Math.max(most, residentMegabytes(product.pid))), 100);
    const port = Number(new URL(product.url).port);
    await row(product, 'a symptom check, 300 characters', BARS.predict, 'of a processor', {
      port,
      request: (connection, count) =>
        rawRequest('POST', '/api/v1/diagnostics/predict', '', {
          symptomsText: `${COMPLAINT} ${connection} ${count}`.slice(-300),
          age: 30,
        }),
    });
    await row(
      product,
      `the next hospital of ${Number(values.places).toLocaleString('en')} places`,
      BARS.nearby,
      'in all',
      {
        port,
        request: (connection, count) =>
          rawRequest('POST', '/api/v1/nearby/search', '', {
            location: someWhere(connection * 7919 + count),
            filter: 'hospital',
          }),
      },
    );
    clearInterval(watch);
    await wait(REST * 1000);
    const rested = residentMegabytes(product.pid);
    for (const [when, megabytes, bar] of [
      ['idle', idle, BARS.idle],
      ['under load, at most', most, BARS.loaded],
      [`${REST} s after the load`, rested, BARS.rested],
    ] as const)
      say(`memory ${when}: ${megabytes.toFixed(0)} MB (bar ${bar}: ${verdict(megabytes <= bar)})`);
  } finally {
    await product.stop();
  }
}

/** Loads one call, and prints the answers a second, in all and for each second that the product had a processor, and how late its event loop was. */
async function row(
  product: BenchProduct,
  name: string,
  bar: number,
  of: 'of a processor' | 'in all',
  load: { readonly port: number; readonly request: (connection: number, count: number) => Buffer },
): Promise<void> {
  await measureLoad({ ...load, connections: CONNECTIONS, seconds: 3 });
  await product.innerFigures();
  const before = processorSeconds(product.pid);
  const measured = await measureLoad({ ...load, connections: CONNECTIONS, seconds: SECONDS });
  const perProcessorSecond = (measured.perSecond * SECONDS) / (processorSeconds(product.pid) - before);
  const { p99: late } = await product.innerFigures();
  const rate = of === 'in all' ? measured.perSecond : perProcessorSecond;
  say(
    `${name}: ${whole(measured.perSecond)}/s in all, ${whole(perProcessorSecond)}/s of a processor (bar ${bar} ${of}: ${verdict(rate >= bar)}), ${times(measured)}, event loop late by p99 ${late.toFixed(1)} ms (bar ${BARS.late}: ${verdict(late <= BARS.late)}); ${loadNow()}`,
  );
}

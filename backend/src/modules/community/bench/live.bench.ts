import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { enter } from '../../../bench/accounts.js';
import { residentMegabytes } from '../../../bench/processor-time.js';
import { BenchProduct } from '../../../bench/product.js';
import { freePort } from '../../../database/free-port.js';
import { serveBareStreams } from './bare-streams.js';
import { OpenStreams } from './open-streams.js';

/** Streams that one account may hold open on a process. */
const OF_AN_ACCOUNT = 10;
/** The server gathers news for so long after it told some, in milliseconds; each measure waits for longer. */
const QUIET = 1000;
/** What a first start does after it has loaded the cities takes less than so many milliseconds. */
const AFTER_CITIES = 5000;

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '10000' },
    events: { type: 'string', default: '20' },
    bare: { type: 'string' },
  },
});
const STREAMS = Number(values.streams);
const EVENTS = Number(values.events);

const say = (line: string) => process.stdout.write(`${line}\n`);

if (values.bare) {
  serveBareStreams(Number(values.bare));
} else {
  say(`${STREAMS} open event streams, ${EVENTS} events; milliseconds until one in two, 99 of 100 and all have got one`);
  await measureBare();
  await measureProduct();
}

async function measureBare(): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, [import.meta.filename, '--bare', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  await measure('bare node:http', server.pid!, url, Array<string>(STREAMS).fill(''), () =>
    fetch(url, { method: 'POST' }),
  );
  server.kill('SIGTERM');
}

/** A first start, since it loads the cities of the world besides. */
async function measureProduct(): Promise<void> {
  const product = await BenchProduct.start({ MAX_CONNECTIONS: String(STREAMS * 2) });
  try {
    await product.time('POST', '/api/v1/nearby/geocode', 200, { address: 'Delhi' });
    await wait(AFTER_CITIES);
    const started = residentMegabytes(product.pid);
    const cookies = await signUp(product.url, Math.ceil(STREAMS / OF_AN_ACCOUNT));
    say(
      `Sahaay holds ${started.toFixed(0)} MB when it has started first and loaded the cities, ${residentMegabytes(product.pid).toFixed(0)} MB after ${cookies.length} sign-ups`,
    );
    const headers = { cookie: cookies[0]!, 'content-type': 'application/json' };
    const posts = `${product.url}/api/v1/community/posts`;
    const answer = await fetch(posts, {
      method: 'POST',
      headers,
      body: JSON.stringify({ content: 'A walk helps me' }),
    });
    const { id } = (await answer.json()) as { id: string };
    const ofStreams = Array.from({ length: STREAMS }, (_, n) => cookies[n % cookies.length]!);
    await measure('Sahaay', product.pid, product.url, ofStreams, () =>
      fetch(`${posts}/${id}/like`, { method: 'POST', headers }),
    );
  } finally {
    await product.stop();
  }
}

async function measure(
  name: string,
  pid: number,
  url: string,
  cookies: readonly string[],
  tell: () => Promise<unknown>,
): Promise<void> {
  const before = residentMegabytes(pid);
  const streams = await OpenStreams.open(url, '/api/v1/community/live', cookies);
  await wait(QUIET);
  const open = residentMegabytes(pid);
  const times: number[][] = [];
  let most = open;
  for (let event = 0; event < EVENTS; event += 1) {
    times.push(await streams.hear(tell));
    most = Math.max(most, residentMegabytes(pid));
    await wait(QUIET);
  }
  const at = (share: number) => {
    const each = times.map((ofEvent) => ofEvent[Math.ceil(ofEvent.length * share) - 1]!).toSorted((a, b) => a - b);
    return `${each[Math.floor(each.length / 2)]!.toFixed(0)} (worst ${each.at(-1)!.toFixed(0)})`;
  };
  const perStream = ((open - before) * 1024) / streams.count;
  say(
    `${name.padEnd(15)} ${at(0.5)}, ${at(0.99)}, ${at(1)}   memory ${before.toFixed(0)} MB without, ${open.toFixed(0)} MB with the streams (${perStream.toFixed(1)} kB each), ${most.toFixed(0)} MB at most`,
  );
  streams.close();
}

/** @returns the cookies of so many new accounts */
async function signUp(url: string, accounts: number): Promise<string[]> {
  const cookies: string[] = [];
  const one = async (number: number): Promise<void> => {
    cookies.push(await enter(url, 'signup', `reader${number}@example.org`));
  };
  for (let number = 0; number < accounts; number += 4)
    await Promise.all([0, 1, 2, 3].filter((turn) => number + turn < accounts).map((turn) => one(number + turn)));
  return cookies;
}

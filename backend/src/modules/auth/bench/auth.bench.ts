import { randomUUID, scrypt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { BenchProduct } from '../../../bench/product.js';
import { COST } from '../password-hasher.js';
import { difference, mean, quantile, type Difference } from './statistics.js';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, samples: { type: 'string', default: '500' } },
});
const SECONDS = Number(values.seconds);
const SAMPLES = Number(values.samples);

const SIGN_IN = '/api/v1/auth/user/signin';
const PASSWORD = 'neem tree 42 umbrella';
const WRONG = 'neem tree 43 umbrella';
/** OWASP's Password Storage Cheat Sheet recommends these settings where argon2 is not available. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const PROBE_EVERY_MS = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(1).padStart(7);
const emails = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@example.org`);

const product = await BenchProduct.start();
try {
  await throughput();
  await timing();
} finally {
  await product.stop();
}

/** Measures how many sign-ins a second the product does, and how long other people wait meanwhile. */
async function throughput(): Promise<void> {
  const people = emails(64);
  for (const email of people)
    await product.time('POST', '/api/v1/auth/user/signup', 201, { email, password: PASSWORD });
  let next = 0;
  const signIn = () =>
    product.time('POST', SIGN_IN, 200, { email: people[next++ % people.length]!, password: PASSWORD });
  const hashed = await hash(PASSWORD, COST);
  const derive = promisify<string, string, number, typeof SCRYPT, Buffer>(scrypt);

  say(
    `argon2id ${COST.memoryCost} KiB, ${COST.timeCost} passes, ${COST.parallelism} lane; ${SECONDS} s each; milliseconds`,
  );
  say('                     a second |  sign-in p50     p99 | event loop p50   p99     max | health p50     p99');
  await loaded('idle', 0, signIn);
  for (const clients of [1, 4, 16]) await loaded(`${clients} at once`, clients, signIn);
  say('\nBeside it, without a product, a second:   1 at once   4 at once  16 at once');
  const alone = {
    'argon2.verify, same settings': () => verify(hashed, PASSWORD),
    'scrypt N=2^17 of node:crypto': () => derive(PASSWORD, 'salt', 32, SCRYPT),
  };
  for (const [name, work] of Object.entries(alone)) {
    const rates: string[] = [];
    for (const clients of [1, 4, 16])
      rates.push(((await repeat(clients, work)).length / SECONDS).toFixed(1).padStart(12));
    say(`${name.padEnd(38)}${rates.join('')}`);
  }
}

async function loaded(name: string, clients: number, work: () => Promise<number>): Promise<void> {
  await product.innerFigures();
  const probing = probe();
  const times = clients === 0 ? await pause(SECONDS * 1000, []) : await repeat(clients, work);
  const health = await probing;
  const loop = await product.innerFigures();
  const rate = times.length / SECONDS;
  const signIn = times.length > 0 ? `${ms(quantile(times, 0.5))} ${ms(quantile(times, 0.99))}` : '      -       -';
  say(
    `${name.padEnd(20)}${rate.toFixed(1).padStart(9)} |      ${signIn} |       ${ms(loop.p50)}${ms(loop.p99)} ${ms(loop.max)} |    ${ms(quantile(health, 0.5))} ${ms(quantile(health, 0.99))}`,
  );
}

/**
 * The milliseconds of each piece of work, when this many clients work for `SECONDS`, each on one piece after the other.
 */
async function repeat(clients: number, work: () => Promise<unknown>): Promise<number[]> {
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

async function probe(): Promise<number[]> {
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  while (performance.now() < end) {
    times.push(await product.time('GET', '/api/health/live', 200));
    await pause(PROBE_EVERY_MS);
  }
  return times;
}

/** Measures whether the time of a refusal tells that an account exists. It tries each email once, in random order. */
async function timing(): Promise<void> {
  const known = emails(SAMPLES);
  for (const email of known) await product.time('POST', '/api/v1/auth/user/signup', 201, { email, password: PASSWORD });
  const kinds = { known, unknown: emails(SAMPLES), control: emails(SAMPLES) };
  const times: Record<keyof typeof kinds, number[]> = { known: [], unknown: [], control: [] };
  for (const email of emails(100)) await product.time('POST', SIGN_IN, 401, { email, password: WRONG });
  for (let index = 0; index < SAMPLES; index += 1) {
    for (const kind of shuffled(Object.keys(kinds) as (keyof typeof kinds)[])) {
      times[kind].push(await product.time('POST', SIGN_IN, 401, { email: kinds[kind][index]!, password: WRONG }));
    }
  }
  const median = (all: readonly number[]) => quantile(all, 0.5);
  say(`\nRefusals, ${SAMPLES} each, interleaved; milliseconds`);
  for (const kind of ['known', 'unknown'] as const)
    say(`${kind.padEnd(10)} account  mean ${ms(mean(times[kind]))}  median ${ms(median(times[kind]))}`);
  say('                                        mean [95 % interval]            median [95 % interval]');
  say(
    `known - unknown                 ${show(difference(times.known, times.unknown, mean))}  ${show(difference(times.known, times.unknown, median))}`,
  );
  say(
    `control: unknown - unknown      ${show(difference(times.control, times.unknown, mean))}  ${show(difference(times.control, times.unknown, median))}`,
  );
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function show({ value, low, high }: Difference): string {
  return `${value.toFixed(3).padStart(8)} [${low.toFixed(3).padStart(7)}, ${high.toFixed(3).padStart(7)}]`;
}

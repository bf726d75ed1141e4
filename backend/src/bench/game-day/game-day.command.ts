// npm run gameday -- --rate 200 --seconds 600     (a share in a minute: --rate 50 --seconds 50)
// npm run gameday -- --from FOLDER                 (begins with the built API of an earlier release, and updates it)
// npm run gameday -- --only 'API replica'           (only the rounds whose names have these words)
//
// Brings the whole up on loopback, sends steady traffic, breaks each part in turn, and prints what people felt.
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WORKSPACE_ROOT } from '../../config.js';
import { Report } from '../../command-line/report.js';
import { Traffic, type Felt } from '../traffic.js';
import type { Wire } from '../wire.js';
import { askedOf, type Kind } from './asked.js';
import { City } from './city.js';

/** PostgreSQL must have failed over within this many milliseconds. */
const FAIL_OVER = 15_000;
/** A part that all replicas share is broken for so many milliseconds. */
const BROKEN = 10_000;
/** How much later what is sent to a slow server arrives, in milliseconds. */
const SLOW = 100;

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '600' },
    from: { type: 'string', default: WORKSPACE_ROOT },
    only: { type: 'string', default: '' },
  },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
const report = new Report();

/** What is broken in a round, and what may fail in it. */
interface Round {
  readonly name: string;
  readonly breakIt: (city: City) => Promise<void>;
  /** Says what was felt that should not have been; undefined when all is well. */
  readonly fault: (felt: Felt) => string | undefined;
}

const failuresOf = ({ failures }: Felt, kind: Kind): number =>
  [...failures].reduce((sum, [failure, count]) => sum + (failure.startsWith(kind) ? count : 0), 0);
const nothingFails = (felt: Felt) => (felt.failed > 0 ? 'no request may fail' : undefined);
const helpComes = (felt: Felt) =>
  failuresOf(felt, 'diagnosis') + failuresOf(felt, 'places') > 0 ? 'help may not fail' : undefined;
/** Places are in the database. */
const diagnosisComes = (felt: Felt) => (failuresOf(felt, 'diagnosis') > 0 ? 'a diagnosis may not fail' : undefined);
/** Each replica answers every third request, and what is under way at a kill fails with it. */
const fewFail = (felt: Felt) =>
  felt.failed > rate ? 'only what was under way, and a second of it, may fail' : undefined;

/** At first an earlier release serves on the schema that the first replica of this release makes, then both serve. */
const UPDATE: Round = {
  name: 'each API replica is updated to this release',
  breakIt: ({ api }) => api.roll(WORKSPACE_ROOT),
  fault: nothingFails,
};
const ALL_ROUNDS: readonly Round[] = [
  { name: 'nothing is broken', breakIt: async () => undefined, fault: nothingFails },
  { name: 'each API replica is restarted', breakIt: ({ api }) => api.roll(), fault: nothingFails },
  { name: 'the shell is restarted', breakIt: ({ frontEnds }) => frontEnds.shell.roll(), fault: nothingFails },
  { name: 'diagnostics is restarted', breakIt: ({ frontEnds }) => frontEnds.diagnostics.roll(), fault: nothingFails },
  { name: 'the forum is restarted', breakIt: ({ frontEnds }) => frontEnds.community.roll(), fault: nothingFails },
  { name: 'kill -9 of one API replica', breakIt: ({ api }) => api.kill(), fault: fewFail },
  {
    name: 'Redis is gone for 10 s',
    breakIt: async ({ redis }) => {
      await redis.stop();
      await wait(BROKEN);
      await redis.begin();
    },
    fault: helpComes,
  },
  {
    name: 'Redis hangs for 10 s',
    breakIt: async ({ redis }) => {
      redis.hang(true);
      await wait(BROKEN);
      redis.hang(false);
    },
    fault: helpComes,
  },
  { name: `Redis is ${SLOW} ms away for 10 s`, breakIt: ({ toRedis }) => slowFor(toRedis), fault: helpComes },
  {
    name: 'Redis is emptied, and everybody signs in again',
    breakIt: async ({ redis }) => void (await redis.call('flushall')),
    fault: helpComes,
  },
  {
    name: `PostgreSQL is ${SLOW} ms away for 10 s`,
    breakIt: ({ postgres }) => slowFor(postgres.wire),
    fault: helpComes,
  },
  {
    name: 'the table of posts is locked for 10 s',
    breakIt: async ({ postgres }) => {
      const unlock = await postgres.lockPosts();
      await wait(BROKEN);
      await unlock();
    },
    fault: helpComes,
  },
  { name: 'PostgreSQL is restarted', breakIt: ({ postgres }) => postgres.restart(), fault: diagnosisComes },
  {
    name: 'kill -9 of PostgreSQL, its standby takes over',
    breakIt: async (city) => {
      const failedOver = city.postgres.watch();
      const began = Date.now();
      city.postgres.kill();
      await failedOver;
      while (!(await writes(city))) await wait(100);
      tookOver = Date.now() - began;
    },
    fault: (felt) =>
      tookOver > FAIL_OVER ? `it took ${tookOver} ms, and ${FAIL_OVER} are allowed` : diagnosisComes(felt),
  },
];
const updated = resolve(values.from) === WORKSPACE_ROOT ? ALL_ROUNDS : ALL_ROUNDS.toSpliced(1, 0, UPDATE);
const ROUNDS = updated.filter(({ name }) => name.includes(values.only));
let tookOver = 0;

async function slowFor(wire: Wire): Promise<void> {
  wire.slow(SLOW);
  await wait(BROKEN);
  wire.slow(0);
}

/** Whether the database at its one address takes writes again. */
async function writes({ origins }: City): Promise<boolean> {
  const answer = await fetch(`${origins.shell}/api/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

const faults: string[] = [];
const city = await City.start(resolve(values.from));
try {
  const traffic = await Traffic.start(city.origins.shell, rate, (count, cookie) =>
    askedOf(city.origins, count, cookie),
  );
  report.line(`${rate} requests a second to 3 replicas of the API, PostgreSQL with a standby, Redis, 3 origins`);
  for (const { name, breakIt, fault } of ROUNDS) {
    const until = Date.now() + (seconds / ROUNDS.length) * 1000;
    await breakIt(city);
    await wait(Math.max(2000, until - Date.now()));
    const felt = traffic.takeFelt();
    const wrong = fault(felt);
    if (wrong) faults.push(`${name}: ${wrong}`);
    report.line(lineOf(name, felt));
  }
  await traffic.stop();
  const kept = await city.postgres.posts();
  const lost = traffic.acknowledged.filter((content) => !kept.has(content));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged writes are lost`);
  if (tookOver > 0) report.line(`PostgreSQL was back after ${tookOver} ms, without a restart of the API`);
  report.line(`${traffic.acknowledged.length} writes were acknowledged, and ${lost.length} of them are lost`);
} finally {
  await city.stop();
}
for (const fault of faults) report.problem(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function lineOf(name: string, { requests, failed, failures, slowest }: Felt): string {
  const how = [...failures].map(([failure, count]) => `${failure}: ${count}`).join(', ');
  return `${name.padEnd(46)} ${String(requests).padStart(6)} requests, ${String(failed).padStart(5)} failed, slowest ${String(Math.round(slowest)).padStart(6)} ms${how && `  (${how})`}`;
}

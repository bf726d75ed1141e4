// npm run gameday -- --rate 200 --seconds 600     (a share in a minute: --rate 50 --seconds 50)
// npm run gameday -- --from FOLDER                 (begins with the built API of an earlier release, and updates it)
// npm run gameday -- --only 'API replica'           (only the rounds whose names have these words)
//
// Brings the whole up on loopback, sends steady traffic, breaks each part in turn, and prints what people felt.
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WORKSPACE_ROOT } from '../../config.js';
import { Report } from '../../command-line/report.js';
import { Traffic, type Felt } from '../traffic.js';
import type { Wire } from '../wire.js';
import { askedOf, type Kind } from './asked.js';
import { City, REPLICAS } from './city.js';
import type { Group } from './group.js';

/** PostgreSQL must have failed over within this many milliseconds. */
const FAIL_OVER = 15_000;
/** A part that all replicas share is broken for so many milliseconds. */
const BROKEN = 10_000;
/** Requests on their way to a killed instance before the proxy is refused once. */
const REFUSED_FIRST = 2;
/** Several replicas may need so many times the processor time of one for each request. */
const SHARED = 1.15;
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
  readonly fault: (felt: Felt, cost: number) => string | undefined;
}

/** How many requests were under way at the instance that was killed last. */
let underWay = 0;
/** How long PostgreSQL was away when it was killed, in milliseconds. */
let tookOver = 0;
/** The processor time that each replica added up to for a request, in milliseconds, while all of them served. */
let shared = 0;

const failuresOf = ({ failures }: Felt, kind: Kind): number =>
  [...failures].reduce((sum, [failure, count]) => sum + (failure.startsWith(kind) ? count : 0), 0);
const nothingFails = (felt: Felt) => (felt.failed > 0 ? 'no request may fail' : undefined);
const helpComes = (felt: Felt) =>
  failuresOf(felt, 'diagnosis') + failuresOf(felt, 'places') > 0 ? 'help may not fail' : undefined;
/** Places are in the database. */
const diagnosisComes = (felt: Felt) => (failuresOf(felt, 'diagnosis') > 0 ? 'a diagnosis may not fail' : undefined);
/** What was under way at an instance that is killed fails, and what the proxy sends there before it is refused once. */
const onlyUnderWayFails = (felt: Felt) =>
  felt.failed > underWay + REFUSED_FIRST ? `only the ${underWay} that were under way may fail` : undefined;
const kill = async (city: City, part: Group) => void (underWay = await city.kill(part));

/** At first an earlier release serves on the schema that the first replica of this release makes, then both serve. */
const UPDATE: Round = {
  name: 'each API replica is updated to this release',
  breakIt: ({ api }) => api.roll(WORKSPACE_ROOT),
  fault: nothingFails,
};
const ALL_ROUNDS: readonly Round[] = [
  { name: 'nothing is broken', breakIt: async () => undefined, fault: nothingFails },
  {
    name: `${REPLICAS} replicas share the work`,
    breakIt: async () => undefined,
    fault: (felt, cost) => {
      shared = cost;
      return nothingFails(felt);
    },
  },
  {
    name: 'one replica does all the work',
    breakIt: ({ api }) => api.scale(1),
    fault: (felt, cost) =>
      shared > SHARED * cost
        ? `a request took ${shared.toFixed(2)} ms of ${REPLICAS} replicas and ${cost.toFixed(2)} ms of one`
        : nothingFails(felt),
  },
  { name: 'each API replica is restarted', breakIt: ({ api }) => api.roll(), fault: nothingFails },
  { name: 'the shell is restarted', breakIt: ({ frontEnds }) => frontEnds.shell.roll(), fault: nothingFails },
  { name: 'diagnostics is restarted', breakIt: ({ frontEnds }) => frontEnds.diagnostics.roll(), fault: nothingFails },
  { name: 'the forum is restarted', breakIt: ({ frontEnds }) => frontEnds.community.roll(), fault: nothingFails },
  { name: 'Redis is restarted', breakIt: ({ redis }) => redis.restart(), fault: nothingFails },
  { name: 'PostgreSQL is restarted', breakIt: ({ postgres }) => postgres.restart(), fault: nothingFails },
  { name: 'kill -9 of one API replica', breakIt: (city) => kill(city, city.api), fault: onlyUnderWayFails },
  { name: 'kill -9 of the shell', breakIt: (city) => kill(city, city.frontEnds.shell), fault: onlyUnderWayFails },
  {
    name: 'kill -9 of diagnostics',
    breakIt: (city) => kill(city, city.frontEnds.diagnostics),
    fault: onlyUnderWayFails,
  },
  { name: 'kill -9 of the forum', breakIt: (city) => kill(city, city.frontEnds.community), fault: onlyUnderWayFails },
  { name: 'kill -9 of Redis', breakIt: ({ redis }) => redis.restart('SIGKILL'), fault: helpComes },
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
    await city.api.scale(REPLICAS);
    const before = machine();
    await breakIt(city);
    const [spent, sent] = [city.api.processorSeconds, traffic.sent];
    await wait(Math.max(2000, until - Date.now()));
    const cost = ((city.api.processorSeconds - spent) * 1000) / (traffic.sent - sent);
    const felt = traffic.takeFelt();
    const wrong = fault(felt, cost);
    if (wrong) faults.push(`${name}: ${wrong}`);
    const after = machine();
    const busy = (after.busy - before.busy) / (after.all - before.all);
    report.line(lineOf(name, felt, `${(busy * 100).toFixed(0)} % busy, API ${cost.toFixed(2)} ms a request`));
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

/** The time that the processors of this computer have worked, and all their time, in milliseconds. */
function machine(): { busy: number; all: number } {
  const times = cpus().map((one) => one.times);
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, time) => sum + time, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

function lineOf(name: string, { requests, failed, failures, slowest }: Felt, machineWas: string): string {
  const how = [...failures].map(([failure, count]) => `${failure}: ${count}`).join(', ');
  return `${name.padEnd(46)} ${String(requests).padStart(6)} requests, ${String(failed).padStart(5)} failed, slowest ${String(Math.round(slowest)).padStart(6)} ms, ${machineWas}${how && `  (${how})`}`;
}

import { setTimeout as wait } from 'node:timers/promises';
import { lostPosts, reach, WriteLoad } from '../write-load.js';
import type { Fault } from './faults.js';
import type { Ground } from './ground.js';
import { People, type Call, type Got } from './people.js';

/** What came of one fault. */
export interface Row {
  readonly fault: string;
  readonly got: Readonly<Record<Call, Got>>;
  /** What was answered to posts that were sent meanwhile. */
  readonly writes: ReadonlyMap<number | 'none', number>;
  /** The milliseconds from the mend until everything was answered and a post was taken. */
  readonly back: number;
  /** The posts that were acknowledged, before or meanwhile, and are not there. */
  readonly lost: number;
  /** What went otherwise than it must, in words; none when all is well. */
  readonly wrong: readonly string[];
}

/** Nobody waits longer than this for the product to come back, in milliseconds. */
const MOST = 15_000;
const WRITERS = 4;
/** A call may get these answers while something else than the product is away. */
const EXPECTED = new Set<number | 'none'>([200, 201, 429, 503]);

/**
 * Lets people ask and write while one part after another fails.
 * @param seconds how long each fault lasts
 * @param onRow hears of each fault when it is over
 */
export async function runFaults(
  ground: Ground,
  faults: readonly Fault[],
  seconds: number,
  onRow: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const people = await People.signUp(ground.url);
  const load = await WriteLoad.start(ground, WRITERS);
  try {
    await people.getEverythingBy(Date.now() + 4 * MOST);
    const rows: Row[] = [];
    for (const fault of faults) {
      const row = await runFault(ground, fault, seconds, people, load);
      rows.push(row);
      onRow(row);
    }
    return rows;
  } finally {
    await load.stop();
  }
}

async function runFault(ground: Ground, fault: Fault, seconds: number, people: People, load: WriteLoad): Promise<Row> {
  const before = new Map(load.statuses);
  let mend: () => unknown = () => undefined;
  const got = await people.during(async () => {
    mend = await fault.hurt(ground);
    await wait(seconds * 1000);
  });
  const writes = new Map(
    [...load.statuses]
      .map(([status, count]) => [status, count - (before.get(status) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
  const mendedAt = Date.now();
  await mend();
  await people.getEverythingBy(mendedAt + 4 * MOST);
  const taken = load.acknowledged.length;
  await reach(async () => load.acknowledged.length > taken, mendedAt + 4 * MOST);
  const back = Date.now() - mendedAt;
  const lost = (await lostPosts(ground, load)).length;
  return {
    fault: fault.name,
    got,
    writes,
    back,
    lost,
    wrong: wrongIn(fault, got, writes, back, lost, ground.isRunning),
  };
}

function wrongIn(
  { takesProductAway, signsOut }: Fault,
  got: Readonly<Record<Call, Got>>,
  writes: ReadonlyMap<number | 'none', number>,
  back: number,
  lost: number,
  isRunning: boolean,
): string[] {
  const statuses = new Set([...writes.keys(), ...Object.values(got).flatMap((one) => [...one.statuses.keys()])]);
  const isOdd = (status: number | 'none') =>
    !EXPECTED.has(status) && !(takesProductAway && status === 'none') && !(signsOut && status === 401);
  const unhelped = (['page', 'help'] as const).filter((call) =>
    [...got[call].statuses.keys()].some((status) => status !== 200),
  );
  return [
    ...[...statuses].filter(isOdd).map((status) => `somebody was answered ${status}`),
    ...(takesProductAway ? [] : unhelped.map((call) => `${call} was refused`)),
    ...(lost > 0 ? [`${lost} posts are lost`] : []),
    ...(back > MOST ? [`it was back only after ${back} ms`] : []),
    ...(isRunning ? [] : ['the product has ended']),
  ];
}

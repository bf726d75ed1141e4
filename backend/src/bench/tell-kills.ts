import { availableParallelism } from 'node:os';
import { lostPosts, type Target, type WriteLoad } from './write-load.js';

/** Nothing may take longer than this to come back, in milliseconds. */
const BAR = 10_000;

/**
 * Prints how soon all was well after each kill, and which acknowledged writes are lost; the process fails when one is or
 * when a recovery took too long.
 * @param times the milliseconds that each recovery took
 * @param load the writes, which have stopped
 */
export async function tellKills(target: Target, load: WriteLoad, times: readonly number[]): Promise<void> {
  const lost = await lostPosts(target, load);
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  process.stdout.write(`${times.length} kills, ${availableParallelism()} cores
back after: median ${quantile(0.5)} ms, 90 % ${quantile(0.9)} ms, 99 % ${quantile(0.99)} ms, longest ${sorted.at(-1)} ms
writes acknowledged: ${load.acknowledged.length}, of these lost: ${lost.length}; answers by status: ${JSON.stringify(Object.fromEntries(load.statuses))}
`);
  process.exitCode = lost.length > 0 || sorted.at(-1)! > BAR ? 1 : 0;
}

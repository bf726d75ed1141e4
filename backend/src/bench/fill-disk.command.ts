import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fillDisk, type Want } from './fill-disk.js';
import { BenchProduct } from './product.js';
import { lostPosts, WriteLoad } from './write-load.js';

/**
 * Fills the disk of the built product and its embedded PostgreSQL again and again while posts are written. In every
 * second round the server also finds no space for its write-ahead log.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '8' },
    megabytes: { type: 'string', default: '400' },
  },
});
/** The longest recovery that is good enough, in milliseconds. */
const BAR = 10_000;

const product = await BenchProduct.start({}, Number(values.megabytes));
const times: Record<Want, number[]> = { table: [], log: [] };
let load: WriteLoad | undefined;
let lost: string[];
let isRunning: boolean;
try {
  load = await WriteLoad.start(product, Number(values.writers));
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const want = round % 2 === 0 ? 'log' : 'table';
    const { told, back } = await fillDisk(product, want, load);
    times[want].push(back);
    process.stderr.write(`${round}: no space for a ${want}: ${told} Back ${back} ms after there was space.\n`);
  }
  await load.stop();
  lost = await lostPosts(product, load);
  ({ isRunning } = product);
} finally {
  await load?.stop();
  await product.stop();
}

const row = (cells: readonly unknown[]) => cells.map((cell) => String(cell).padStart(9)).join('');
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? '-';
process.stdout
  .write(`A disk of ${values.megabytes} MB, ${values.writers} writers, ${availableParallelism()} cores; milliseconds from space until ready and a write acknowledged:
${row(['no space', 'times', 'median', '90 %', 'longest'])}
${Object.entries(times)
  .map(([want, found]) => [want, found.toSorted((one, other) => one - other)] as const)
  .map(([want, sorted]) =>
    row([`for a ${want}`, sorted.length, quantile(sorted, 0.5), quantile(sorted, 0.9), sorted.at(-1) ?? '-']),
  )
  .join('\n')}
the same process all the time: ${isRunning ? 'yes' : 'no'}
writes acknowledged: ${load.acknowledged.length}, of these lost: ${lost.length}
answers by status: ${JSON.stringify(Object.fromEntries(load.statuses))}, refusals without Retry-After: ${load.withoutRetryAfter}
`);
const isSlow = Math.max(...Object.values(times).flat()) > BAR;
const isOdd = [...load.statuses.keys()].some((status) => status !== 201 && status !== 503);
process.exitCode = lost.length > 0 || isSlow || isOdd || !isRunning || load.withoutRetryAfter > 0 ? 1 : 0;

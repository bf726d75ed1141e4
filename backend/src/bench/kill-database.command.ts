import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BenchProduct } from './product.js';
import { killDatabase } from './kill-database.js';
import { lostPosts, WriteLoad } from './write-load.js';

/**
 * Kills the embedded PostgreSQL of the built product again and again while posts are written. Three times out of four
 * it kills the postmaster, and every fourth time a server process.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, writers: { type: 'string', default: '8' } },
});
const product = await BenchProduct.start();
const times: number[] = [];
let load: WriteLoad | undefined;
let lost: string[];
try {
  load = await WriteLoad.start(product, Number(values.writers));
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const victim = round % 4 === 0 ? 'backend' : 'postmaster';
    const time = await killDatabase(product, victim, load);
    times.push(time);
    process.stderr.write(`${round}: ${victim}, back after ${time} ms\n`);
  }
  await load.stop();
  lost = await lostPosts(product, load);
} finally {
  await load?.stop();
  await product.stop();
}

times.sort((one, other) => one - other);
const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
process.stdout.write(`${times.length} kills, ${values.writers} writers, ${availableParallelism()} cores
back after: median ${quantile(0.5)} ms, 90 % ${quantile(0.9)} ms, 99 % ${quantile(0.99)} ms, longest ${times.at(-1)} ms
writes acknowledged: ${load.acknowledged.length}, of these lost: ${lost.length}; answers by status: ${JSON.stringify(Object.fromEntries(load.statuses))}
`);
process.exitCode = lost.length > 0 || times.at(-1)! > 10_000 ? 1 : 0;

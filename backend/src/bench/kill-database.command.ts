import { parseArgs } from 'node:util';
import { BenchProduct } from './product.js';
import { killDatabase } from './kill-database.js';
import { tellKills } from './tell-kills.js';
import { WriteLoad } from './write-load.js';

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
try {
  load = await WriteLoad.start(product, Number(values.writers));
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const victim = round % 4 === 0 ? 'backend' : 'postmaster';
    const time = await killDatabase(product, victim, load);
    times.push(time);
    process.stderr.write(`${round}: ${victim}, back after ${time} ms\n`);
  }
  await load.stop();
  await tellKills(product, load, times);
} finally {
  await load?.stop();
  await product.stop();
}

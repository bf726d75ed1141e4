import { parseArgs } from 'node:util';
import { Ground } from './faults/ground.js';
import { killApi } from './kill-api.js';
import { tellKills } from './tell-kills.js';
import { WriteLoad } from './write-load.js';

/**
 * Kills the built product a thousand times while posts are written, on a PostgreSQL and a Redis of its own. It ends
 * earlier where the minutes that it was given are over.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    writers: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '120' },
  },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const ground = await Ground.start();
const times: number[] = [];
let load: WriteLoad | undefined;
try {
  load = await WriteLoad.start(ground, Number(values.writers));
  for (let round = 1; round <= Number(values.rounds) && Date.now() < end; round += 1) {
    times.push(await killApi(ground, load));
    if (round % 50 === 0) process.stderr.write(`${round} kills, ${load.acknowledged.length} writes acknowledged\n`);
  }
  await load.stop();
  await tellKills(ground, load, times);
} finally {
  await load?.stop();
  await ground.stop();
}

import { parseArgs } from 'node:util';
import { PoweredProduct, type PowerCut } from './power-cut.js';

/** Takes the power from the built product and its embedded PostgreSQL again and again while posts are written. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const product = await PoweredProduct.start();
const cuts: PowerCut[] = [];
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const cut = await product.cutPower();
    cuts.push(cut);
    process.stderr.write(
      `${round}: ${cut.sectors} sectors not kept, ${cut.acknowledged} posts acknowledged, ${cut.lost.length} lost, ${cut.damaged.length} damages, ready after ${cut.back} ms\n`,
    );
    for (const damage of cut.damaged) process.stderr.write(`  ${damage}\n`);
  }
} finally {
  await product.stop();
}
const sum = (count: (cut: PowerCut) => number): number => cuts.reduce((total, cut) => total + count(cut), 0);
const times = cuts.map(({ back }) => back).toSorted((one, other) => one - other);
process.stdout.write(`${cuts.length} power cuts, ${sum(({ sectors }) => sectors)} sectors not kept
ready after: median ${times[Math.floor(times.length / 2)]} ms, longest ${times.at(-1)} ms
posts acknowledged: ${sum(({ acknowledged }) => acknowledged)}, of these lost: ${sum(({ lost }) => lost.length)}; damages in tables and indexes: ${sum(({ damaged }) => damaged.length)}
`);
process.exitCode = sum(({ lost, damaged }) => lost.length + damaged.length) > 0 ? 1 : 0;

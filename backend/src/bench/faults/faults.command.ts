import { parseArgs } from 'node:util';
import { FAULTS, faultsOf } from './faults.js';
import { Ground } from './ground.js';
import { runFaults, type Row } from './matrix.js';
import { CALLS, type Call, type Got } from './people.js';
import { Stranger } from './stranger.js';

/**
 * Breaks one part of a running product after another while people ask and write, and prints what they got, what was
 * lost and how soon all was well again.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const counts = (statuses: ReadonlyMap<number | 'none', number>) =>
  [...statuses.keys()].map(String).toSorted().join(', ') || '–';
const cell = ({ statuses, longest }: Got) => `${counts(statuses)} in ${(longest / 1000).toFixed(1)} s`;
const line = ({ fault, got, writes, back, lost }: Row) =>
  `| ${[fault, ...Object.keys(CALLS).map((call) => cell(got[call as Call])), counts(writes), lost, `${(back / 1000).toFixed(1)} s`].join(' | ')} |`;

const stranger = await Stranger.start();
// A stranger that failed is left alone for a while, so each of its faults meets a product that has just started.
const rounds = [
  { settings: {}, faults: FAULTS },
  ...faultsOf(stranger).map((fault) => ({ settings: stranger.settings, faults: [fault] })),
];
const heads = [
  'what fails',
  ...Object.values(CALLS).map(({ name }) => name),
  'a post',
  'acknowledged posts lost',
  'all well after',
];
process.stdout
  .write(`Each fault lasts ${values.seconds} s. A cell shows the answers that came, and the longest wait for one.

| ${heads.join(' | ')} |
|${heads.map(() => '---|').join('')}
`);
const wrong: string[] = [];
for (const { settings, faults } of rounds) {
  const chosen = faults.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) continue;
  const ground = await Ground.start(settings);
  try {
    await runFaults(ground, chosen, Number(values.seconds), (row) => {
      process.stdout.write(`${line(row)}\n`);
      wrong.push(...row.wrong.map((what) => `${row.fault}: ${what}`));
    });
  } finally {
    await ground.stop();
  }
}
await stranger.stop();
process.stdout.write(`\n${wrong.join('\n') || 'Everything went as it must.'}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

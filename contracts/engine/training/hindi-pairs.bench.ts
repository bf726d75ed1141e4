// `npm run bench:hindi`: asks the same complaint in English and in Hindi (hindi-pairs.json) and counts how often both get the same
// answer. `--set 2` to `--set 17` ask later sets (hindi-pairs-2.json), `--list` names the pairs that do not.
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { learnedCalm, learnedNotice } from '../tools/learned-notice.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';
import { ASPECTS, pairsOf } from './hindi-pairs.ts';

const { values } = parseArgs({
  options: { list: { type: 'boolean', default: false }, set: { type: 'string', default: '1' } },
});
const engine = new Engine(shippedKnowledge(), learnedNotice(), undefined, learnedCalm());
const answer = (text: string) => engine.answer({ text, person: {}, answers: [] });
const answered = pairsOf(values.set).map(({ en, hi }) => ({ en, hi, inEnglish: answer(en), inHindi: answer(hi) }));
const rows = ASPECTS.map(([aspect, of]) => {
  const differing = answered.filter(({ inEnglish, inHindi }) => of(inEnglish) !== of(inHindi));
  if (values.list)
    for (const { en, hi, inEnglish, inHindi } of differing)
      process.stdout.write(`${aspect}: "${en}" ${of(inEnglish)} | "${hi}" ${of(inHindi)}\n`);
  return `${aspect.padEnd(30)}${String(answered.length - differing.length).padStart(5)} of ${answered.length}`;
});
process.stdout.write(`The same answer in both languages:\n${rows.join('\n')}\n`);

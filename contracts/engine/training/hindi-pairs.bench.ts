// `npm run bench:hindi`: asks the same complaint in English and in Hindi (hindi-pairs.json) and counts how often both get the same
// answer. `--set 2` to `--set 16` ask later sets (hindi-pairs-2.json), `--list` names the pairs that do not.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Assessment, Screened } from '../src/assessment.ts';
import { Engine } from '../src/engine.ts';
import { engineFile } from '../tools/engine-file.ts';
import { learnedCalm, learnedNotice } from '../tools/learned-notice.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';

interface Pair {
  readonly en: string;
  readonly hi: string;
}

type Answer = Screened<Assessment>;

const base = shippedKnowledge();
const engine = new Engine(base, learnedNotice(), undefined, learnedCalm());

const first = ({ conditions: [top] }: Answer): string => top?.name ?? 'none';
const level = ({ triage }: Answer): string => triage?.level ?? 'none';
const flags = ({ redFlags }: Answer): string =>
  redFlags
    .map(({ id }) => id)
    .toSorted()
    .join(', ') || 'none';
const all = ({ conditions }: Answer): string =>
  conditions
    .map(({ name }) => name)
    .toSorted()
    .join(', ') || 'none';
const ASPECTS = [
  ['red flags', flags],
  ['care level', level],
  ['first condition', first],
  ['all conditions, in any order', all],
] as const;

const { values } = parseArgs({
  options: { list: { type: 'boolean', default: false }, set: { type: 'string', default: '1' } },
});
const file = values.set === '1' ? 'hindi-pairs' : `hindi-pairs-${values.set}`;
const pairs = JSON.parse(readFileSync(engineFile(`training/${file}.json`), 'utf8')) as Pair[];
const answer = (text: string): Answer => engine.answer({ text, person: {}, answers: [] });
const answered = pairs.map(({ en, hi }) => ({ en, hi, inEnglish: answer(en), inHindi: answer(hi) }));
const rows = ASPECTS.map(([aspect, of]) => {
  const differing = answered.filter(({ inEnglish, inHindi }) => of(inEnglish) !== of(inHindi));
  if (values.list)
    for (const { en, hi, inEnglish, inHindi } of differing)
      process.stdout.write(`${aspect}: "${en}" ${of(inEnglish)} | "${hi}" ${of(inHindi)}\n`);
  return `${aspect.padEnd(30)}${String(pairs.length - differing.length).padStart(5)} of ${pairs.length}`;
});
process.stdout.write(`The same answer in both languages:\n${rows.join('\n')}\n`);

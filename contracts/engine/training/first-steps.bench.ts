// `npm run bench:first-steps -w @sahaay/engine`: in how many dangers of the corpus that are caught the first step belongs to the
// class of the danger, and how often more steps show than a frightened person reads. It prints figures only.
import { readFileSync } from 'node:fs';
import { Engine } from '../src/engine.ts';
import { MOST_STEPS } from '../src/red-flags/first-aid.ts';
import { engineFile } from '../tools/engine-file.ts';
import { learnedNotice } from '../tools/learned-notice.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';
import { readCorpus } from './corpus.ts';

/** Red flags whose first steps are right for dangers of a class, and those that are right in any. */
interface FirstAidOfClasses {
  readonly first_of_all: readonly string[];
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

const { first_of_all: always, classes } = JSON.parse(
  readFileSync(engineFile('knowledge', 'first-aid.json'), 'utf8'),
) as FirstAidOfClasses;
const engine = new Engine(shippedKnowledge(), learnedNotice());
const counts = { caught: 0, 'of the class': 0, 'care for life': 0, 'general care': 0, other: 0, 'too many steps': 0 };

for (const { label, text, class: danger } of readCorpus(engineFile('corpus'))) {
  if (label !== 'danger') continue;
  const { triage, redFlags } = engine.answer({ text, person: {}, answers: [] });
  if (triage?.level !== 'emergency') continue;
  counts.caught++;
  if (triage.steps.length > MOST_STEPS) counts['too many steps']++;
  counts[kindOf(redFlags.find(({ steps }) => steps.length > 0)?.id, danger)]++;
}
for (const [name, count] of Object.entries(counts))
  process.stdout.write(`${name}: ${count} (${((100 * count) / counts.caught).toFixed(1)} %)\n`);

function kindOf(
  first: string | undefined,
  danger: string,
): 'of the class' | 'care for life' | 'general care' | 'other' {
  if (first === undefined || first === 'noticed_danger') return 'general care';
  if (classes[danger]?.includes(first)) return 'of the class';
  return always.includes(first) ? 'care for life' : 'other';
}

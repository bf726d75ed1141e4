import { compileKnowledge } from '../../src/ranking/index.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineFile } from '../engine-file.ts';
import { compareFacts } from './compare-facts.ts';
import { matchFacts } from './match-facts.ts';
import { createMatcher } from './match-names.ts';
import { FactsError, readFacts } from './read-facts.ts';
import { reportCondition, reportFacts } from './report-facts.ts';

/** Lists where the knowledge and collections of public facts differ. `--data FOLDER`, `--limit N` of each kind, `--condition ID` for one side by side. */
const { values } = parseArgs({
  options: { data: { type: 'string' }, limit: { type: 'string' }, condition: { type: 'string' } },
});
try {
  const facts = readFacts(resolve(engineFile('../..'), values.data ?? '../shared/data/facts'));
  const base = compileKnowledge(loadKnowledge());
  const matched = matchFacts(facts, createMatcher(base));
  const disagreements = compareFacts(base, matched);
  const lines =
    values.condition === undefined
      ? reportFacts(base, matched, disagreements, limitOf(values.limit))
      : reportCondition(values.condition, base, matched, disagreements);
  if (!lines) throw new FactsError(`There is no condition ${values.condition}.`);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof FactsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function limitOf(value = '20'): number {
  if (!/^\d+$/.test(value)) throw new FactsError('--limit is a whole number.');
  return Number(value);
}

import { compileKnowledge } from '@sahaay/engine/ranking';
import { loadKnowledge } from '@sahaay/engine/shipped';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../../command-line/repository-root.js';
import { compareFacts } from './compare-facts.js';
import { matchFacts } from './match-facts.js';
import { createMatcher } from './match-names.js';
import { FactsError, readFacts } from './read-facts.js';
import { reportCondition, reportFacts } from './report-facts.js';

/** Lists where the knowledge and collections of public facts differ. `--data FOLDER`, `--limit N` of each kind, `--condition ID` for one side by side. */
const { values } = parseArgs({
  options: { data: { type: 'string' }, limit: { type: 'string' }, condition: { type: 'string' } },
});
try {
  const facts = readFacts(resolve(repositoryRoot(import.meta.dirname), values.data ?? '../shared/data/facts'));
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

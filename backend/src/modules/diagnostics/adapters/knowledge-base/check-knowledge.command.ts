import { parseArgs } from 'node:util';
import { KnowledgeError, loadKnowledge } from './load-knowledge.js';
import { listGaps } from './list-gaps.js';

/** Reads the knowledge as it stands in the sources and says what is wrong and what is missing. `--all` names every entry. */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
try {
  process.stdout.write(`${listGaps(loadKnowledge(), values.all ? Infinity : undefined).join('\n')}\nNo mistakes.\n`);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

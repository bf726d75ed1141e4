import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCues } from './load-cues.js';
import { KnowledgeError, loadKnowledge } from './load-knowledge.js';
import { listGaps } from './list-gaps.js';

/** Reads the cues and the knowledge as they stand in the sources and says what is wrong and what is missing. `--all` names every entry. */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
try {
  loadCues(resolve('../contracts/src/red-flags/cues'));
  process.stdout.write(`${listGaps(loadKnowledge(), values.all ? Infinity : undefined).join('\n')}\nNo mistakes.\n`);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

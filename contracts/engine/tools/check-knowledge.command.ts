import { parseArgs } from 'node:util';
import { engineFile } from './engine-file.ts';
import { loadCues } from './load-cues.ts';
import { KnowledgeError, loadKnowledge } from './load-knowledge.ts';
import { listGaps } from './list-gaps.ts';

/** Reads the cues and the knowledge as they stand in the sources and says what is wrong and what is missing. `--all` names every entry. */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
try {
  loadCues(engineFile('cues'));
  process.stdout.write(`${listGaps(loadKnowledge(), values.all ? Infinity : undefined).join('\n')}\nNo mistakes.\n`);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { engineFile } from './engine-file.ts';
import { loadCues } from './load-cues.ts';
import { countReviewed } from '../src/knowledge/provenance.ts';
import { findLostQuestions } from './check-health-questions.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { KnowledgeError, loadKnowledge } from './load-knowledge.ts';
import { listGaps } from './list-gaps.ts';

/** Reads the cues and the knowledge as they stand in the sources and says what is wrong and what is missing. `--all` names every entry. */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
try {
  loadCues(engineFile('cues'));
  const knowledge = loadKnowledge();
  const health = loadHealthQuestions();
  const lost = findLostQuestions(health, knowledge.families);
  if (lost.length > 0) throw new KnowledgeError(lost);
  const report = [
    ...listGaps(knowledge, values.all ? Infinity : undefined),
    countReviewed('plain questions', health.questions),
  ];
  process.stdout.write(`${report.join('\n')}\nNo mistakes.\n`);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { engineFile } from './engine-file.ts';
import { loadCues } from './load-cues.ts';
import { countReviewed } from '../src/knowledge/provenance.ts';
import { findLostQuestions } from './check-health-questions.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { KnowledgeError, loadKnowledge } from './load-knowledge.ts';
import { countKnowledge } from './count-knowledge.ts';

/** Reads the cues and the knowledge as they stand in the sources and says what is wrong, and how much a clinician has reviewed. */
try {
  loadCues(engineFile('cues'));
  const knowledge = loadKnowledge();
  const health = loadHealthQuestions();
  const lost = findLostQuestions(health, knowledge.families);
  if (lost.length > 0) throw new KnowledgeError(lost);
  const report = [...countKnowledge(knowledge), countReviewed('plain questions', health.questions)];
  process.stdout.write(`${report.join('\n')}\nNo mistakes.\n`);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

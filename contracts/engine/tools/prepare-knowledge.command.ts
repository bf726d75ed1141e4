import { writeFileSync } from 'node:fs';
import { packHealthQuestions, prepareHealthQuestions } from '../src/health-questions/health-questions.ts';
import { prepareKnowledge, servedKnowledge } from '../src/knowledge/knowledge-base.ts';
import { packKnowledge } from '../src/knowledge/packed-knowledge.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { PREPARED_QUESTIONS } from './shipped-health-questions.ts';
import { PREPARED_FILE } from './shipped-knowledge.ts';

/** The last step of the build: checks the knowledge files, prepares and packs them. Fails naming every mistake. */
const knowledge = loadKnowledge();
writeFileSync(PREPARED_FILE, JSON.stringify(packKnowledge(servedKnowledge(prepareKnowledge(knowledge)))));
const questions = prepareHealthQuestions(loadHealthQuestions(), knowledge.families);
writeFileSync(PREPARED_QUESTIONS, JSON.stringify(packHealthQuestions(questions)));

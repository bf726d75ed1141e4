/** What ships with the product, read from files: for programs that run in Node. */
export { countReviewed, provenance } from '../src/knowledge/provenance.ts';
export { deviceParts } from './device-parts.ts';
export { EXPLAINED } from './explained-texts.ts';
export { learnedCalm, learnedNotice } from './learned-notice.ts';
export { loadKnowledge } from './load-knowledge.ts';
export { shippedHealthQuestions } from './shipped-health-questions.ts';
export { shippedKnowledge, shippedWords } from './shipped-knowledge.ts';
export { shippedRetelling } from './shipped-retelling.ts';

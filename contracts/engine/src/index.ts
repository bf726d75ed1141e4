/** The engine: from what a person typed to how urgent it is and what it may be. */
export { readBack, type ReadBack } from './answer/read-back.ts';
export { searchFor, type SearchFor } from './answer/search-for.ts';
export { escalate } from './answer/escalate.ts';
export {
  LIKELIHOODS,
  type AssessedCondition,
  type Assessment,
  type FollowUpQuestion,
  type Likelihood,
  type Screened,
  type Triage,
} from './assessment.ts';
export type { Complaint } from './complaint.ts';
export { answerAsTyped, asTyped } from './languages/index.ts';
export { CHOICES, type Choice } from './questions/choices.ts';
export { findingsAt } from './questions/where.ts';
export type { FirstCheck } from './questions/first-check.ts';
export { Engine } from './engine.ts';
export type { Information, InformationSource } from './health-questions/health-questions.ts';
export { knowledgeBaseOf, type KnowledgeBase } from './knowledge/knowledge-base.ts';
export { unpackKnowledge, type PackedKnowledge } from './knowledge/packed-knowledge.ts';
export { TRANSPORTS, type ConditionEntry, type Knowledge, type Transport } from './knowledge/schema.ts';
export { SPECIALTIES, type SpecialtyKey } from './knowledge/specialties.ts';
export { SpecialtyLookup } from './knowledge/specialty-for-condition.ts';
export type { Reading } from './reading/reading.ts';
export type { Person } from './reading/person.ts';
export type { RedFlagMatch } from './red-flags/raise-flags.ts';
export { SENTENCES } from './sentences.ts';
export { speakOf } from './voice/speak.ts';

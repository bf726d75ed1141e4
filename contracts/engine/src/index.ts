/** The engine: from what a person typed to how urgent it is and what it may be. */
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
export { ACTS, type Act } from './care-level/warning-signs.ts';
export type { Complaint } from './complaint.ts';
export { CHOICES, type Choice } from './questions/choices.ts';
export { findingsAt } from './questions/where.ts';
export { Engine } from './engine.ts';
export type { Information, InformationSource } from './health-questions/health-questions.ts';
export { knowledgeBaseOf, type KnowledgeBase } from './knowledge/knowledge-base.ts';
export { unpackKnowledge, type PackedKnowledge } from './knowledge/packed-knowledge.ts';
export { TRANSPORTS, type ConditionEntry, type Knowledge, type Transport } from './knowledge/schema.ts';
export { SPECIALTIES, specialtyName, type SpecialtyKey } from './knowledge/specialties.ts';
export { SpecialtyLookup } from './knowledge/specialty-for-condition.ts';
export type { Reading } from './reading/reading.ts';
export type { Person } from './reading/person.ts';
export type { RedFlagMatch } from './red-flags/raise-flags.ts';
export { complaintOf } from './prediction/complaint-of.ts';
export { complete, type Complete } from './prediction/complete.ts';
export { predictWith } from './prediction/predict.ts';
export { toPrediction } from './prediction/to-prediction.ts';
export { SENTENCES } from './sentences.ts';

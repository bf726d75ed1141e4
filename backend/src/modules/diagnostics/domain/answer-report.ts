import type { CareLevel, Language } from '@sahaay/contracts/constants';

/** What may be wrong with an answer to symptoms. */
export const FAULTS = [
  'not_urgent_enough',
  'too_urgent',
  'wrong_illness',
  'misunderstood',
  'harmful_step',
  'other',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What somebody reports about an answer: what they saw, and of their own words only what they chose to send. */
export interface AnswerReport {
  readonly fault: Fault;
  /** The care level that the answer gave; null when it gave none. */
  readonly level: CareLevel | null;
  /** The names of the illnesses that it showed, in their order. */
  readonly conditions: readonly string[];
  /** The ids of the red flags that it showed. */
  readonly redFlags: readonly string[];
  readonly language: Language;
  /** What the person says about it. */
  readonly note?: string;
  /** The symptoms as the person wrote them. */
  readonly words?: string;
}

/** A report as it is kept. */
export interface KeptReport extends AnswerReport {
  readonly id: string;
  readonly createdAt: Date;
}

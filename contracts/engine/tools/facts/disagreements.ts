import type { ConditionEntry } from '../../src/index.ts';

export const KINDS = {
  code: 'ICD-10 code of another category',
  excluded: 'a symptom in the facts that we say rules the condition out',
  missing: 'a strong symptom in the facts that the condition does not list, nor a wider or narrower one',
  age: 'met in an age group where we hardly expect it, or the other way round',
  likelihood: 'share among those with the symptom far off',
  unheard: 'given at least 0.5 by us and never heard of in the facts (a weak sign: the facts are thin)',
} as const;

export type Kind = keyof typeof KINDS;

/** Where our knowledge and the facts differ. */
export interface Disagreement {
  readonly kind: Kind;
  /** What it is about: the id of a condition, or of a finding for `age`. */
  readonly id: string;
  /** Orders those of one kind, the most serious first; no unit. */
  readonly weight: number;
  readonly text: string;
}

const URGENCY: Readonly<Record<ConditionEntry['urgency'], number>> = {
  emergency: 4,
  urgent: 3,
  doctor: 2,
  self_care: 1,
};

/** Dangerous and common conditions come first. */
export function concern({ urgency, prevalence }: ConditionEntry): number {
  return URGENCY[urgency] + Math.log10(1 + prevalence.base);
}

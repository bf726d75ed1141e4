import type { CareLevel, Language } from '@sahaay/contracts/constants';
import type { Person, RedFlagMatch } from '@sahaay/contracts/red-flags';

/** What a person tells: the text, who it is about, and answers to earlier questions. Never stored. */
export interface Complaint {
  readonly text: string;
  readonly person: Person;
  readonly answers: readonly Answer[];
  /** The language to answer in; English unless told. */
  readonly language?: Language;
}

interface Answer {
  /** The id of the question. */
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'not_sure';
}

/** The likeliest first. */
export const LIKELIHOODS = ['likely', 'possible', 'less_likely'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

/** A condition that may explain the complaint. */
export interface AssessedCondition {
  readonly name: string;
  /** Other names of the same condition, for comparing; not shown. */
  readonly synonyms: readonly string[];
  readonly definition: string;
  readonly likelihood: Likelihood;
  /** The person's own words that support it. */
  readonly supporting: readonly string[];
  /** Expected findings that were not mentioned, in plain words. */
  readonly missing: readonly string[];
  readonly urgency: CareLevel;
  readonly specialty: { readonly key: string; readonly name: string };
}

/** How soon to get help, and what to do until then. */
export interface Triage {
  readonly level: CareLevel;
  /** One sentence. */
  readonly advice: string;
  readonly steps: readonly string[];
  /** When to call 112. */
  readonly warning: string | null;
}

export interface FollowUpQuestion {
  readonly id: string;
  readonly text: string;
}

type AssessmentKind = 'diagnosis' | 'emergency' | 'need_more_information' | 'not_medical';

/**
 * Why a language model did not have its say. `emergency`: danger signs were found, and nobody waits for a model; `overruled`: it
 * saw no illness where the knowledge base does.
 */
export const FALLBACK_REASONS = [
  'timeout',
  'circuit_open',
  'busy',
  'rate_limited',
  'provider_error',
  'bad_answer',
  'refused',
  'budget',
  'emergency',
  'overruled',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** What an analyser makes of a complaint. Conditions: at most 5, most likely first. */
export interface Assessment {
  readonly kind: AssessmentKind;
  readonly conditions: readonly AssessedCondition[];
  readonly triage: Triage | null;
  readonly followUp: readonly FollowUpQuestion[];
  /** For the person, when there is no diagnosis. */
  readonly message: string | null;
  readonly engine: 'knowledge_base' | 'llm';
  /** Why the knowledge base answered although a language model is set up. */
  readonly fallbackReason?: FallbackReason;
}

/** An assessment together with the red flags of the same complaint. */
export interface ScreenedAssessment extends Assessment {
  readonly redFlags: readonly RedFlagMatch[];
}

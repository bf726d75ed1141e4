import type { CareLevel } from '@sahaay/contracts/constants';
import type { SpecialtyKey } from './knowledge/specialties.ts';
import type { ComeBack } from './care-level/come-back.ts';
import type { Transport } from './knowledge/schema.ts';
import type { Choice } from './questions/choices.ts';
import type { RedFlagMatch } from './red-flags/raise-flags.ts';

/** The likeliest first. */
export const LIKELIHOODS = ['likely', 'possible', 'less_likely'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

/** A condition that may explain the complaint. */
export interface AssessedCondition {
  readonly name: string;
  /** The standard medical term, where the name is a plain one. */
  readonly medicalName: string | null;
  /** Other names of the same illness. */
  readonly synonyms: readonly string[];
  readonly definition: string;
  readonly likelihood: Likelihood;
  /** The person's own words that support it. */
  readonly supporting: readonly string[];
  /** Expected findings that were not mentioned, in plain words. */
  readonly missing: readonly string[];
  readonly urgency: CareLevel;
  /** What helps if it is this, where the care level does not say it already; never beside an emergency or a red flag. */
  readonly steps?: readonly string[] | undefined;
  readonly specialty: { readonly key: SpecialtyKey; readonly name: string };
}

/** How soon to get help, and what to do until then. */
export interface Triage {
  readonly level: CareLevel;
  /** One sentence. */
  readonly advice: string;
  readonly steps: readonly string[];
  /** When to call 112. */
  readonly warning: string | null;
  /** Of all but an emergency: after how many days without getting better help is sought, and which. */
  readonly comeBack?: ComeBack;
  /** Of an emergency: how to get to a hospital. */
  readonly transport?: Transport;
  /** One sentence: what was left out of the steps, and why. */
  readonly leftOut?: string;
}

export interface FollowUpQuestion {
  readonly id: string;
  readonly text: string;
  /** What can be answered, where yes and no do not answer it. */
  readonly choices?: readonly { readonly answer: Choice; readonly text: string }[];
  /** Of which any number can hold: findings, each with its name. */
  readonly several?: readonly { readonly id: string; readonly text: string }[];
}

type AssessmentKind = 'diagnosis' | 'emergency' | 'need_more_information' | 'not_medical';

/** What is made of a complaint. Conditions: at most 5, most likely first. */
export interface Assessment {
  readonly kind: AssessmentKind;
  readonly conditions: readonly AssessedCondition[];
  readonly triage: Triage | null;
  readonly followUp: readonly FollowUpQuestion[];
  /** For the person, when there is no diagnosis. */
  readonly message: string | null;
}

/** An assessment together with the red flags of the same complaint. */
export type Screened<A extends Assessment> = A & { readonly redFlags: readonly RedFlagMatch[] };

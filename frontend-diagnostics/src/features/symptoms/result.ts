import type { Schema } from '@sahaay/contracts';
import { CARE_LEVELS } from '@sahaay/contracts/constants';

type Prediction = Schema<'Prediction'>;
type Level = Schema<'Triage'>['level'];

/** The outcome of asking a language model about the same words. */
export interface SecondOpinion {
  /**
   * `nothing` means that the model had nothing to add. `failed` means that it did not answer; the care level of an
   * earlier answer still counts.
   */
  readonly stage: 'none' | 'asking' | 'answered' | 'nothing' | 'failed';
  /** Both views in one answer. Its care level is the more urgent of the two. */
  readonly prediction: Prediction | null;
  /** True when the person wanted to see it. */
  readonly opened: boolean;
}

export const NO_OPINION: SecondOpinion = { stage: 'none', prediction: null, opened: false };

const isSooner = (one: Level | undefined, other: Level | undefined): boolean =>
  one !== undefined && (other === undefined || CARE_LEVELS.indexOf(one) < CARE_LEVELS.indexOf(other));

/**
 * Whether the second opinion sees a need for care sooner than our own engine. Where our engine gave no care level,
 * this counts only if care is needed today.
 */
export function isRaised(own: Prediction, second: Prediction | null): boolean {
  return isSooner(second?.triage?.level, own.triage?.level ?? 'doctor');
}

/**
 * What the page shows. By itself a second opinion changes at most the care level, and only upwards. The rest waits
 * until the person opens it.
 */
export function shownResult(own: Prediction, { prediction: second, opened }: SecondOpinion): Prediction {
  const { red_flags, follow_up, information } = own;
  if (!second) return own;
  if (opened) {
    const triage = isSooner(own.triage?.level, second.triage?.level) ? own.triage : second.triage;
    return { ...second, triage, red_flags, follow_up, ...(information && { information }) };
  }
  return isRaised(own, second) && own.triage ? { ...own, triage: second.triage, engine: 'llm' } : own;
}

/** Whether opening the second opinion would change what is read. */
export function differs(own: Prediction, second: Prediction): boolean {
  return isRaised(own, second) || second.disease.join('\n') !== own.disease.join('\n');
}

import type { Schema } from '@sahaay/contracts';
import { CARE_LEVELS } from '@sahaay/contracts/constants';

type Prediction = Schema<'Prediction'>;
type Level = Schema<'Triage'>['level'];

/** What came of asking a language model about the same words. */
export interface SecondOpinion {
  /** `nothing`: it had nothing to add. `failed`: it did not answer; of an earlier answer the care level still counts. */
  readonly stage: 'none' | 'asking' | 'answered' | 'nothing' | 'failed';
  /** Both views in one; the care level is the more urgent of both. */
  readonly prediction: Prediction | null;
  /** The person wanted to see it. */
  readonly opened: boolean;
}

export const NO_OPINION: SecondOpinion = { stage: 'none', prediction: null, opened: false };

const isSooner = (one: Level | undefined, other: Level | undefined): boolean =>
  one !== undefined && (other === undefined || CARE_LEVELS.indexOf(one) < CARE_LEVELS.indexOf(other));

/** The second opinion sees a need for care sooner than our own engine. Where that saw too little, only if care is needed today. */
export function isRaised(own: Prediction, second: Prediction | null): boolean {
  return isSooner(second?.triage?.level, own.triage?.level ?? 'doctor');
}

/** What the page shows. A second opinion by itself changes the care level at most, and only upwards; the rest waits to be opened. */
export function shownResult(own: Prediction, { prediction: second, opened }: SecondOpinion): Prediction {
  const { red_flags, follow_up } = own;
  if (!second) return own;
  if (opened) {
    const triage = isSooner(own.triage?.level, second.triage?.level) ? own.triage : second.triage;
    return { ...second, triage, red_flags, follow_up };
  }
  return isRaised(own, second) && own.triage ? { ...own, triage: second.triage, engine: 'llm' } : own;
}

/** Whether opening the second opinion would change what is read. */
export function differs(own: Prediction, second: Prediction): boolean {
  return isRaised(own, second) || second.disease.join('\n') !== own.disease.join('\n');
}

import type { Schema } from '@sahaay/contracts';
import type { AnswerKey } from '../../../i18n/late/answer.ts';

export type Fault = Schema<'NewAnswerReport'>['fault'];

/** What may be wrong with an answer, the most dangerous first. */
export const FAULTS = {
  not_urgent_enough: 'wrong.not_urgent_enough',
  too_urgent: 'wrong.too_urgent',
  wrong_illness: 'wrong.wrong_illness',
  misunderstood: 'wrong.misunderstood',
  harmful_step: 'wrong.harmful_step',
  other: 'wrong.other',
} as const satisfies Record<Fault, AnswerKey>;

export const isFault = (value: string): value is Fault => Object.hasOwn(FAULTS, value);

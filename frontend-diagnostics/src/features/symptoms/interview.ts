import type { Schema } from '@sahaay/contracts';
import { AT_FIRST, type Diagnosis } from './diagnosis-state.ts';

/** So many questions are asked of those who want more. */
export const AT_MOST = 8;

export interface Interview {
  /** The question to be asked now. */
  readonly question: Schema<'FollowUpQuestion'> | undefined;
  readonly number: number;
  /** How many there are; it grows only when the person wants more. */
  readonly total: number;
  /** Whether all that were asked are answered. */
  readonly isDone: boolean;
  readonly mayAskMore: boolean;
}

/** Where an interview stands. */
export function interviewOf(
  questions: readonly Schema<'FollowUpQuestion'>[],
  { answers, wantsMore, most }: Pick<Diagnosis, 'answers' | 'wantsMore' | 'most'>,
): Interview {
  const answered = new Set(answers.map(({ id }) => id));
  const unanswered = questions.filter(({ id }) => !answered.has(id));
  const question = answers.length < most ? unanswered[0] : undefined;
  const isDone = !question && answers.length > 0;
  return {
    question,
    number: answers.length + 1,
    total: unanswered.length >= AT_FIRST ? most : Math.min(most, answers.length + unanswered.length),
    isDone,
    mayAskMore: isDone && !wantsMore && unanswered.length > 0,
  };
}

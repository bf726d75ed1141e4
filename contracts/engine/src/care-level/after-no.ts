import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import type { Triage } from '../assessment.ts';
import type { Complaint } from '../complaint.ts';
import type { Reading } from '../reading/reading.ts';

type Reply = Complaint['answers'][number]['answer'];

/** Answers that tell of nothing bad that was not told before. */
const TELLS_NOTHING: ReadonlySet<Reply> = new Set<Reply>([
  'no',
  'not_sure',
  'bad_little',
  'bad_some',
  'course_better',
  'course_same',
]);

/** Whether the last answer tells of nothing that is there. */
export function lastTellsNothing({ complaint: { answers } }: Reading): boolean {
  const last = answers.at(-1);
  return last !== undefined && TELLS_NOTHING.has(last.answer);
}

/** The care that is needed, and no more than was needed before. */
export function notRaised(level: CareLevel, before: Pick<Triage, 'level'> | null): CareLevel {
  return before && CARE_LEVELS.indexOf(level) < CARE_LEVELS.indexOf(before.level) ? before.level : level;
}

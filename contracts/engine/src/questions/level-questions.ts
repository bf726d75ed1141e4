import type { CareLevel } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { isFor, isKnownOtherwise } from './asked-of.ts';
import { COURSE, HOW_BAD, tellsCourse, tellsHowBad } from './how-bad.ts';

/** Only how bad it is belongs to the questions that everybody is asked; the others come when more are wanted. */
const AT_FIRST = 3;
/** Makes even a mild illness worth showing to a doctor, where it can be. */
const PREGNANCY = 'pregnancy';
const WEAK_DEFENCE = 'weak_immunity';
const FEVER = 'fever';

/**
 * The question whose answer could raise the level of care where nothing speaks against staying at home: how bad it is, whether
 * it gets worse, a pregnancy, a weak defence with fever. At most one at a time, and none that the text has answered.
 */
export function levelQuestions(level: CareLevel | undefined, reading: Reading, base: KnowledgeBase): string[] {
  if (level !== 'self_care') return [];
  const { complaint, asked, present, denied, person } = reading;
  const isOpen = (id: string): boolean => !asked.has(id) && !present.has(id) && !denied.has(id);
  const ids = [
    ...(tellsHowBad(complaint.text) ? [] : [HOW_BAD.id]),
    ...(asked.size < AT_FIRST || tellsCourse(complaint.text) ? [] : [COURSE.id]),
    ...(asked.size < AT_FIRST || person.sex !== 'female' ? [] : [PREGNANCY]),
    ...(asked.size < AT_FIRST || !present.has(FEVER) ? [] : [WEAK_DEFENCE]),
  ];
  return ids.filter((id) => isOpen(id) && !isKnownOtherwise(id, reading, base) && isFor(id, reading, base)).slice(0, 1);
}

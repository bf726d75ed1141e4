import type { CareLevel } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { isFor, isKnownOtherwise } from './asked-of.ts';
import { answered, AT_FIRST } from './most-telling.ts';
import { COURSE, HOW_BAD, tellsCourse, tellsHowBad } from './how-bad.ts';

/**
 * The question whose answer could raise the level of care where nothing speaks against staying at home: how bad it is, whether
 * it gets worse. At most one at a time, and none that the text has answered.
 */
export function levelQuestions(level: CareLevel | undefined, reading: Reading, base: KnowledgeBase): string[] {
  if (level !== 'self_care') return [];
  const { complaint, asked, present, denied } = reading;
  const isOpen = (id: string): boolean => !asked.has(id) && !present.has(id) && !denied.has(id);
  const isFirst = answered(reading) < AT_FIRST;
  const ids = [
    ...(tellsHowBad(complaint.text) ? [] : [HOW_BAD.id]),
    ...(isFirst || tellsCourse(complaint.text) ? [] : [COURSE.id]),
  ];
  return ids.filter((id) => isOpen(id) && !isKnownOtherwise(id, reading, base) && isFor(id, reading, base)).slice(0, 1);
}

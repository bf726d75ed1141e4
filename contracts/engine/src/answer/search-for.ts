import type { Assessment, Screened } from '../assessment.ts';
import type { Reading } from '../reading/reading.ts';

/** What a search for places must know of a complaint beside the name of the condition. */
export interface SearchFor {
  /** Only emergency departments are of use. */
  readonly care?: 'emergency';
  /** For whom, where that changes which places fit. `mother`: a birth is near or just over. */
  readonly who?: 'child' | 'mother';
}

/** Years. Public hospitals of India take patients below this age to their departments for children. */
const CHILD_BELOW = 13;
/** These say that a birth is near or just over, so that a maternity ward is the right place. */
const BIRTH_FLAGS: ReadonlySet<string> = new Set([
  'less_movements',
  'cord_prolapse',
  'labour_now',
  'early_labour',
  'eclampsia',
  'preeclampsia',
  'placenta_stuck',
  'bleeding_after_birth',
]);
const BIRTH_FINDINGS = ['late_pregnancy', 'waters_broke', 'cramps_regular_pregnant', 'labour_due', 'baby_not_moving'];

/** What to tell a search for places beside the condition, so that the right doors are shown. */
export function searchFor(reading: Reading, { triage, redFlags }: Screened<Assessment>): SearchFor {
  const { present, person } = reading;
  const isBirth = redFlags.some(({ id }) => BIRTH_FLAGS.has(id)) || BIRTH_FINDINGS.some((id) => present.has(id));
  const { age } = person;
  const isChild = age !== undefined && age < CHILD_BELOW;
  const byWords = isBirth ? 'mother' : person.who === 'child' && age === undefined ? 'child' : undefined;
  const who = isChild ? 'child' : byWords;
  return { ...(triage?.level === 'emergency' && { care: 'emergency' }), ...(who && { who }) };
}

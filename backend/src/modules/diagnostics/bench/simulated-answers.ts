import { findingsAt, type Complaint, type FollowUpQuestion, type KnowledgeBase } from '@sahaay/engine';
import type { RankedCondition } from '@sahaay/engine/ranking';

/** Somebody made up from the knowledge: what they have, by the ids of findings, and since when. */
export interface SimulatedPatient {
  readonly condition: RankedCondition;
  readonly has: ReadonlySet<string>;
  readonly lasts: RankedCondition['entry']['lasts'][number];
  /** In years. */
  readonly age: number;
}

type Answer = Complaint['answers'][number];

/** What makes daily work impossible, and what keeps a child from play and drink. */
const BAD = {
  adult: /_severe(?:_|$)|unbearable|worst|cannot_(?:bear|stand|keep)|bearing_weight|drowsy/,
  child: /cannot_keep|not_feeding|poor_feeding|milk_refused|drowsy|very_sleepy|floppy/,
} as const;
/** Of whom play and drink are told, in years. */
const GROWN_UP = 13;
/** How it goes, by the course of the illness: what the person has seen of it so far. */
const GOES = {
  passing: 'course_better',
  worsening: 'course_worse',
  recurring: 'course_same',
  lasting: 'course_same',
} as const;

/**
 * What such a person truly answers to a question of each kind, by what they have:
 *
 * - yes or no: yes to what they have, in whatever words it is asked; no to any other symptom or illness of before, since people
 *   know what they feel and what they were told they have; "not sure" where it takes a device or a laboratory to know;
 * - several at once: those they have, and "none of these" for the others, for the same reason;
 * - since when: as long as their illness has lasted;
 * - where: the place they have; "not sure" when their illness has none of those that are offered;
 * - how bad: that daily work is not possible when they have something that makes it so; the knowledge tells no other degree, and
 *   they are not sure;
 * - better or worse: as their illness goes.
 */
export function answerOf(question: FollowUpQuestion, patient: SimulatedPatient, base: KnowledgeBase): Answer {
  const { id, choices, several } = question;
  if (several) {
    const ids = several.map((one) => one.id);
    const yes = ids.filter((one) => isTrue(one, patient.has, base));
    return { id, answer: yes.length > 0 ? 'yes' : 'no', yes, no: ids.filter((one) => !yes.includes(one)) };
  }
  if (choices) return { id, answer: chosen(choices, patient) };
  if (isTrue(id, patient.has, base)) return { id, answer: 'yes' };
  return { id, answer: base.findings.get(id)?.tested ? 'not_sure' : 'no' };
}

function chosen(
  choices: NonNullable<FollowUpQuestion['choices']>,
  { condition, has, lasts, age }: SimulatedPatient,
): Answer['answer'] {
  const offered = choices.map(({ answer }) => answer);
  const place = offered.find((answer) => findingsAt(new Set([answer])).some((id) => has.has(id)));
  const isBad = [...has].some((id) => BAD[age < GROWN_UP ? 'child' : 'adult'].test(id));
  const told: readonly Answer['answer'][] = [
    lasts === 'minutes' ? 'since_hours' : `since_${lasts}`,
    GOES[condition.entry.course],
    ...(isBad ? (['bad_much'] as const) : []),
  ];
  return place ?? offered.find((answer) => told.includes(answer)) ?? 'not_sure';
}

/** A patient has a finding, a narrower one of it, all that it is made of, or the same under another name. */
function isTrue(id: string, has: ReadonlySet<string>, base: KnowledgeBase): boolean {
  const isHad = (one: string): boolean => has.has(one) || (base.children.get(one) ?? []).some(isHad);
  const { from } = base.links;
  return [id, ...(base.alike.get(id) ?? [])].some(
    (one) => isHad(one) || (from[one] ?? []).some((list) => list.every(isHad)),
  );
}

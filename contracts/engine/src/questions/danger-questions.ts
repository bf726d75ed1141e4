import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import type { RedFlagRule } from '../red-flags/raise-flags.ts';
import { isFor, isKnownOtherwise } from './asked-of.ts';

const NONE: readonly string[] = [];
/** An unknown age is taken for this one, in years. */
const GROWN_UP = 40;

/** What alone is missing is asked when it is at least this likely; a worse form of what is said always is. */
const MAY_BE = 0.01;

type Case = RedFlagRule['when'][number];

/**
 * The question that could complete an emergency rule: a worse form of what is said ("the worst headache"), else a finding that
 * alone is missing and that may be; of several the likeliest, by what the complaint may be. At most one.
 *
 * @param isHard whether it takes a device or a laboratory to know a finding
 * @param chanceOf how likely a finding is, 0 to 1
 */
export function dangerQuestions(
  reading: Reading,
  base: KnowledgeBase,
  isHard: (id: string) => boolean,
  chanceOf: (id: string) => number,
): string[] {
  const { present, denied, asked } = reading;
  const isOpenSign = (id: string): boolean =>
    !present.has(id) &&
    !denied.has(id) &&
    !asked.has(id) &&
    !base.findings.get(id)!.not_asked &&
    !isHard(id) &&
    !isKnownOtherwise(id, reading, base) &&
    isFor(id, reading, base);
  const cases = base.rules
    .filter(({ level }) => level === 'emergency')
    .flatMap(({ when }) => when)
    .filter((when) => mayHold(when, reading));
  const worse = cases.filter((when) => isWorse(when, reading, base)).flatMap(({ all = NONE }) => all);
  const missing = cases
    .filter((when) => lacksOne(when, reading))
    .flatMap(({ any = NONE }) => any)
    .filter((id) => chanceOf(id) >= MAY_BE);
  return [worse, missing]
    .flatMap((ids) => ids.filter(isOpenSign).sort((a, b) => chanceOf(b) - chanceOf(a)))
    .slice(0, 1);
}

/** Whether a rule is for such a person, and nothing speaks against it. */
function mayHold({ none = NONE, age, sex }: Case, { person, present }: Reading): boolean {
  if (sex && person.sex && sex !== person.sex) return false;
  return isOfAge(age, person.age) && !none.some((id) => present.has(id));
}

function isOfAge({ min = 0, max = Infinity }: NonNullable<Case['age']> = {}, years: number | undefined): boolean {
  if (max < Infinity && years === undefined) return false;
  return (years ?? GROWN_UP) >= min && (years ?? 0) <= max;
}

/** Whether one finding alone raises it, of which a milder form is said. */
function isWorse({ all = NONE, any = NONE }: Case, { present }: Reading, base: KnowledgeBase): boolean {
  if (all.length !== 1 || any.length > 0) return false;
  for (let up = base.findings.get(all[0]!)?.parent; up; up = base.findings.get(up)?.parent)
    if (present.has(up)) return true;
  return false;
}

/** Whether all is there but one of those of which any will do, and none of these was asked about. */
function lacksOne({ all = NONE, any = NONE }: Case, { present, asked }: Reading): boolean {
  if (any.length === 0 || all.length === 0) return false;
  return all.every((id) => present.has(id)) && !any.some((id) => present.has(id) || asked.has(id));
}

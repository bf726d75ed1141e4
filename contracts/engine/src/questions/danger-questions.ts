import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { markBy, numbersBy } from '../numbers-by.ts';
import { onceOf } from '../once-of.ts';
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
  const above = casesAbove(base.rules)('urgent');
  const narrower = narrowerThan(reading, base);
  const worse = above.ofOne.filter(([id, when]) => narrower.has(id) && mayHold(when, reading)).map(([id]) => id);
  const missing = casesOf(reading, above)
    .filter((when) => lacksOne(when, reading) && mayHold(when, reading))
    .flatMap(({ any = NONE }) => any)
    .filter((id) => chanceOf(id) >= MAY_BE);
  return [worse, missing]
    .flatMap((ids) =>
      ids.filter((id) => isOpenSign(id, reading, base, isHard)).sort((a, b) => chanceOf(b) - chanceOf(a)),
    )
    .slice(0, 1);
}

/** Whether a finding is neither told nor asked about, and can be asked of this person. */
export function isOpenSign(
  id: string,
  reading: Reading,
  base: KnowledgeBase,
  isHard: (id: string) => boolean,
): boolean {
  const { present, denied, asked } = reading;
  if (present.has(id) || denied.has(id) || asked.has(id) || base.findings.get(id)!.not_asked) return false;
  return !isHard(id) && !isKnownOtherwise(id, reading, base) && isFor(id, reading, base);
}

/**
 * The findings of which one alone would raise a red flag that asks for more care than this.
 * @param mayBe whether a finding is likely enough to be asked about
 */
export function completing(
  reading: Reading,
  base: KnowledgeBase,
  level: CareLevel,
  mayBe: (id: string) => boolean,
): string[] {
  const completed = new Set<string>();
  const above = casesAbove(base.rules)(level);
  for (const when of casesOf(reading, above, [...above.always])) {
    const last = lastOf(when, reading);
    if (last !== NONE && mayHold(when, reading)) for (const id of last) if (mayBe(id)) completed.add(id);
  }
  return [...completed];
}

/** The cases of rules, in their order. */
interface Cases {
  readonly cases: readonly Case[];
  /** Those that one finding alone raises. */
  readonly ofOne: readonly (readonly [finding: string, Case])[];
  /** Those that may lack a single finding only where this one is present. */
  readonly byFinding: ReturnType<typeof numbersBy>;
  /** By the number of a case: whether it may lack a single finding whatever is present. */
  readonly always: readonly boolean[];
}

/** The cases of all rules that ask for more care than a level. */
const casesAbove = onceOf((rules: readonly RedFlagRule[]) => {
  const above = CARE_LEVELS.map((_, at): Cases => {
    const cases = rules.filter((rule) => CARE_LEVELS.indexOf(rule.level) < at).flatMap(({ when }) => when);
    const needed = cases.map(neededOf);
    return {
      cases,
      byFinding: numbersBy(needed),
      always: needed.map((ids) => ids.length === 0),
      ofOne: cases.flatMap((when) => {
        const { all = NONE, any = NONE } = when;
        return all.length === 1 && any.length === 0 ? [[all[0]!, when] as const] : [];
      }),
    };
  });
  return (level: CareLevel): Cases => above[CARE_LEVELS.indexOf(level)]!;
});

/** The findings of which one must be present where a case lacks a single one; `NONE` where none must. */
function neededOf({ all = NONE, any = NONE, at_least: least = 1 }: Case): readonly string[] {
  if (any.length === 0) return all.length > 1 ? all : NONE;
  if (all.length > 0) return all.slice(0, 1);
  return least > 1 ? any : NONE;
}

/** The cases of which a needed finding is present, and those that need none, in their order. */
function casesOf({ present }: Reading, { cases, byFinding }: Cases, always?: boolean[]): Case[] {
  const isLookedAt = markBy(present.keys(), byFinding, always);
  return cases.filter((_, number) => isLookedAt[number]);
}

/** The findings each of which is all that a case lacks; `NONE` where there is none. */
function lastOf({ all = NONE, any = NONE, at_least: least = 1 }: Case, { present }: Reading): readonly string[] {
  if (any.length === 0) return onlyOneLacking(all, present);
  for (const id of all) if (!present.has(id)) return NONE;
  let some = 0;
  for (const id of any) if (present.has(id)) some++;
  return some === least - 1 ? any.filter((id) => !present.has(id)) : NONE;
}

function onlyOneLacking(all: readonly string[], present: Reading['present']): readonly string[] {
  let lacking: string | undefined;
  for (const id of all) {
    if (present.has(id)) continue;
    if (lacking !== undefined) return NONE;
    lacking = id;
  }
  if (lacking === undefined) return NONE;
  return all.length === 1 ? all : [lacking];
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

/** Every narrower form of what is present, which may be a worse one. */
function narrowerThan({ present }: Reading, { children }: KnowledgeBase): ReadonlySet<string> {
  const narrower = new Set<string>();
  const add = (id: string): void => {
    for (const child of children.get(id) ?? NONE) {
      if (narrower.has(child)) continue;
      narrower.add(child);
      add(child);
    }
  };
  for (const id of present.keys()) add(id);
  return narrower;
}

/** Whether all is there but one of those of which any will do, if any, and none of these was asked about. */
function lacksOne({ all = NONE, any = NONE }: Case, { present, asked }: Reading): boolean {
  return all.every((id) => present.has(id)) && !any.some((id) => present.has(id) || asked.has(id));
}

import type { Person } from '../reading/person.ts';
import type { Reading } from '../reading/reading.ts';
import type { AbsenceTable } from './finding-tables.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { durationIndex, priorIndex } from './prior-rows.ts';
import { onceOf, onceOfBoth } from '../once-of.ts';
import { EvidenceSums, type Evidence } from './evidence-sums.ts';
import { EXCLUDED } from './weights.ts';

/** A text that names more findings than this is a list, not a complaint; the rarest ones tell most. */
const MOST_FINDINGS = 60;

/** What speaks for the conditions, by their number. */
export interface Scores {
  /** Log odds; -Infinity for what cannot be. */
  readonly scores: Float64Array;
  readonly support: Float64Array;
  readonly supporters: Uint8Array;
  /** What was told, without what more special findings imply. */
  readonly specific: readonly Evidence[];
}

/** The sums of a reading, by which those of one that tells a little more of the same are worked out faster. */
export interface Summed extends Scores {
  /** Of the specific findings alone. */
  readonly begun: EvidenceSums;
  readonly states: Uint8Array;
  /** By the number of a condition: 1 where something that is present speaks against it. */
  readonly excluded: Uint8Array;
  /** What is absent counts for each condition. */
  readonly absent: Float64Array;
}

/**
 * The sums of all conditions.
 * @param flags what red flags count besides
 */
export function scoreConditions(reading: Reading, base: KnowledgeBase, flags: readonly Evidence[] = []): Summed {
  const { conditions, weights, absences } = base;
  const specific = mostSpecific(reading, base);
  const begun = new EvidenceSums(conditions.length, weights.sameGroup);
  for (const finding of specific) begun.add(finding);
  const states = statesOf(reading, base);
  const excluded = new Uint8Array(conditions.length);
  const absent = absences.all.slice();
  sumStates({ states, excluded, absent, isNew: new Uint8Array(conditions.length) }, base);
  const scores = new Float64Array(conditions.length);
  const sums = finish(begun.copy(), flags);
  addUp(scores, sums.evidence, { absent, excluded }, reading, base);
  return { scores, support: sums.support, supporters: sums.supporters, specific, begun, states, excluded, absent };
}

/** What one reading like another is summed up in, and the next one again. */
const roomOf = onceOf(({ conditions, numbers, weights }: KnowledgeBase) => ({
  sums: new EvidenceSums(conditions.length, weights.sameGroup),
  states: new Uint8Array(numbers.size),
  excluded: new Uint8Array(conditions.length),
  absent: new Float64Array(conditions.length),
  isNew: new Uint8Array(conditions.length),
  scores: new Float64Array(conditions.length),
}));

/**
 * The same of a reading in which more is present and nothing else is told than in another: faster, and the same to the last
 * digit. What it gives holds until it is asked again.
 * @param like the sums of the other reading
 */
export function scoreAlike(reading: Reading, base: KnowledgeBase, flags: readonly Evidence[], like: Summed): Scores {
  const { sums, scores, ...told } = roomOf(base);
  const specific = mostSpecific(reading, base);
  goOn(sums, specific, like);
  told.states.set(like.states);
  for (const id of reading.present.keys()) told.states[base.numbers.get(id)!] = PRESENT;
  told.excluded.set(like.excluded);
  told.absent.set(like.absent);
  told.isNew.fill(0);
  sumStates(told, base, like.states);
  finish(sums, flags);
  addUp(scores, sums.evidence, told, reading, base);
  return { scores, support: sums.support, supporters: sums.supporters, specific };
}

/** The log odds of all conditions. */
function addUp(
  scores: Float64Array,
  evidence: Float64Array,
  { absent, excluded }: Pick<Summed, 'absent' | 'excluded'>,
  reading: Reading,
  base: KnowledgeBase,
): void {
  const mayBe = allowedBy(reading.person, base.conditions);
  const priors = base.priors.row(priorIndex(reading, base.askedOf));
  const durations =
    reading.durationDays === undefined ? undefined : base.durations.row(durationIndex(reading.durationDays));
  for (let number = 0; number < scores.length; number++) {
    scores[number] =
      (mayBe[number] ? priors[number]! : -Infinity) +
      evidence[number]! +
      absent[number]! +
      (durations?.[number] ?? 0) -
      (excluded[number] ? EXCLUDED : 0);
  }
}

/** Sums with what red flags count besides. */
function finish(
  sums: EvidenceSums,
  flags: readonly Evidence[],
): Pick<EvidenceSums, 'evidence' | 'support' | 'supporters'> {
  for (const flag of flags) sums.add(flag);
  return sums.finish();
}

/** Goes on with the sums of a reading that begins with the same findings, or begins anew. */
function goOn(sums: EvidenceSums, specific: readonly Evidence[], { specific: first, begun }: Summed): void {
  const isMore = first.every(({ id }, at) => specific[at]?.id === id);
  if (isMore) sums.take(begun);
  else sums.clear();
  for (let at = isMore ? first.length : 0; at < specific.length; at++) sums.add(specific[at]!);
}

/** The ages in years at which each illness can be, by the number of the condition. */
const agesOf = onceOf((conditions: KnowledgeBase['conditions']) => ({
  from: Float64Array.from(conditions, ({ entry }) => entry.prevalence.years?.from ?? 0),
  below: Float64Array.from(conditions, ({ entry }) => entry.prevalence.years?.below ?? Infinity),
}));

/** By the number of the condition: whether a person is of an age at which it can be. */
const allowedBy = onceOfBoth((person: Person, conditions: KnowledgeBase['conditions']) => {
  const ages = agesOf(conditions);
  return Uint8Array.from(conditions, ({ number }) => Number(isOfAge(ages, number, person)));
});

/** Whether an illness can be at an age that is told, in years. Whole years tell no months: "0 years old" is anybody below one. */
function isOfAge({ from, below }: ReturnType<typeof agesOf>, number: number, { age, atLeast = 0 }: Person): boolean {
  if (age === undefined) return atLeast < below[number]!;
  const oldest = Number.isInteger(age) ? age + 1 : age;
  return (age >= from[number]! || oldest > from[number]!) && age < below[number]!;
}

/** Present findings without those that another present finding implies as its parent. */
export function mostSpecific(reading: Reading, base: KnowledgeBase): Evidence[] {
  const general = new Set<string>();
  for (const id of reading.present.keys()) {
    for (let up = base.findings.get(id)?.parent; up; up = base.findings.get(up)?.parent) general.add(up);
  }
  const specific = [...reading.present.keys()].filter((id) => !general.has(id)).map((id) => base.findings.get(id)!);
  if (specific.length > MOST_FINDINGS) specific.sort((a, b) => a.background - b.background).splice(MOST_FINDINGS);
  const groups = [...new Set(specific.flatMap(({ group }) => group ?? []))];
  return specific.map((finding) => ({
    id: finding.id,
    odds: base.evidence.row(base.numbers.get(finding.id)!),
    raises: base.raises[base.numbers.get(finding.id)!]!,
    isSymptom: finding.kind === 'symptom',
    group: finding.group ? groups.indexOf(finding.group) : -1,
  }));
}

const PRESENT = 1;
const DENIED = 2;

/** What is known of each finding, by its number. Who denies a finding denies its narrower forms. */
function statesOf({ present, denied }: Reading, { numbers, children }: KnowledgeBase): Uint8Array {
  const states = new Uint8Array(numbers.size);
  const deny = (id: string): void => {
    if (states[numbers.get(id)!] === DENIED) return;
    states[numbers.get(id)!] = DENIED;
    for (const child of children.get(id) ?? []) deny(child);
  };
  for (const id of denied) if (numbers.has(id)) deny(id);
  for (const id of present.keys()) states[numbers.get(id)!] = PRESENT;
  return states;
}

/** What is told of each finding, and by the number of a condition what follows from that. */
interface Told extends Pick<Summed, 'states' | 'excluded' | 'absent'> {
  /** The conditions that list something told. */
  readonly isNew: Uint8Array;
}

/**
 * Notes what is excluded, and sums what is absent anew for those conditions that list something told.
 * @param before the states that are summed already
 */
function sumStates(
  { states, excluded, absent, isNew }: Told,
  { absences, excludedBy }: KnowledgeBase,
  before?: Uint8Array,
): void {
  for (let finding = 0; finding < states.length; finding++) {
    if (states[finding] === (before?.[finding] ?? 0)) continue;
    if (states[finding] === PRESENT) for (const number of excludedBy[finding]!) excluded[number] = 1;
    for (const number of absences.listedBy[finding]!) isNew[number] = 1;
  }
  for (let number = 0; number < absent.length; number++)
    if (isNew[number]) absent[number] = weighAbsent(number, absences, states);
}

function weighAbsent(
  condition: number,
  { starts, findings, denied, unmentioned }: AbsenceTable,
  states: Uint8Array,
): number {
  let sum = 0;
  for (let at = starts[condition]!; at < starts[condition + 1]!; at++) {
    const state = states[findings[at]!];
    if (state !== PRESENT) sum += state === DENIED ? denied[at]! : unmentioned[at]!;
  }
  return sum;
}

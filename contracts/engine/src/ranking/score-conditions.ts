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
}

/** The sums of a reading, by which those of one that tells a little more of the same are worked out faster. */
export interface Summed extends Scores {
  readonly specific: readonly Evidence[];
  /** Of the specific findings alone. */
  readonly begun: EvidenceSums;
  readonly states: Uint8Array;
  /** What is absent counts for each condition. */
  readonly absent: Float64Array;
}

const roomFor = ({ conditions: { length }, numbers, weights: { sameGroup } }: KnowledgeBase) => ({
  begun: new EvidenceSums(length, sameGroup),
  sums: new EvidenceSums(length, sameGroup),
  states: new Uint8Array(numbers.size),
  excluded: new Uint8Array(length),
  absent: new Float64Array(length),
  scores: new Float64Array(length),
});
/** One reading after the other that is like another is summed up in the same room, since making it takes longer than the sums. */
const sharedRoom = onceOf(roomFor);
/** The sums of who told nothing. */
const sumsOfNothing = onceOf((base: KnowledgeBase): Summed => {
  const { sums, ...room } = roomFor(base);
  const { support, supporters } = sums;
  return { ...room, support, supporters, specific: [], absent: base.absences.all };
});

/**
 * The sums of all conditions.
 * @param flags what red flags count besides
 * @param like the sums of a reading that tells much of the same; the answer is the same without it, but holds only until the next
 *   reading like another is summed up
 */
export function scoreConditions(
  reading: Reading,
  base: KnowledgeBase,
  flags: readonly Evidence[] = [],
  like?: Summed,
): Summed {
  const { begun, sums, states, excluded, absent, scores } = (like ? sharedRoom : roomFor)(base);
  const from: Summed = like ?? sumsOfNothing(base);
  const specific = mostSpecific(reading, base);
  goOn(begun, specific, from, base);
  sums.take(begun);
  for (const flag of flags) sums.add(flag);
  const { evidence, support, supporters } = sums.finish();
  tellStates(states, reading, base);
  noteExcluded(excluded, states, base);
  sumAbsent(absent, states, base, from);
  addUp(scores, evidence, absent, excluded, reading, base);
  return { scores, support, supporters, specific, begun, states, absent };
}

/** Sums findings, and goes on with the sums of a reading that begins with the same ones. */
function goOn(sums: EvidenceSums, specific: readonly Evidence[], like: Summed, base: KnowledgeBase): void {
  const isMore = like.specific.every(({ id }, at) => specific[at]?.id === id);
  const from = isMore ? like : sumsOfNothing(base);
  sums.take(from.begun);
  for (let at = from.specific.length; at < specific.length; at++) sums.add(specific[at]!);
}

/** Adds up the log odds of each condition. */
function addUp(
  scores: Float64Array,
  evidence: Float64Array,
  absent: Float64Array,
  excluded: Uint8Array,
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

/** Notes what is known of each finding, by its number. Who denies a finding denies its narrower forms. */
function tellStates(states: Uint8Array, { present, denied }: Reading, { numbers, children }: KnowledgeBase): void {
  states.fill(0);
  const deny = (id: string): void => {
    if (states[numbers.get(id)!] === DENIED) return;
    states[numbers.get(id)!] = DENIED;
    for (const child of children.get(id) ?? []) deny(child);
  };
  for (const id of denied) if (numbers.has(id)) deny(id);
  for (const id of present.keys()) states[numbers.get(id)!] = PRESENT;
}

/** Notes by the number of a condition whether something that is present speaks against it. */
function noteExcluded(excluded: Uint8Array, states: Uint8Array, { excludedBy }: KnowledgeBase): void {
  excluded.fill(0);
  for (let finding = 0; finding < states.length; finding++)
    if (states[finding] === PRESENT) for (const number of excludedBy[finding]!) excluded[number] = 1;
}

/** What is absent counts for each condition: anew for those that list something told otherwise than in another reading. */
function sumAbsent(
  sums: Float64Array,
  states: Uint8Array,
  { absences }: KnowledgeBase,
  from: Pick<Summed, 'states' | 'absent'>,
): void {
  sums.set(from.absent);
  const isNew = new Uint8Array(sums.length);
  for (let finding = 0; finding < states.length; finding++)
    if (states[finding] !== from.states[finding]) for (const number of absences.listedBy[finding]!) isNew[number] = 1;
  for (let number = 0; number < sums.length; number++)
    if (isNew[number]) sums[number] = weighAbsent(number, absences, states);
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

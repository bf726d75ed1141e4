import type { Person } from '../reading/person.ts';
import type { Reading } from '../reading/reading.ts';
import type { AbsenceTable } from './finding-tables.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { durationIndex, priorIndex } from './prior-rows.ts';
import { onceOf } from '../once-of.ts';
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

/** The sums of all conditions. */
export function scoreConditions(
  reading: Reading,
  base: KnowledgeBase,
  specific: readonly Evidence[] = mostSpecific(reading, base),
): Scores {
  const states = statesOf(reading, base);
  const { excluded, told } = conditionsToldOf(states, base);
  const ages = agesOf(base.conditions);
  const priors = base.priors.row(priorIndex(reading, base.askedOf));
  const durations =
    reading.durationDays === undefined ? undefined : base.durations.row(durationIndex(reading.durationDays));
  const { evidence, support, supporters } = sumEvidence(specific, base.conditions.length, base.weights.sameGroup);
  const scores = new Float64Array(base.conditions.length);
  for (let number = 0; number < scores.length; number++) {
    scores[number] =
      (isOfAge(ages, number, reading.person) ? priors[number]! : -Infinity) +
      evidence[number]! +
      (told[number] ? weighAbsent(number, base.absences, states) : base.absences.all[number]!) +
      (durations?.[number] ?? 0) -
      (excluded[number] ? EXCLUDED : 0);
  }
  return { scores, support, supporters };
}

/** The ages in years at which each illness can be, by the number of the condition. */
const agesOf = onceOf((conditions: KnowledgeBase['conditions']) => ({
  from: Float64Array.from(conditions, ({ entry }) => entry.prevalence.years?.from ?? 0),
  below: Float64Array.from(conditions, ({ entry }) => entry.prevalence.years?.below ?? Infinity),
}));

/** Whether an illness can be at an age that is told, in years. Whole years tell no months: "0 years old" is anybody below one. */
function isOfAge({ from, below }: ReturnType<typeof agesOf>, number: number, { age, atLeast = 0 }: Person): boolean {
  if (age === undefined) return atLeast < below[number]!;
  const oldest = Number.isInteger(age) ? age + 1 : age;
  return (age >= from[number]! || oldest > from[number]!) && age < below[number]!;
}

/** A present finding as the sums need it. */
export interface Evidence {
  readonly id: string;
  /** What it counts, by the number of the condition. */
  readonly odds: Float64Array;
  /** The numbers of the conditions that it raises. */
  readonly raises: Uint16Array;
  readonly isSymptom: boolean;
  /** The number of its correlation group among those present; -1 without one. */
  readonly group: number;
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

/** What the present findings count for every condition. In each correlation group the strongest counts in full, the others less. */
function sumEvidence(
  present: readonly Evidence[],
  conditions: number,
  sameGroup: number,
): { evidence: Float64Array; support: Float64Array; supporters: Uint8Array } {
  const evidence = new Float64Array(conditions);
  const support = new Float64Array(conditions);
  const supporters = new Uint8Array(conditions);
  const strongest: Float64Array[] = [];
  for (const { odds, raises, isSymptom, group } of present) {
    const weight = group >= 0 ? sameGroup : 1;
    for (let number = 0; number < conditions; number++) evidence[number]! += weight * odds[number]!;
    for (const number of raises) {
      supporters[number]!++;
      if (isSymptom) support[number]! += weight * odds[number]!;
    }
    if (group < 0) continue;
    const most = (strongest[group] ??= odds.slice());
    for (let number = 0; number < conditions; number++) if (odds[number]! > most[number]!) most[number] = odds[number]!;
  }
  for (const most of strongest) {
    for (let number = 0; number < conditions; number++) {
      evidence[number]! += (1 - sameGroup) * most[number]!;
      support[number]! += (1 - sameGroup) * Math.max(0, most[number]!);
    }
  }
  return { evidence, support, supporters };
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

/** By the number of a condition: whether something that is present speaks against it, and whether anything that it lists is present or denied. */
function conditionsToldOf(
  states: Uint8Array,
  { conditions, absences, excludedBy }: KnowledgeBase,
): { excluded: Uint8Array; told: Uint8Array } {
  const excluded = new Uint8Array(conditions.length);
  const told = new Uint8Array(conditions.length);
  for (let finding = 0; finding < states.length; finding++) {
    if (states[finding] === 0) continue;
    for (const number of absences.listedBy[finding]!) told[number] = 1;
    if (states[finding] === PRESENT) for (const number of excludedBy[finding]!) excluded[number] = 1;
  }
  return { excluded, told };
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

import type { Person } from '../reading/person.ts';
import type { Reading } from '../reading/reading.ts';
import type { AbsenceTable } from './finding-tables.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { durationIndex, priorIndex } from './prior-rows.ts';
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
  const priors = base.priors.row(priorIndex(reading, base.askedOf));
  const durations =
    reading.durationDays === undefined ? undefined : base.durations.row(durationIndex(reading.durationDays));
  const { evidence, support, supporters } = sumEvidence(specific, base.conditions.length, base.weights.sameGroup);
  const scores = new Float64Array(base.conditions.length);
  for (let number = 0; number < scores.length; number++) {
    const excluded = isExcluded(base.exclusions[number]!, states) ? EXCLUDED : 0;
    scores[number] =
      (isOfAge(base.conditions[number]!, reading.person) ? priors[number]! : -Infinity) +
      evidence[number]! +
      weighAbsent(number, base.absences, states) +
      (durations?.[number] ?? 0) -
      excluded;
  }
  return { scores, support, supporters };
}

/** Whether an illness can be at an age that is told, in years. Whole years tell no months: "0 years old" is anybody below one. */
function isOfAge({ entry }: KnowledgeBase['conditions'][number], { age, atLeast = 0 }: Person): boolean {
  const { from = 0, below = Infinity } = entry.prevalence.years ?? {};
  if (age === undefined) return atLeast < below;
  const oldest = Number.isInteger(age) ? age + 1 : age;
  return (age >= from || oldest > from) && age < below;
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

function isExcluded(findings: Uint16Array, states: Uint8Array): boolean {
  for (let at = 0; at < findings.length; at++) if (states[findings[at]!] === PRESENT) return true;
  return false;
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

import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { AbsenceTable } from './finding-tables.js';
import type { RankedCondition } from './prepare-condition.js';
import { durationIndex, priorIndex } from './prior-rows.js';
import { EXCLUDED, KNOWN_SHARE } from './weights.js';

/** A condition with its share of belief and the findings that speak for it. */
export class Ranked {
  constructor(
    readonly condition: RankedCondition,
    /** Calibrated probability, 0 to 1; all together reach KNOWN_SHARE. */
    readonly probability: number,
    /** How much the symptoms (not risks) speak for it, as a log odds sum. */
    readonly support: number,
    /** How many present findings raise it. */
    readonly supporters: number,
    private readonly present: readonly Evidence[],
  ) {}

  /** Those findings, strongest first. */
  get supporting(): readonly string[] {
    return supportingOf(this.condition, this.present);
  }
}

/** A text that names more findings than this is a list, not a complaint; the rarest ones tell most. */
const MOST_FINDINGS = 60;

/**
 * Ranks all conditions by naive Bayes in log odds: prior by age and sex, likelihood ratio of every present finding against its background
 * (damped within correlation groups), denied and unmentioned ones against it.
 */
export function rankConditions(reading: Reading, base: KnowledgeBase): Ranked[] {
  const specific = mostSpecific(reading, base);
  const scored = scoreConditions(reading, base, specific).sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const beliefs = Float64Array.from(scored, ({ score }) => Math.exp((score - best) / base.weights.temperature));
  const total = beliefs.reduce((sum, belief) => sum + belief, 0);
  return scored.map(({ condition, support, supporters }, place) => new Ranked(condition, (KNOWN_SHARE * beliefs[place]!) / total, support, supporters, specific));
}

/** What speaks for a condition, as log odds. */
interface Scored {
  readonly condition: RankedCondition;
  readonly score: number;
  readonly support: number;
  readonly supporters: number;
}

/** The sums of all conditions that can be, in the order of the knowledge. */
export function scoreConditions(reading: Reading, base: KnowledgeBase, specific: readonly Evidence[] = mostSpecific(reading, base)): Scored[] {
  const states = statesOf(reading, base);
  const priors = base.priors.row(priorIndex(reading.person));
  const durations = reading.durationDays === undefined ? undefined : base.durations.row(durationIndex(reading.durationDays));
  const { evidence, support, supporters } = sumEvidence(specific, base.conditions.length, base.weights.sameGroup);
  const scored: Scored[] = [];
  for (const condition of base.conditions) {
    const { number } = condition;
    const prior = priors[number]!;
    if (prior === -Infinity) continue;
    const score = prior + evidence[number]! + weighAbsent(number, base.absences, states) + (durations?.[number] ?? 0) - (base.exclusions[number]!.some((finding) => states[finding] === PRESENT) ? EXCLUDED : 0);
    scored.push({ condition, score, support: support[number]!, supporters: supporters[number]! });
  }
  return scored;
}

/** A present finding as the sums need it. */
interface Evidence {
  readonly id: string;
  /** What it counts, by the number of the condition. */
  readonly odds: Float64Array;
  readonly isSymptom: boolean;
  /** The number of its correlation group among those present; -1 without one. */
  readonly group: number;
}

/** Present findings without those that another present finding implies as its parent. */
function mostSpecific(reading: Reading, base: KnowledgeBase): Evidence[] {
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
    isSymptom: finding.kind === 'symptom',
    group: finding.group ? groups.indexOf(finding.group) : -1,
  }));
}

/** What the present findings count for every condition. In each correlation group the strongest counts in full, the others less. */
function sumEvidence(present: readonly Evidence[], conditions: number, sameGroup: number): { evidence: Float64Array; support: Float64Array; supporters: Uint8Array } {
  const evidence = new Float64Array(conditions);
  const support = new Float64Array(conditions);
  const supporters = new Uint8Array(conditions);
  const strongest: Float64Array[] = [];
  for (const { odds, isSymptom, group } of present) {
    const weight = group >= 0 ? sameGroup : 1;
    for (let number = 0; number < conditions; number++) {
      const ratio = odds[number]!;
      evidence[number]! += weight * ratio;
      if (ratio <= 0) continue;
      supporters[number]!++;
      if (isSymptom) support[number]! += weight * ratio;
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

function supportingOf({ number }: RankedCondition, present: readonly Evidence[]): string[] {
  return present
    .map(({ id, odds }) => ({ id, ratio: odds[number]! }))
    .filter(({ ratio }) => ratio > 0)
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ id }) => id);
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

function weighAbsent(condition: number, { starts, findings, denied, unmentioned }: AbsenceTable, states: Uint8Array): number {
  let sum = 0;
  for (let at = starts[condition]!; at < starts[condition + 1]!; at++) {
    const state = states[findings[at]!];
    if (state !== PRESENT) sum += state === DENIED ? denied[at]! : unmentioned[at]!;
  }
  return sum;
}

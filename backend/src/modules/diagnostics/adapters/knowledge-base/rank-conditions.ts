import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase, RankedCondition } from './knowledge-base.js';
import { AGE_BANDS, DURATIONS, type AgeBand, type ConditionEntry, type DurationBand } from './schema.js';
import { EXCLUDED, KNOWN_SHARE, STRONGEST, TEMPERATURE, WEIGHTS } from './weights.js';

/** A condition with its share of belief and the findings that speak for it. */
export interface Ranked {
  readonly condition: RankedCondition;
  /** Calibrated probability, 0 to 1; all together reach KNOWN_SHARE. */
  readonly probability: number;
  /** How many present findings raise it. */
  readonly supporters: number;
  /** Those findings, strongest first. */
  readonly supporting: readonly string[];
  /** How much the symptoms (not risks) speak for it, as a log odds sum. */
  readonly support: number;
}

const UNEXPLAINED = Math.log(WEIGHTS.unexplained);
const UNEXPLAINED_RISK = Math.log(WEIGHTS.unexplainedRisk);
const UNEXPLAINED_DETAIL = Math.log(WEIGHTS.unexplainedDetail);

/** A text that names more findings than this is a list, not a complaint; the rarest ones tell most. */
const MOST_FINDINGS = 60;

/** Share of people asking for help, for an unknown age. */
const POPULATION: Readonly<Record<AgeBand, number>> = { infant: 0.04, child: 0.12, teen: 0.1, adult: 0.42, middle: 0.2, elder: 0.12 };
const UPPER_AGES: Readonly<Record<AgeBand, number>> = { infant: 1, child: 12, teen: 18, adult: 45, middle: 65, elder: Infinity };
const UPPER_DAYS: Readonly<Record<DurationBand, number>> = { minutes: 1 / 24, hours: 1, days: 10, weeks: 45, months: 365, years: Infinity };

/**
 * Ranks all conditions by naive Bayes in log odds: prior by age and sex, likelihood ratio of every present finding against its background
 * (damped within correlation groups), denied and unmentioned ones against it.
 */
export function rankConditions(reading: Reading, base: KnowledgeBase): Ranked[] {
  const specific = mostSpecific(reading, base);
  const states = statesOf(reading, base);
  const scored = base.conditions.flatMap((condition) => {
    const prior = priorOf(condition.entry, reading);
    if (prior === 0) return [];
    const { evidence, support, supporters } = weighPresent(condition, specific);
    const score = WEIGHTS.prior * Math.log(prior) + evidence + weighAbsent(condition, states) + weighDuration(condition.entry, reading.durationDays) - weighExcluded(condition.entry, reading);
    return [{ condition, score, support, supporters }];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const belief = (score: number): number => Math.exp((score - best) / TEMPERATURE);
  const total = scored.reduce((sum, { score }) => sum + belief(score), 0);
  return scored
    .sort((a, b) => b.score - a.score)
    .map(({ condition, score, support, supporters }) => ({
      condition,
      probability: (KNOWN_SHARE * belief(score)) / total,
      support,
      supporters,
      get supporting() {
        return supportingOf(condition, specific);
      },
    }));
}

/** The age band of an age in years. */
function ageBand(age: number): AgeBand {
  return AGE_BANDS.find((band) => age < UPPER_AGES[band])!;
}

/** A present finding as the sums need it. */
interface Evidence {
  readonly id: string;
  readonly number: number;
  readonly isSymptom: boolean;
  /** What it counts, in log odds, for a condition that does not list it. */
  readonly unexplained: number;
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
    number: base.numbers.get(finding.id)!,
    isSymptom: finding.kind === 'symptom',
    unexplained: finding.detail || finding.vague ? UNEXPLAINED_DETAIL : finding.kind === 'symptom' ? UNEXPLAINED : UNEXPLAINED_RISK,
    group: finding.group ? groups.indexOf(finding.group) : -1,
  }));
}

function priorOf({ prevalence: { base, age, sex } }: ConditionEntry, { person }: Reading): number {
  const byAge = person.age === undefined ? AGE_BANDS.reduce((sum, band) => sum + POPULATION[band] * (age[band] ?? 1), 0) : (age[ageBand(person.age)] ?? 1);
  const bySex = person.sex === undefined ? ((sex.female ?? 1) + (sex.male ?? 1)) / 2 : (sex[person.sex] ?? 1);
  return base * byAge * bySex;
}

/** In each correlation group the strongest finding counts in full, the others less. */
function weighPresent({ ratios }: RankedCondition, present: readonly Evidence[]): { evidence: number; support: number; supporters: number } {
  let evidence = 0;
  let support = 0;
  let supporters = 0;
  const strongest: number[] = [];
  for (const one of present) {
    const { isSymptom, group } = one;
    const ratio = ratioAt(ratios, one);
    if (group >= 0) strongest[group] = Math.max(strongest[group] ?? -Infinity, ratio);
    const weight = group >= 0 ? WEIGHTS.sameGroup : 1;
    evidence += weight * ratio;
    if (ratio > 0) supporters++;
    if (ratio > 0 && isSymptom) support += weight * ratio;
  }
  for (const ratio of strongest) {
    evidence += (1 - WEIGHTS.sameGroup) * ratio;
    support += (1 - WEIGHTS.sameGroup) * Math.max(0, ratio);
  }
  return { evidence, support, supporters };
}

function ratioAt(ratios: Float64Array, { number, isSymptom, unexplained }: Evidence): number {
  const ratio = ratios[number]!;
  if (Number.isNaN(ratio)) return unexplained;
  return (isSymptom ? 1 : WEIGHTS.risk) * Math.min(STRONGEST, ratio);
}

function supportingOf({ ratios }: RankedCondition, present: readonly Evidence[]): string[] {
  return present
    .map((one) => ({ id: one.id, ratio: ratioAt(ratios, one) }))
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

function weighAbsent({ absence: { numbers, denied, unmentioned } }: RankedCondition, states: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index++) {
    const state = states[numbers[index]!];
    if (state !== PRESENT) sum += state === DENIED ? denied[index]! : unmentioned[index]!;
  }
  return sum;
}

function weighDuration({ lasts }: ConditionEntry, days: number | undefined): number {
  if (days === undefined) return 0;
  const told = DURATIONS.findIndex((band) => days < UPPER_DAYS[band]);
  const distance = Math.min(...lasts.map((band) => Math.abs(DURATIONS.indexOf(band) - told)));
  return -WEIGHTS.durationOff * Math.max(0, distance - 0.5);
}

function weighExcluded({ excludes }: ConditionEntry, { present }: Reading): number {
  return excludes.some((id) => present.has(id)) ? EXCLUDED : 0;
}

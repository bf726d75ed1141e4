import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase, RankedCondition } from './knowledge-base.js';
import { AGE_BANDS, DURATIONS, type AgeBand, type ConditionEntry, type DurationBand, type Finding } from './schema.js';

/** A condition with its share of belief and the findings that speak for it. */
export interface Ranked {
  readonly condition: RankedCondition;
  /** Posterior probability among all conditions, 0 to 1. */
  readonly probability: number;
  /** Present findings that raise it, strongest first. */
  readonly supporting: readonly string[];
  /** How much the symptoms (not risks) speak for it, as a log odds sum. */
  readonly support: number;
}

/** Set with the benchmark: the values at which all record sets together did best. */
const WEIGHTS = {
  /** A symptom that the condition does not list counts this share of its background. */
  unexplained: 0.3,
  unexplainedRisk: 0.85,
  /** Later findings of one group. */
  sameGroup: 0.5,
  /** An expected finding that was not mentioned counts this share of a denied one. */
  unmentioned: 0.3,
  prior: 0.8,
  strongest: 5,
  denied: 2.5,
  excluded: 4,
  durationOff: 0.3,
} as const;

const UNEXPLAINED = Math.log(WEIGHTS.unexplained);
const UNEXPLAINED_RISK = Math.log(WEIGHTS.unexplainedRisk);

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
  const scored = base.conditions.flatMap((condition) => {
    const prior = priorOf(condition.entry, reading);
    if (prior === 0) return [];
    const { evidence, support, supporting } = weighPresent(condition, specific);
    const score = WEIGHTS.prior * Math.log(prior) + evidence + weighAbsent(condition, reading, base) + weighDuration(condition.entry, reading.durationDays) - weighExcluded(condition.entry, reading);
    return [{ condition, score, support, supporting }];
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored
    .map(({ condition, score, support, supporting }) => ({ condition, probability: Math.exp(score - best) / total, support, supporting }))
    .sort((a, b) => b.probability - a.probability);
}

/** The age band of an age in years. */
function ageBand(age: number): AgeBand {
  return AGE_BANDS.find((band) => age < UPPER_AGES[band])!;
}

/** A present finding with its ancestors, nearest first. */
interface Evidence {
  readonly finding: Finding;
  readonly chain: readonly string[];
}

/** Present findings without those that another present finding implies as its parent. */
function mostSpecific(reading: Reading, base: KnowledgeBase): Evidence[] {
  const general = new Set<string>();
  for (const id of reading.present.keys()) {
    for (let up = base.findings.get(id)?.parent; up; up = base.findings.get(up)?.parent) general.add(up);
  }
  const specific = [...reading.present.keys()].filter((id) => !general.has(id)).map((id) => base.findings.get(id)!);
  if (specific.length > MOST_FINDINGS) specific.sort((a, b) => a.background - b.background).splice(MOST_FINDINGS);
  return specific.map((finding) => ({ finding, chain: chainOf(finding.id, base) }));
}

function priorOf({ prevalence: { base, age, sex } }: ConditionEntry, { person }: Reading): number {
  const byAge = person.age === undefined ? AGE_BANDS.reduce((sum, band) => sum + POPULATION[band] * (age[band] ?? 1), 0) : (age[ageBand(person.age)] ?? 1);
  const bySex = person.sex === undefined ? ((sex.female ?? 1) + (sex.male ?? 1)) / 2 : (sex[person.sex] ?? 1);
  return base * byAge * bySex;
}

function weighPresent(condition: RankedCondition, present: readonly Evidence[]): { evidence: number; support: number; supporting: string[] } {
  const ratios = present.map((one) => ({ finding: one.finding, ratio: ratioOf(one, condition) })).sort((a, b) => b.ratio - a.ratio);
  const groups = new Set<string>();
  let evidence = 0;
  let support = 0;
  for (const { finding, ratio } of ratios) {
    const { group, kind } = finding;
    const weight = group && groups.has(group) ? WEIGHTS.sameGroup : 1;
    if (group) groups.add(group);
    evidence += weight * ratio;
    if (ratio > 0 && kind === 'symptom') support += weight * ratio;
  }
  return { evidence, support, supporting: ratios.filter(({ ratio }) => ratio > 0).map(({ finding }) => finding.id) };
}

/** log P(finding | condition) / background, of the finding or of the nearest ancestor that the condition knows. */
function ratioOf({ finding, chain }: Evidence, { ratios }: RankedCondition): number {
  for (const id of chain) {
    const ratio = ratios.get(id);
    if (ratio !== undefined) return Math.min(WEIGHTS.strongest, ratio);
  }
  return finding.kind === 'symptom' ? UNEXPLAINED : UNEXPLAINED_RISK;
}

function chainOf(id: string, base: KnowledgeBase): string[] {
  const chain: string[] = [];
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) chain.push(at);
  return chain;
}

function weighAbsent({ listed, against }: RankedCondition, { present, denied }: Reading, base: KnowledgeBase): number {
  let sum = 0;
  for (const [id] of listed) {
    if (present.has(id)) continue;
    const finding = base.findings.get(id)!;
    const weight = Math.max(-WEIGHTS.denied, against.get(id)!);
    if (isDenied(id, denied, base)) sum += weight;
    else if (finding.kind === 'symptom') sum += WEIGHTS.unmentioned * weight;
  }
  return sum;
}

function isDenied(id: string, denied: ReadonlySet<string>, base: KnowledgeBase): boolean {
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) if (denied.has(at)) return true;
  return false;
}

function weighDuration({ lasts }: ConditionEntry, days: number | undefined): number {
  if (days === undefined) return 0;
  const told = DURATIONS.findIndex((band) => days < UPPER_DAYS[band]);
  const distance = Math.min(...lasts.map((band) => Math.abs(DURATIONS.indexOf(band) - told)));
  return -WEIGHTS.durationOff * Math.max(0, distance - 0.5);
}

function weighExcluded({ excludes }: ConditionEntry, { present }: Reading): number {
  return excludes.some((id) => present.has(id)) ? WEIGHTS.excluded : 0;
}

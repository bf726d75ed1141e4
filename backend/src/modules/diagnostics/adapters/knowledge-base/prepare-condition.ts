import type { Person } from '@sahaay/contracts/red-flags';
import { AGE_BANDS, DURATIONS, type AgeBand, type ConditionEntry, type DurationBand, type Finding } from './schema.js';
import { STRONGEST_ABSENCE, unmentionedWeight, type Weights } from './weights.js';

/** A condition with P(finding | condition) for everything it lists and for the parents of what it lists. */
export interface RankedCondition {
  readonly entry: ConditionEntry;
  /** Its place among the conditions. */
  readonly number: number;
  readonly given: ReadonlyMap<string, number>;
  /** What it lists itself, by number, and what its absence counts in log odds when denied and when not mentioned. */
  readonly absence: { readonly numbers: Uint16Array; readonly denied: Float64Array; readonly unmentioned: Float64Array };
  /** What age and sex count, in log odds, by `priorIndex`. */
  readonly priors: Float64Array;
  /** What the told duration counts, by the number of its band. */
  readonly durations: Float64Array;
  /** What it lists itself: symptoms first in falling likelihood, then risks. */
  readonly listed: readonly (readonly [finding: string, likelihood: number])[];
}

/** What conditions refer to. */
interface Parts {
  readonly findings: ReadonlyMap<string, Finding>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly weights: Weights;
}

/** Share of people asking for help, for an unknown age. */
const POPULATION: Readonly<Record<AgeBand, number>> = { infant: 0.04, child: 0.12, teen: 0.1, adult: 0.42, middle: 0.2, elder: 0.12 };
const UPPER_AGES: Readonly<Record<AgeBand, number>> = { infant: 1, child: 12, teen: 18, adult: 45, middle: 65, elder: Infinity };
const UPPER_DAYS: Readonly<Record<DurationBand, number>> = { minutes: 1 / 24, hours: 1, days: 10, weeks: 45, months: 365, years: Infinity };
const SEXES = [undefined, 'female', 'male'] as const;

/** Works out once what the ranking sums: everything of a condition that does not depend on the complaint. */
export function prepareCondition(entry: ConditionEntry, number: number, base: Parts): RankedCondition {
  const { findings } = base;
  const own = { ...entry.findings, ...entry.risks };
  const given = new Map(Object.entries(own));
  for (const [id, likelihood] of Object.entries(own)) {
    for (let up = findings.get(id)?.parent; up; up = findings.get(up)?.parent) {
      if (!(up in own)) given.set(up, Math.max(given.get(up) ?? 0, likelihood));
    }
  }
  const listed = Object.entries(own).sort((a, b) => b[1] - a[1]);
  return { entry, number, given, absence: absenceOf(listed, base), priors: priorsOf(entry, base.weights), durations: durationsOf(entry, base.weights), listed };
}

/** The place of a person's age band and sex among the priors. */
export function priorIndex({ age, sex }: Person): number {
  const band = age === undefined ? AGE_BANDS.length : AGE_BANDS.findIndex((one) => age < UPPER_AGES[one]);
  return band * SEXES.length + SEXES.indexOf(sex);
}

/** The number of the band a duration in days falls into. */
export function durationIndex(days: number): number {
  return DURATIONS.findIndex((band) => days < UPPER_DAYS[band]);
}

function absenceOf(listed: RankedCondition['listed'], { findings, numbers, weights: told }: Parts): RankedCondition['absence'] {
  const isSymptom = (id: string): boolean => findings.get(id)!.kind === 'symptom';
  const unmentioned = unmentionedWeight(told, listed.filter(([id]) => isSymptom(id)).length);
  const weights = listed.map(([id, likelihood]) => Math.max(-STRONGEST_ABSENCE, Math.log((1 - likelihood) / (1 - findings.get(id)!.background))));
  return {
    numbers: Uint16Array.from(listed, ([id]) => numbers.get(id)!),
    denied: Float64Array.from(weights, (weight) => told.denied * weight),
    unmentioned: Float64Array.from(weights, (weight, index) => (isSymptom(listed[index]![0]) ? unmentioned * weight : 0)),
  };
}

/** For every age band and the unknown age, of unknown sex, female and male. -Infinity: cannot be. */
function priorsOf({ prevalence: { base, age, sex } }: ConditionEntry, { prior }: Weights): Float64Array {
  const byAge = AGE_BANDS.map((band) => age[band] ?? 1);
  byAge.push(AGE_BANDS.reduce((sum, band) => sum + POPULATION[band] * (age[band] ?? 1), 0));
  const bySex = SEXES.map((one) => (one === undefined ? ((sex.female ?? 1) + (sex.male ?? 1)) / 2 : (sex[one] ?? 1)));
  return Float64Array.from(byAge.flatMap((ageShare) => bySex.map((sexShare) => prior * Math.log(base * ageShare * sexShare))));
}

function durationsOf({ lasts }: ConditionEntry, { durationOff }: Weights): Float64Array {
  const usual = lasts.map((band) => DURATIONS.indexOf(band));
  return Float64Array.from(DURATIONS, (_, told) => -durationOff * Math.max(0, Math.min(...usual.map((band) => Math.abs(band - told))) - 0.5));
}

import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import type { Complaint } from '../src/complaint.ts';
import type { Engine } from '../src/engine.ts';
import { floorFor } from '../src/care-level/floors.ts';
import type { Finding } from '../src/knowledge/schema.ts';
import { rankConditions } from '../src/ranking/rank-conditions.ts';
import type { Reading } from '../src/reading/reading.ts';

/** From care at home to an emergency. */
export const LEVELS = [...CARE_LEVELS].reverse();

/** An answer as its features are taken from it. */
interface Seen {
  /** The level by the rules, 0 is care at home. */
  readonly rules: number;
  readonly flags: number;
  /** The share of belief in illnesses of at least this urgency. */
  readonly share: (least: CareLevel) => number;
  readonly danger: number;
  readonly findings: readonly Pick<Finding, 'kind' | 'see_doctor' | 'vulnerable'>[];
  readonly age: number;
  readonly days: number;
  readonly first: number;
  readonly reading: Reading;
}

/** What a clinician could read of an answer: its name, whether more of it may only raise the care, and how much there is. */
export const FEATURES: readonly (readonly [name: string, raisesOnly: boolean, of: (seen: Seen) => number | boolean])[] =
  [
    ['the rules say a doctor or sooner', true, ({ rules }) => rules >= 1],
    ['the rules say today or sooner', true, ({ rules }) => rules >= 2],
    ['the rules say an emergency', true, ({ rules }) => rules >= 3],
    ['an urgent red flag', true, ({ flags }) => flags > 0],
    ['share of belief in emergencies', true, ({ share }) => share('emergency')],
    ['share of belief in what is urgent or worse', true, ({ share }) => share('urgent')],
    ['share of belief in what a doctor sees or worse', true, ({ share }) => share('doctor')],
    ['danger by the learned reader', true, ({ danger }) => danger],
    ['a symptom that a doctor must see', true, ({ findings }) => findings.some((one) => one.see_doctor)],
    ['pregnant or frail', true, ({ findings }) => findings.some((one) => one.vulnerable)],
    ['under one year', true, ({ age }) => age < 1],
    ['65 years or more', true, ({ age }) => age >= 65],
    ['share of the words understood', false, ({ reading }) => reading.understood],
    ['how many symptoms', false, ({ findings }) => Math.log1p(findings.filter((one) => one.kind === 'symptom').length)],
    ['how many denied', false, ({ reading }) => Math.log1p(reading.denied.size)],
    ['since less than a day', false, ({ days }) => days < 1],
    ['days, as a logarithm', false, ({ days }) => Math.log1p(days || 0)],
    ['likelihood of the first condition', false, ({ first }) => first],
  ];

/** An answer whose level rules and model decide: no emergency by a red flag, and a level at all. */
export interface CareCase {
  readonly features: number[];
  /** By the rules, 0 is care at home. */
  readonly rules: number;
  /** Nothing may lower it. */
  readonly isHeld: boolean;
}

/**
 * Reads a complaint as the model sees it.
 *
 * @param danger the score of a learned reader that has not seen the text
 * @returns nothing where a red flag is an emergency, or where too little was said for a level
 */
export function careCaseOf(engine: Engine, complaint: Complaint, danger: number): CareCase | undefined {
  const { base } = engine;
  const reading = engine.read(complaint);
  const flags = engine.redFlags(reading);
  const own = engine.assess(reading).triage?.level;
  if (!own || flags[0]?.level === 'emergency') return undefined;
  const ranked = rankConditions(reading, base);
  const rules = Math.max(levelNumber(own), flags.length > 0 ? levelNumber('urgent') : 0);
  const seen: Seen = {
    rules,
    flags: flags.length,
    share: (least) =>
      ranked
        .filter(({ condition }) => levelNumber(condition.entry.urgency) >= levelNumber(least))
        .reduce((sum, { probability }) => sum + probability, 0),
    danger,
    findings: [...reading.present.keys()].flatMap((id) => base.findings.get(id) ?? []),
    age: reading.person.age ?? reading.person.atLeast ?? Number.NaN,
    days: reading.durationDays ?? Number.NaN,
    first: ranked[0]?.probability ?? 0,
    reading,
  };
  const isHeld = flags.length > 0 || floorFor(reading, ranked, base) !== undefined;
  return { features: FEATURES.map(([, , of]) => Number(of(seen))), rules, isHeld };
}

export function levelNumber(level: CareLevel): number {
  return LEVELS.indexOf(level);
}

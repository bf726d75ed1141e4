import type { AskedOf } from '../knowledge/schema.ts';
import { sexesTold } from '../knowledge/sexes-told.ts';
import type { ReadPerson } from '../reading/person.ts';
import type { Sex } from '../reading/sex.ts';
import { ConditionRows } from './condition-rows.ts';
import type { RankedCondition } from './prepare-condition.ts';
import { AGE_BANDS, DURATIONS, type AgeBand, type DurationBand } from '../knowledge/bands.ts';
import type { Weights } from './weights.ts';

type Shares = Readonly<Record<AgeBand, number>>;

/** Share of people asking for help, for an unknown age. */
const ANYBODY: Shares = { infant: 0.04, child: 0.12, teen: 0.1, adult: 0.42, middle: 0.2, elder: 0.12 };
/** The same where nobody else is named: who writes of a child says so, but for a few. A convention, tried on our own sentences. */
const WRITERS: Shares = { ...ANYBODY, infant: 0.00002, child: 0.002 };
/** The same where a grown person is named (a husband, an aunt), or what is told is of grown people alone. */
const GROWN: Shares = { ...ANYBODY, infant: 0, child: 0, teen: 0 };
/** An illness that grown people have at most so often, as a share of the usual, is one of children. */
const HARDLY_GROWN = 0.1;
/** An illness of children that babies have so many times as often as older ones is one of babies. */
const MOSTLY_BABIES = 4;

/** What counts of a reading here: whom it is about, and the ids of what is present. */
interface ReadCase {
  readonly person: ReadPerson;
  readonly present: ReadonlyMap<string, unknown>;
}

type AskedOfEach = ReadonlyMap<string, readonly AskedOf[]>;
type Multipliers = Readonly<Partial<Record<AgeBand, number>>>;

const UPPER_AGES: Readonly<Record<AgeBand, number>> = {
  infant: 1,
  child: 12,
  teen: 18,
  adult: 45,
  middle: 65,
  elder: Infinity,
};
const UPPER_DAYS: Readonly<Record<DurationBand, number>> = {
  minutes: 1 / 24,
  hours: 1,
  days: 10,
  weeks: 45,
  months: 365,
  years: Infinity,
};
/** The unknown ages in the order of their rows. */
const UNKNOWN = ['anybody', 'writer', 'writer_of_no_child', 'grown'] as const;
const SEXES = [undefined, 'female', 'male'] as const;

/** What age and sex count, in log odds: a row for every age band and for four unknown ages, of unknown sex, female and male. -Infinity: cannot be. */
export function priorRows(conditions: readonly RankedCondition[], { prior }: Weights): ConditionRows {
  const rows = new ConditionRows((AGE_BANDS.length + UNKNOWN.length) * SEXES.length, conditions.length);
  for (const {
    number,
    entry: {
      prevalence: { base, age, sex },
    },
  } of conditions) {
    const byAge = AGE_BANDS.map((band) => age[band] ?? 1);
    const byWriters = shareOf(WRITERS, age);
    byAge.push(shareOf(ANYBODY, age), byWriters, isOfBabies(age) ? 0 : byWriters, shareOf(GROWN, age));
    const bySex = SEXES.map((one) => (one === undefined ? ((sex.female ?? 1) + (sex.male ?? 1)) / 2 : (sex[one] ?? 1)));
    byAge.forEach((ageShare, band) =>
      bySex.forEach((sexShare, which) =>
        rows.set(band * SEXES.length + which, number, prior * Math.log(base * ageShare * sexShare)),
      ),
    );
  }
  return rows;
}

function shareOf(shares: Shares, age: Multipliers): number {
  return AGE_BANDS.reduce((sum, band) => sum + shares[band] * (age[band] ?? 1), 0);
}

/** Whether nobody but babies has an illness, but for a few. */
function isOfBabies({ infant = 1, child = 1, adult = 1, middle = 1, elder = 1 }: Multipliers): boolean {
  return infant > 0 && infant >= MOSTLY_BABIES * child && Math.max(adult, middle, elder) <= HARDLY_GROWN;
}

/** The row of a person's age band and sex. */
export function priorIndex({ person, present }: ReadCase, askedOf: AskedOfEach): number {
  const { age } = person;
  const told = [...present.keys()];
  const band =
    age === undefined
      ? AGE_BANDS.length + UNKNOWN.indexOf(whoMayItBe(person, told, askedOf))
      : AGE_BANDS.findIndex((one) => age < UPPER_AGES[one]);
  return band * SEXES.length + SEXES.indexOf(person.sex ?? sexToldBy(person, told, askedOf));
}

/** The sex of whoever has what only women or only men are asked about. A child may have it of its mother, as "breastfed". */
function sexToldBy({ who }: ReadPerson, present: readonly string[], askedOf: AskedOfEach): Sex | undefined {
  if (who === 'child') return undefined;
  const told = sexesTold(present, askedOf);
  return told.size === 1 ? [...told][0] : undefined;
}

/** Whom a complaint without an age may be about, by who is named and by what only children or only grown people have. */
function whoMayItBe(
  { atLeast, who, isNameless }: ReadPerson,
  present: readonly string[],
  askedOf: AskedOfEach,
): (typeof UNKNOWN)[number] {
  const isAsked = (fits: (only: AskedOf) => boolean): boolean => present.some((id) => askedOf.get(id)?.some(fits));
  if (atLeast !== undefined) return 'grown';
  if (who !== 'self' && !isNameless) return 'anybody';
  if (isAsked(({ below = Infinity }) => below <= UPPER_AGES.child)) return 'writer';
  return isAsked(({ from = 0 }) => from >= UPPER_AGES.teen) ? 'grown' : 'writer_of_no_child';
}

/** What the told duration counts: a row for every band. */
export function durationRows(conditions: readonly RankedCondition[], { durationOff }: Weights): ConditionRows {
  const rows = new ConditionRows(DURATIONS.length, conditions.length);
  for (const {
    number,
    entry: { lasts },
  } of conditions) {
    const usual = lasts.map((band) => DURATIONS.indexOf(band));
    for (let told = 0; told < DURATIONS.length; told++) {
      const off = Math.min(...usual.map((band) => Math.abs(band - told)));
      rows.set(told, number, -durationOff * Math.max(0, off - 0.5));
    }
  }
  return rows;
}

/** The row of a duration in days. */
export function durationIndex(days: number): number {
  return DURATIONS.findIndex((band) => days < UPPER_DAYS[band]);
}

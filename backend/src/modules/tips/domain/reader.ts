import type { Gender, Language } from '@sahaay/contracts/constants';
import { seasonOf, type Season } from './season.js';

/**
 * The person who reads the tips. Without a birth date or a gender, only tips for everyone are chosen in that respect.
 */
export interface Reader {
  readonly id: string;
  /** The format is yyyy-mm-dd. */
  readonly dob: string | null;
  readonly gender: Gender | null;
}

/** A request for tips: for whom, for which day and in which language. */
export interface TipsRequest {
  readonly reader: Reader;
  /** The date where the person lives, as yyyy-mm-dd. */
  readonly day: string;
  readonly language: Language;
}

/** The first ages of the bands, in years: small children, school children, teenagers, and steps of adult life. */
const BAND_STARTS = [0, 5, 13, 18, 30, 45, 60, 75] as const;

/** All that others are told about a reader. It is the same for very many people. */
export interface Group {
  /** The ages of the band in years, such as '30 to 44'; null when the birth date is unknown. */
  readonly ageBand: string | null;
  readonly gender: Gender | null;
  readonly season: Season;
}

export function groupOf({ reader: { dob, gender }, day }: Omit<TipsRequest, 'language'>): Group {
  return { ageBand: dob === null ? null : bandOf(ageOn(day, dob)), gender, season: seasonOf(Number(day.slice(5, 7))) };
}

/** The whole years that somebody has lived on a day. Both dates are yyyy-mm-dd. */
export function ageOn(day: string, dob: string): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

function bandOf(age: number): string {
  const at = BAND_STARTS.findLastIndex((start) => age >= start);
  const next = BAND_STARTS[at + 1];
  return next === undefined ? `${BAND_STARTS[at]} or older` : `${BAND_STARTS[Math.max(at, 0)]} to ${next - 1}`;
}

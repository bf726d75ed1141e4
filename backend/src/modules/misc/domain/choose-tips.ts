import { createHash } from 'node:crypto';
import type { Gender } from '@sahaay/contracts/constants';
import { seasonOf, type Season } from './season.js';
import type { Tip } from './tip.js';

/** How many tips a person gets on one day. */
export const TIPS_A_DAY = 6;

/** How many of them, as far as there are any, are about the person's age or gender, and how many about the season. */
const PERSONAL_TIPS = 2;
const SEASONAL_TIPS = 2;

/** Who reads the tips. Without a birth date or gender only tips for everyone are chosen in that respect. */
export interface Reader {
  readonly id: string;
  /** yyyy-mm-dd */
  readonly dob: string | null;
  readonly gender: Gender | null;
}

/**
 * The tips of one day for one person: the same all day, on different topics, in an order that changes from day to day.
 *
 * @param day yyyy-mm-dd where the person lives
 */
export function chooseTips(library: readonly Tip[], reader: Reader, day: string): Tip[] {
  const season = seasonOf(Number(day.slice(5, 7)));
  const age = reader.dob === null ? null : ageOn(day, reader.dob);
  const suitable = shuffled(library, `${reader.id} ${day}`).filter((tip) => suits(tip, age, reader.gender, season));
  const chosen: Tip[] = [];
  const take = (tips: readonly Tip[], upTo: number) => {
    for (const tip of tips) {
      if (chosen.length >= upTo) return;
      if (chosen.every(({ topic }) => topic !== tip.topic)) chosen.push(tip);
    }
  };
  take(suitable.filter(isPersonal), PERSONAL_TIPS);
  take(suitable.filter((tip) => tip.seasons), chosen.length + SEASONAL_TIPS);
  take(suitable.filter((tip) => !isPersonal(tip) && !tip.seasons), TIPS_A_DAY);
  return chosen;
}

function suits(tip: Tip, age: number | null, gender: Gender | null, season: Season): boolean {
  if (tip.gender && tip.gender !== gender) return false;
  if (tip.seasons && !tip.seasons.includes(season)) return false;
  return !tip.ages || (age !== null && age >= tip.ages.from && age <= tip.ages.to);
}

function isPersonal(tip: Tip): boolean {
  return tip.ages !== undefined || tip.gender !== undefined;
}

/** Whole years lived on a day; both as yyyy-mm-dd. */
function ageOn(day: string, dob: string): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** An order that looks random and is always the same for the same seed. */
function shuffled(tips: readonly Tip[], seed: string): Tip[] {
  const rank = (tip: Tip) => createHash('sha256').update(`${seed} ${tip.id}`).digest('hex');
  return tips
    .map((tip) => ({ tip, rank: rank(tip) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ tip }) => tip);
}

import { createHash } from 'node:crypto';
import type { Gender } from '@sahaay/contracts/constants';
import type { LibraryTip } from './library-tip.js';
import { ageOn, type Reader } from './reader.js';
import { seasonOf, type Season } from './season.js';

/** A person gets this many tips on one day. */
export const TIPS_A_DAY = 6;

/**
 * This many of them are about the person's age or gender, and the second number of them about the season, as far as the
 * library has such tips.
 */
const PERSONAL_TIPS = 2;
const SEASONAL_TIPS = 2;

/**
 * Chooses the tips of one day for one person. They stay the same all day, are about different topics, and stand in an
 * order that changes from day to day.
 * @param day yyyy-mm-dd where the person lives
 */
export function chooseTips(library: readonly LibraryTip[], reader: Reader, day: string): LibraryTip[] {
  const season = seasonOf(Number(day.slice(5, 7)));
  const age = reader.dob === null ? null : ageOn(day, reader.dob);
  const suitable = shuffled(
    library.filter((tip) => suits(tip, age, reader.gender, season)),
    `${reader.id} ${day}`,
  );
  const chosen: LibraryTip[] = [];
  const take = (tips: readonly LibraryTip[], upTo: number) => {
    for (const tip of tips) {
      if (chosen.length >= upTo) return;
      if (chosen.every(({ topic }) => topic !== tip.topic)) chosen.push(tip);
    }
  };
  take(suitable.filter(isPersonal), PERSONAL_TIPS);
  take(
    suitable.filter((tip) => tip.seasons),
    chosen.length + SEASONAL_TIPS,
  );
  take(
    suitable.filter((tip) => !isPersonal(tip) && !tip.seasons),
    TIPS_A_DAY,
  );
  return chosen;
}

function suits(tip: LibraryTip, age: number | null, gender: Gender | null, season: Season): boolean {
  if (tip.gender && tip.gender !== gender) return false;
  if (tip.seasons && !tip.seasons.includes(season)) return false;
  return !tip.ages || (age !== null && age >= tip.ages.from && age <= tip.ages.to);
}

function isPersonal(tip: LibraryTip): boolean {
  return tip.ages !== undefined || tip.gender !== undefined;
}

/** Puts the tips into an order that looks random and is always the same for the same seed. */
function shuffled(tips: readonly LibraryTip[], seed: string): LibraryTip[] {
  const start = numberOf(seed);
  return tips
    .map((tip) => ({ tip, rank: mixed(start ^ numberOfTip(tip)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ tip }) => tip);
}

const numbers = new WeakMap<LibraryTip, number>();

/** The number of a tip's id, worked out once: a cryptographic hash of each tip for each request took a millisecond. */
function numberOfTip(tip: LibraryTip): number {
  const number = numbers.get(tip) ?? numberOf(tip.id);
  numbers.set(tip, number);
  return number;
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readInt32BE();

/** The last steps of MurmurHash3, after which each bit depends on all that were given. */
function mixed(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

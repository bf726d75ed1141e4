import { latestDay } from './latest-day.js';

/** India's Digital Personal Data Protection Act, 2023, section 2(f), calls everybody a child who is younger, in years. */
export const ADULT_AGE = 18;

/**
 * Whether somebody who was born on a day is a child now.
 * @param dob as yyyy-mm-dd; anything else, such as what is half typed, makes nobody a child
 * @param now its date in UTC counts, for a birthday as well; a birth of today may already be dated by the day where days begin first
 */
export function isChildBornOn(dob: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob)) return false;
  const today = now.toISOString().slice(0, 10);
  const year = String(Number(dob.slice(0, 4)) + ADULT_AGE).padStart(4, '0');
  const turnedAdult = `${year}${dob.slice(4)}`;
  return dob <= latestDay(now) && turnedAdult > today;
}

import type { KeptCheck } from './kept-check.ts';

const DAY_MS = 86_400_000;
const DAYS_COMPARED = 14;
/** Celsius and Fahrenheit of people who live. */
const BODY = { c: [34, 43], f: [93, 110] } as const;

/** The newest check of the last 14 days that is of the same person and about the same trouble. */
export function earlierCheck(now: KeptCheck, kept: readonly KeptCheck[]): KeptCheck | undefined {
  return kept
    .filter(({ id, at }) => id !== now.id && at <= now.at && now.at - at <= DAYS_COMPARED * DAY_MS)
    .toSorted((one, other) => other.at - one.at)
    .find((check) => isSamePerson(now, check) && isRelated(now, check));
}

/** Two people without names may be one when neither age nor sex speaks against it. */
function isSamePerson(one: KeptCheck, other: KeptCheck): boolean {
  if (one.about !== other.about || one.name !== other.name) return false;
  if (one.about === 'self' || one.name !== null) return true;
  const ages = one.age === null || other.age === null || Math.abs(one.age - other.age) <= 1;
  return ages && (one.sex === null || other.sex === null || one.sex === other.sex);
}

function isRelated(one: KeptCheck, other: KeptCheck): boolean {
  return (
    one.present.some((finding) => other.present.includes(finding)) ||
    one.conditions.some((condition) => other.conditions.includes(condition))
  );
}

/** Whole days between two moments, by the calendar of this device. */
export function daysBetween(earlier: number, later: number): number {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(later) - midnight(earlier)) / DAY_MS));
}

/** A body temperature as it was written, "38.5 °C"; undefined when none was. */
export function temperatureIn(text: string): string | undefined {
  const [, digits, unit] = /(?:^|[^\d.,])(\d{2,3}(?:[.,]\d)?) ?°? ?([cf])\b/i.exec(text) ?? [];
  if (!digits || !unit) return undefined;
  const [lowest, highest] = BODY[unit.toLowerCase() as 'c' | 'f'];
  const degrees = Number(digits.replace(',', '.'));
  return degrees >= lowest && degrees <= highest ? `${digits} °${unit.toUpperCase()}` : undefined;
}

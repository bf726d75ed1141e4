import { PERSON_STORAGE } from '@sahaay/contracts/shell';
import { NO_DETAILS, ILLNESSES, type About, type Details } from './details.ts';
import { AGE_UNITS, checkAge } from './told-age.ts';

/** Somebody whose details are kept on this device, at the wish of the person who typed them. */
export interface Relative {
  /** As the person calls them. It never leaves the device. */
  readonly name: string;
  readonly about: Exclude<About, 'self'>;
  readonly details: Details;
  /** Milliseconds since 1970: ages and weeks of pregnancy count from here. */
  readonly savedAt: number;
}

/** Sign-out and the end of an account take it away with everything else of the person. */
const KEY = `${PERSON_STORAGE}family`;
const AT_MOST = 12;
export const LONGEST_NAME = 40;
const DAY_MS = 86_400_000;
const DAYS_IN_A_YEAR = 365.25;
const WEEKS_OF_A_PREGNANCY = 42;

/** Those who are kept for this person. What somebody tampered with, or an earlier version wrote, is left out. */
export function keptFamily(userId: string): readonly Relative[] {
  try {
    const store: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    if (!isRecord(store) || store.userId !== userId || !Array.isArray(store.family)) return [];
    return store.family.flatMap(readRelative).slice(0, AT_MOST);
  } catch {
    // Nothing is kept yet, or it cannot be read.
    return [];
  }
}

/** Keeps somebody in the place of the one with the same name. It tells whether the device could. */
export function keepRelative(userId: string, relative: Relative): boolean {
  return write(
    userId,
    [relative, ...keptFamily(userId).filter(({ name }) => name !== relative.name)].slice(0, AT_MOST),
  );
}

export function forgetRelative(userId: string, name: string): void {
  write(
    userId,
    keptFamily(userId).filter((relative) => relative.name !== name),
  );
}

/** The details as they are today: people grow older, and pregnancies go on and end. */
export function detailsToday({ details, savedAt }: Relative, now = Date.now()): Details {
  const days = Math.max(0, (now - savedAt) / DAY_MS);
  const { years } = checkAge(details.age, details.unit);
  const weeks = details.weeks ? Number(details.weeks) + Math.floor(days / 7) : undefined;
  const isPregnant = details.isPregnant && (weeks ?? days / 7) <= WEEKS_OF_A_PREGNANCY;
  return {
    ...details,
    ...(years !== undefined && ageInWords(years + days / DAYS_IN_A_YEAR)),
    isPregnant,
    weeks: isPregnant && weeks !== undefined ? String(weeks) : '',
  };
}

function ageInWords(years: number): Pick<Details, 'age' | 'unit'> {
  if (years >= 2) return { age: String(Math.floor(years)), unit: 'years' };
  const months = Math.floor(years * 12);
  return months >= 3
    ? { age: String(months), unit: 'months' }
    : { age: String(Math.floor(years * DAYS_IN_A_YEAR)), unit: 'days' };
}

function write(userId: string, family: readonly Relative[]): boolean {
  try {
    if (family.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, family }));
    return true;
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readRelative(kept: unknown): Relative[] {
  if (!isRecord(kept) || !isRecord(kept.details)) return [];
  const { name, about, savedAt, details } = kept;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) return [];
  if ((about !== 'child' && about !== 'other') || typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return [];
  return [{ name, about, savedAt, details: readDetails(details) }];
}

/** What can be is kept of details that may have been tampered with. */
export function readDetails(details: Record<string, unknown>): Details {
  const text = (key: string): string => (typeof details[key] === 'string' ? details[key].slice(0, 1000) : '');
  const listed: readonly unknown[] = Array.isArray(details.illnesses) ? details.illnesses : [];
  const unit = AGE_UNITS.find((one) => one === details.unit) ?? 'years';
  return {
    ...NO_DETAILS,
    age: checkAge(text('age'), unit).isWrong ? '' : text('age'),
    unit,
    sex: (['female', 'male'] as const).find((one) => one === details.sex),
    isPregnant: details.isPregnant === true,
    weeks: /^\d{1,2}$/.test(text('weeks')) ? text('weeks') : '',
    illnesses: ILLNESSES.filter((illness) => listed.includes(illness)),
    otherIllnesses: text('otherIllnesses'),
    medicines: text('medicines'),
    allergies: text('allergies'),
  };
}

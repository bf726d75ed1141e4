import { PERSON_STORAGE } from '@sahaay/contracts/shell';
import { checkWeeks, NO_DETAILS, ILLNESSES, LONGEST_LIST, type About, type Details } from './details.ts';
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
export const MOST_RELATIVES = 12;
export const LONGEST_NAME = 40;
/** 1 January 2020: nobody was kept before, so an earlier time makes people older than they are. */
const FIRST_KEPT = 1_577_836_800_000;
const DAY_MS = 86_400_000;
const DAYS_IN_A_YEAR = 365.25;
const WEEKS_OF_A_PREGNANCY = 42;

/** What a device keeps of a family. */
interface Kept {
  readonly family: readonly Relative[];
  /** What somebody tampered with, as it stands there: it stays until the person removes it, and is never shown. */
  readonly unreadable: readonly unknown[];
  /** Whether something of those who can be read was left out. */
  readonly isDamaged: boolean;
}

const NOBODY: Kept = { family: [], unreadable: [], isDamaged: false };

/** Those who are kept for this person. What cannot be read is left out of them; `isFamilyDamaged` tells whether there is any. */
export function keptFamily(userId: string): readonly Relative[] {
  return readStore(userId).family;
}

/** Whether something that is kept cannot be read, so that the person must be told. */
export function isFamilyDamaged(userId: string): boolean {
  const { unreadable, isDamaged } = readStore(userId);
  return isDamaged || unreadable.length > 0;
}

/**
 * Keeps somebody in the place of the one with the same name.
 * @returns `full` where there are as many others as can be kept, `failed` where the device could not
 */
export function keepRelative(userId: string, relative: Relative): 'kept' | 'full' | 'failed' {
  const store = readStore(userId);
  const others = store.family.filter(({ name }) => name !== relative.name);
  if (others.length >= MOST_RELATIVES) return 'full';
  return write(userId, { ...store, family: [relative, ...others] }) ? 'kept' : 'failed';
}

export function forgetRelative(userId: string, name: string): void {
  const store = readStore(userId);
  write(userId, { ...store, family: store.family.filter((relative) => relative.name !== name) });
}

/** Removes what cannot be read, and leaves everybody who can. */
export function forgetUnreadable(userId: string): void {
  write(userId, { ...readStore(userId), unreadable: [] });
}

function readStore(userId: string): Kept {
  const text = textOfStore();
  if (text === null) return NOBODY;
  const store = parsed(text);
  if (isRecord(store) && typeof store.userId === 'string' && store.userId !== userId) return NOBODY;
  if (!isRecord(store) || !Array.isArray(store.family)) return { ...NOBODY, unreadable: [text] };
  const entries = store.family.map((entry: unknown) => ({ entry, read: readRelative(entry) }));
  const names = new Set<string>();
  const isFirst = ({ name }: Relative): boolean => !names.has(name) && names.add(name).size <= MOST_RELATIVES;
  const good = entries.filter(({ read }) => read !== null && isFirst(read.relative));
  return {
    family: good.map(({ read }) => read!.relative),
    unreadable: entries.filter((one) => !good.includes(one)).map(({ entry }) => entry),
    isDamaged: good.some(({ read }) => read!.isDamaged),
  };
}

function textOfStore(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The device lets nobody look.
    return null;
  }
}

/** What cannot be read is no store, and is told of as such. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The details as they are today: people grow older, and pregnancies go on and end. */
export function detailsToday({ details, savedAt }: Relative, now = Date.now()): Details {
  const days = Math.max(0, (now - savedAt) / DAY_MS);
  const { years } = checkAge(details.age, details.unit);
  const told = checkWeeks(details.weeks).weeks;
  const weeks = told === undefined ? undefined : told + Math.floor(days / 7);
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

function write(userId: string, { family, unreadable }: Pick<Kept, 'family' | 'unreadable'>): boolean {
  try {
    if (family.length + unreadable.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, family: [...family, ...unreadable] }));
    return true;
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readRelative(kept: unknown): { relative: Relative; isDamaged: boolean } | null {
  if (!isRecord(kept) || !isRecord(kept.details)) return null;
  const { name, about, savedAt, details: told } = kept;
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) return null;
  if ((about !== 'child' && about !== 'other') || typeof savedAt !== 'number' || !(savedAt >= FIRST_KEPT)) return null;
  const details = readDetails(told);
  const isSame = (key: keyof Details): boolean => JSON.stringify(told[key]) === JSON.stringify(details[key]);
  const isDamaged = Object.keys(NO_DETAILS).some((key) => key in told && !isSame(key as keyof Details));
  return { relative: { name, about, savedAt, details }, isDamaged };
}

/** What can be is kept of details that may have been tampered with. */
export function readDetails(details: Record<string, unknown>): Details {
  const text = (key: string): string => (typeof details[key] === 'string' ? details[key].slice(0, LONGEST_LIST) : '');
  const listed: readonly unknown[] = Array.isArray(details.illnesses) ? details.illnesses : [];
  const unit = AGE_UNITS.find((one) => one === details.unit) ?? 'years';
  return {
    ...NO_DETAILS,
    age: checkAge(text('age'), unit).isWrong ? '' : text('age'),
    unit,
    sex: (['female', 'male'] as const).find((one) => one === details.sex),
    isPregnant: details.isPregnant === true,
    weeks: checkWeeks(text('weeks')).isWrong ? '' : text('weeks'),
    illnesses: ILLNESSES.filter((illness) => listed.includes(illness)),
    otherIllnesses: text('otherIllnesses'),
    medicines: text('medicines'),
    allergies: text('allergies'),
  };
}

import { checkAge, inLatinDigits, type AgeUnit } from './told-age.ts';
import type { Person } from './person.ts';

/** Whom a question is about. */
export const ABOUT = ['self', 'child', 'other'] as const;
export type About = (typeof ABOUT)[number];

/** Illnesses that are asked for by name, as they are sent. What matters most to triage and to advice comes first. */
export const ILLNESSES = [
  'diabetes',
  'high blood pressure',
  'heart disease',
  'asthma',
  'kidney disease',
  'stomach ulcer',
  'epilepsy',
  'weak immunity',
] as const;
type Illness = (typeof ILLNESSES)[number];

/** What the form holds of the person in need, as it was typed. */
export interface Details {
  readonly age: string;
  readonly unit: AgeUnit;
  readonly sex: 'female' | 'male' | undefined;
  readonly isPregnant: boolean;
  readonly weeks: string;
  readonly illnesses: readonly Illness[];
  /** Names with commas between them; so the next two. */
  readonly otherIllnesses: string;
  readonly medicines: string;
  readonly allergies: string;
}

export const NO_DETAILS: Details = {
  age: '',
  unit: 'years',
  sex: undefined,
  isPregnant: false,
  weeks: '',
  illnesses: [],
  otherIllnesses: '',
  medicines: '',
  allergies: '',
};

/** The service takes so many names, each so long. */
export const MOST_NAMES = 50;
const LONGEST_NAME = 100;
/** More than could be sent. */
export const LONGEST_LIST = MOST_NAMES * LONGEST_NAME;
const LAST_WEEK = 44;
/** A name that is too long, cut between words; a word that is too long itself, in the middle. */
const PARTS = new RegExp(String.raw`\S.{0,${LONGEST_NAME - 2}}\S(?=\s|$)|\S{1,${LONGEST_NAME}}`, 'gu');

/** Names between commas, semicolons and line ends; a longer one in parts, of which nothing is lost. */
function namesIn(typed: string): string[] {
  return typed.split(/[,;\n।]/).flatMap((name) => name.trim().match(PARTS) ?? []);
}

/** What of these fields is too much to be sent, in the words of the person. */
export function notSent(
  { illnesses, ...typed }: Details,
  field: 'otherIllnesses' | 'medicines' | 'allergies',
): string[] {
  return namesIn(typed[field]).slice(MOST_NAMES - (field === 'otherIllnesses' ? illnesses.length : 0));
}

/** The weeks of a pregnancy as they were typed: none where they cannot be. */
export function checkWeeks(typed: string): { readonly weeks: number | undefined; readonly isWrong: boolean } {
  const digits = inLatinDigits(typed);
  if (digits === '') return { weeks: undefined, isWrong: false };
  const weeks = Number(digits);
  const isWeek = Number.isInteger(weeks) && weeks >= 1 && weeks <= LAST_WEEK;
  return isWeek ? { weeks, isWrong: false } : { weeks: undefined, isWrong: true };
}

/**
 * What is sent of these details. What was left empty is left out.
 *
 * @param own age and sex of the profile, when the person agreed to send them
 */
export function toPerson(about: About, details: Details, own: Person): Person {
  const { age, sex, isPregnant, weeks, illnesses, otherIllnesses, medicines, allergies } = details;
  const known = [...illnesses, ...namesIn(otherIllnesses)].slice(0, MOST_NAMES);
  const taken = namesIn(medicines).slice(0, MOST_NAMES);
  const badFor = namesIn(allergies).slice(0, MOST_NAMES);
  const checked = checkAge(age, details.unit);
  const week = isPregnant ? checkWeeks(weeks).weeks : undefined;
  return {
    ...(about === 'self'
      ? own
      : { about, ...(checked.years !== undefined && { age: checked.years }), ...(sex && { sex }) }),
    ...(isPregnant && { pregnant: true }),
    ...(week !== undefined && { pregnancyWeeks: week }),
    ...(known.length > 0 && { illnesses: known }),
    ...(taken.length > 0 && { medicines: taken }),
    ...(badFor.length > 0 && { allergies: badFor }),
  };
}

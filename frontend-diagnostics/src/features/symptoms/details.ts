import { checkAge, type AgeUnit } from './told-age.ts';
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
const MOST_NAMES = 50;
const LONGEST_NAME = 100;
const LAST_WEEK = 44;

/** Names between commas, semicolons and line ends. */
function namesIn(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((name) => name.trim().slice(0, LONGEST_NAME))
    .filter(Boolean);
}

/** The weeks of a pregnancy; undefined where none were typed that can be. */
function weeksIn(typed: string): number | undefined {
  const weeks = Number(typed);
  return Number.isInteger(weeks) && weeks >= 1 && weeks <= LAST_WEEK ? weeks : undefined;
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
  const week = isPregnant ? weeksIn(weeks) : undefined;
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

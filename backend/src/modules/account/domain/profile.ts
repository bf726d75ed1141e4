import {
  ADDRESS_MAX_LENGTH,
  FORBIDDEN_TEXT_PATTERN,
  GENDERS,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PHONE_PATTERN,
  TURNING_MARKS_PATTERN,
  VISIBLE_TEXT_PATTERN,
  isChildBornOn,
  latestDay,
  type Gender,
} from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';

/** What a person tells us about themselves. */
export interface Profile {
  name: string;
  phone: string;
  address: string;
  /** The format is yyyy-mm-dd. */
  dob: string;
  gender: Gender;
}

/** A profile as it came from outside: a field may be missing or hold anything at all. */
export type UncheckedProfile = { readonly [field in keyof Profile]?: unknown };

const FIELDS = ['name', 'phone', 'address', 'dob', 'gender'] as const satisfies readonly (keyof Profile)[];

/** Nobody who lives today was born in an earlier year. */
const EARLIEST_YEAR = 1900;

/** A date, or an instant whose date counts as it is written: yyyy-mm-dd[Thh:mm[:ss[.sss]](Z|±hh:mm)]. */
const DATE_OR_INSTANT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Checks and trims a whole profile.
 * @param now the instant that decides whether a birth date lies in the future; its date in UTC counts
 * @throws DomainError `invalid_profile` with one sentence for every field that is missing or wrong
 */
export function completeProfile(input: UncheckedProfile, now = new Date()): Profile {
  return check(input, FIELDS, now) as Profile;
}

/**
 * Checks and trims only the fields that were given, so that the others stay as they are.
 * @param now as for `completeProfile`
 * @throws DomainError `nothing_to_update` when no field was given, `invalid_profile` when one is wrong
 */
export function profileChanges(input: UncheckedProfile, now = new Date()): Partial<Profile> {
  const given = FIELDS.filter((field) => input[field] !== undefined);
  if (given.length === 0) {
    throw new DomainError('invalid', 'nothing_to_update', 'Please change at least one thing about your profile');
  }
  return check(input, given, now);
}

/** Whether these changes make the account a child's. */
export function isOfChild({ dob }: Partial<Profile>, now = new Date()): boolean {
  return dob !== undefined && isChildBornOn(dob, now);
}

/** The accepted value of a field, or the sentence that says what is wrong with it. */
export type Checked = { value: string } | { problem: string };

const RULES: Record<keyof Profile, (text: string, now: Date) => Checked> = {
  name: checkName,
  phone: (text) => (PHONE_PATTERN.test(text) ? { value: text } : { problem: 'Please enter a valid phone number' }),
  address: checkAddress,
  dob: checkBirthDate,
  gender: (text) =>
    (GENDERS as readonly string[]).includes(text) ? { value: text } : { problem: 'Please choose a gender' },
};

function check(input: UncheckedProfile, fields: readonly (keyof Profile)[], now: Date): Partial<Profile> {
  const profile: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const given = input[field];
    // A value that is not text is judged as if the person had left the field empty.
    const checked = RULES[field](typeof given === 'string' ? given.trim() : '', now);
    if ('problem' in checked) problems[field] = checked.problem;
    else profile[field] = checked.value;
  }
  const sentences = Object.values(problems);
  if (sentences.length > 0) throw new DomainError('invalid', 'invalid_profile', sentences.join('. '), problems);
  return profile;
}

export function checkName(text: string): Checked {
  if (!VISIBLE_TEXT_PATTERN.test(text)) return { problem: 'Name is required' };
  if (FORBIDDEN_TEXT_PATTERN.test(text)) return { problem: 'Name has a character that cannot be stored' };
  if (TURNING_MARKS_PATTERN.test(text)) return { problem: 'Name has an invisible mark that changes how it reads' };
  if (lengthOf(text) < NAME_MIN_LENGTH) return { problem: `Name must be at least ${NAME_MIN_LENGTH} characters` };
  if (lengthOf(text) > NAME_MAX_LENGTH) return { problem: `Name must be at most ${NAME_MAX_LENGTH} characters` };
  return { value: text };
}

function checkAddress(text: string): Checked {
  if (!VISIBLE_TEXT_PATTERN.test(text)) return { problem: 'Address is required' };
  if (FORBIDDEN_TEXT_PATTERN.test(text)) return { problem: 'Address has a character that cannot be stored' };
  if (lengthOf(text) > ADDRESS_MAX_LENGTH) {
    return { problem: `Address must be at most ${ADDRESS_MAX_LENGTH} characters` };
  }
  return { value: text };
}

function checkBirthDate(text: string, now: Date): Checked {
  const date = DATE_OR_INSTANT.exec(text)?.[1];
  if (!date || Number.isNaN(Date.parse(text)) || !isOnCalendar(date) || Number(date.slice(0, 4)) < EARLIEST_YEAR) {
    return { problem: 'Please enter a valid date' };
  }
  if (date > latestDay(now)) return { problem: 'Birth date cannot be in the future' };
  return { value: date };
}

/** Answers false for 30 February, which `Date` would quietly move to March. */
function isOnCalendar(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

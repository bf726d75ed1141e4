import { CARE_LEVELS } from '@sahaay/contracts/constants';
import type { About } from '../details.ts';

/** What is kept of a check: what was said and understood, and what the answer came to. */
export interface KeptCheck {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  readonly about: About;
  /** What the person calls them, where their details are kept on this device. */
  readonly name: string | null;
  /** In years, as it was understood. */
  readonly age: number | null;
  readonly sex: 'male' | 'female' | null;
  readonly days: number | null;
  readonly present: readonly string[];
  readonly absent: readonly string[];
  readonly level: (typeof CARE_LEVELS)[number];
  readonly conditions: readonly string[];
}

const LONGEST = 4000;
const MOST = 20;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isList = (value: unknown): boolean => Array.isArray(value) && value.length <= MOST && value.every(isText);
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isNullOr =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isRight(value);

const FIELDS: Readonly<Record<keyof KeptCheck, (value: unknown) => boolean>> = {
  id: (value) => isText(value) && value !== '',
  at: isNumber,
  text: isText,
  about: isOneOf('self', 'child', 'other'),
  name: isNullOr(isText),
  age: isNullOr(isNumber),
  sex: isOneOf('male', 'female', null),
  days: isNullOr(isNumber),
  present: isList,
  absent: isList,
  level: isOneOf(...CARE_LEVELS),
  conditions: isList,
};

/** Whether something that was read from the device is a check, down to its last field. */
export function isKeptCheck(value: unknown): value is KeptCheck {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(FIELDS).every(([field, isRight]) => isRight((value as Record<string, unknown>)[field]));
}

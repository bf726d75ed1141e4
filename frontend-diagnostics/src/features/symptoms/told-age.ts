export const AGE_UNITS = ['years', 'months', 'days'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

const IN_A_YEAR: Readonly<Record<AgeUnit, number>> = { years: 1, months: 12, days: 365 };
const OLDEST = 130;

interface CheckedAge {
  /** Undefined when nothing was typed, or no age that can be. */
  readonly years: number | undefined;
  /** Whether something was typed that is no age. */
  readonly isWrong: boolean;
}

/** What was typed into a field for a number, with १२ as 12. */
export function inLatinDigits(typed: string): string {
  return typed.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

/** Reads an age as it was typed, in Devanagari digits too. */
export function checkAge(typed: string, unit: AgeUnit): CheckedAge {
  const digits = inLatinDigits(typed);
  if (digits === '') return { years: undefined, isWrong: false };
  const years = Number(digits) / IN_A_YEAR[unit];
  const isAge = /^\d{1,4}(\.\d)?$/.test(digits) && years <= OLDEST;
  return isAge ? { years: Math.round(years * 1000) / 1000, isWrong: false } : { years: undefined, isWrong: true };
}

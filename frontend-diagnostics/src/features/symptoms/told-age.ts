export const AGE_UNITS = ['years', 'months', 'days'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

const IN_A_YEAR: Readonly<Record<AgeUnit, number>> = { years: 1, months: 12, days: 365 };
const OLDEST = 130;
/** "18", "1.5", "18 months", "6mo", "4 years old". */
const TYPED = /^(\d{1,4}(?:\.\d)?)\s{0,2}(?:([\p{L}\p{M}]{1,8})\.?(?:\s{1,2}old)?)?$/u;
/** What people call a unit → how many of it are in a year. */
const UNITS: readonly (readonly [named: RegExp, inAYear: number])[] = [
  [/^(?:y|yo|yrs?|years?|saal|sal|साल|वर्ष)$/i, IN_A_YEAR.years],
  [/^(?:m|mo|mos|mths?|months?|mahin[ae]|मह[ीि]न[ेा]|माह)$/iu, IN_A_YEAR.months],
  [/^(?:w|wks?|weeks?|haft[ae]|हफ\u093C?्त[ेा])$/iu, 52],
  [/^(?:d|days?|din|दिन)$/i, IN_A_YEAR.days],
];

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

/** Reads an age as it was typed, in Devanagari digits too. A unit that was typed with it goes before the chosen one: "18 months". */
export function checkAge(typed: string, unit: AgeUnit): CheckedAge {
  const text = inLatinDigits(typed);
  if (text === '') return { years: undefined, isWrong: false };
  const [, digits, word = ''] = TYPED.exec(text) ?? [];
  const inAYear = word === '' ? IN_A_YEAR[unit] : UNITS.find(([named]) => named.test(word))?.[1];
  const years = digits === undefined || inAYear === undefined ? Infinity : Number(digits) / inAYear;
  return years <= OLDEST
    ? { years: Math.round(years * 1000) / 1000, isWrong: false }
    : { years: undefined, isWrong: true };
}

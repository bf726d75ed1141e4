import { NUMBER_WORDS, numberOf, PARTS_BEFORE } from './number-words.ts';

/** How people write units of time in English, Hinglish and Hindi, and how many days each has. */
const UNITS: readonly (readonly [days: number, written: string])[] = [
  [1 / 1440, String.raw`minu?te?s?|mins?|मिनट`],
  [1 / 24, String.raw`hours?|hrs?|ghant[aeo]n?|घ(?:ं|ण्)ट(?:ों|[ेा])`],
  [1, String.raw`days?|dys?|dino?n?|दिन(?:ों)?`],
  [7, String.raw`we{0,2}ks?|ha[fp]ta[ys]?|ha[fp]te?y?|ha[fp]ton?|haphte|ह[फप]़?्त(?:ों|[ेाो])|सप्ताह(?:ों)?`],
  [14, 'fortnights?'],
  [30, String.raw`mo?n?ths?|mos|mah[ei]{1,2}n[aeo]n?|ma?ah|मह[ीि]न(?:ों|[ेाो])|माह`],
  [365, String.raw`years?|yrs?|saa?lo?n?|saalo|bar[as]so?n?|varsho?n?|(?:साल|वर्ष|बरस)(?:ों)?`],
  [3650, 'decades?'],
];
/** A letter is a unit where it clings to its digits: "4d", "2w". */
const LETTERS: Readonly<Record<string, number>> = { d: 1, w: 7, y: 365, h: 1 / 24 };

/** Words that count roughly. */
const ROUGHLY: readonly (readonly [number, string])[] = [
  [1, 'a an last past previous pichle pichhle पिछले'],
  [2, 'couple'],
  [3, 'few some kuch kuchh कुछ'],
  [4, 'several kai kayi kaee कई'],
  [6, 'many kaafi kafi bahut काफी काफ़ी बहुत'],
];
const ROUGH = new Map(ROUGHLY.flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)));

const ANY_UNIT = UNITS.map(([, written]) => written).join('|');
const UNIT_DAYS = UNITS.map(([days, written]) => [days, new RegExp(`^(?:${written})$`, 'u')] as const);

/** Not within a word. */
export const EDGE = String.raw`(?![\p{L}\p{M}\d])`;
export const START = String.raw`(?<![\p{L}\p{M}\d])`;
/** "3", "teen", "saadhe teen", "sava", "two and a half". */
const EXACT = String.raw`(?:(?:(?:${PARTS_BEFORE}) )?(?:\d{1,3}(?:\.\d{1,2})?|${NUMBER_WORDS})(?: (?:and|&) (?:a )?half| half)?|${PARTS_BEFORE})`;
const ROUGH_WORDS = [...ROUGH.keys()].join('|');
/** Of "2-3 days" and "do teen din" the smaller number is sure. */
const UP_TO = String.raw`(?: ?(?:-|–|/| to | or | ya | se | या | से ) ?| )(?:\d{1,3}(?:\.\d)?|${NUMBER_WORDS})`;
/** "Three months", "2wks", "half a year", "a couple of days", "a week and a half", "दसेक दिन" (some ten days). */
export const LENGTH = String.raw`(?:${START}|(?<=${START}x))(?:(half) (?:an? |of an? )?|(?:an? |the )?(?:(${EXACT})(?:ेक|ek)?(?:${UP_TO})?|(${ROUGH_WORDS}))(?: of(?: the)?)?(?: (?:more|long|whole|full|good|pure|पूरे))?[ -]{0,3})(${ANY_UNIT})${EDGE}(?: (?:and|&) (?:an? )?(half))?|(?<![\p{L}\p{M}\d.])(\d{1,2})([dwyh])${EDGE}`;
/** Doctors' "3/7", "2/52" and "6/12": days, weeks, months. "24/7" is always, and "vision 6/12" no time. */
export const NOTED = String.raw`(?<![\p{L}\p{M}\d/.-]|(?:vision|sight|eyes?|acuity|score|dated?|on) (?:is )?)(?!24/7)(\d{1,2})/(7|52|12)(?![\d/])`;
const NOTED_DAYS: Readonly<Record<string, number>> = { 7: 1, 52: 7, 12: 30 };

/** The days that a match of `NOTED` tells. */
export function daysNoted([, count, unit]: RegExpMatchArray): number {
  return Number(count) * NOTED_DAYS[unit!]!;
}

/** "For years", "mahino se", "hafte bhar se": a unit that nothing counts. */
export const UNCOUNTED = String.raw`${START}(?:(?:for|since|from|over) (?:the )?((?:hour|day|week|month|year|decade)s)|(${ANY_UNIT})(?: bhar| भर)? (?:se|से))${EDGE}`;

/** The days of one unit as it was written, in small letters. */
function daysOfUnit(unit: string): number {
  return UNIT_DAYS.find(([, written]) => written.test(unit))?.[0] ?? Number.NaN;
}

/** The days that a match of `LENGTH` tells. */
export function daysOfLength([, half, count, rough, unit, more, digits, letter]: RegExpMatchArray): number {
  if (digits !== undefined) return Number(digits) * LETTERS[letter!]!;
  const many = half ? 0.5 : (ROUGH.get(rough ?? '') ?? numberOf(count!));
  return (many + (more === undefined ? 0 : 0.5)) * daysOfUnit(unit!);
}

const IS_MANY = /s$|on?$|ों$|ो$/u;
const FEW = 3;

/** The days that a match of `UNCOUNTED` tells: some of the unit, or one. */
export function daysUncounted([, english, hindi]: RegExpMatchArray): number {
  const unit = english ?? hindi!;
  return daysOfUnit(unit) * (IS_MANY.test(unit) ? FEW : 1);
}

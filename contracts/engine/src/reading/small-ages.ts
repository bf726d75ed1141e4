import { NUMBER_WORDS, numberOf } from './number-words.ts';

/** The age of a small child, told in days, weeks or months, and where its words stand in the text. */
export interface SmallAge {
  readonly years: number;
  /** From the number or the child to the last word of the age. */
  readonly start: number;
  readonly end: number;
  /** Where "months" stands. */
  readonly unit: number;
}

const COUNT = String.raw`(?<![\p{L}\p{M}\d.])(\d{1,3}|${NUMBER_WORDS})`;
const OF_CHILD = String.raw`bac\w+|bach\w+|baby|bet[aie]\w*|lad\w+|shishu|munn\w+|nawjat|बच्च|बेट|शिशु|नवजात|मुन्न`;
const OF_SMALL_AGE = String.raw`(?:(months?|mo|weeks?|wks?|days?)(?:[\s-]*old\b|[\s-]+(?:baby|infant|newborn)\b)|(mahine|mahina|महीने|महीना|hafte|हफ्ते|din|दिन)\s{0,3}(?:ka|ki|ke|का|की|के)\s{0,3}(?:\S{1,20}\s)?(?:${OF_CHILD}))`;
const SMALL_AGE = new RegExp(String.raw`${COUNT}\s*(?:-\s*)?${OF_SMALL_AGE}`, 'iu');
/** Years in words, of which none is in digits: "a two-year-old", "dedh saal ka bachcha". */
const OF_YEARS = String.raw`[\s-]{1,3}(?:(?:years?|yrs?)[\s-]{1,3}old\b|(?:saal|sal|varsh|साल|वर्ष)\s{1,3}(?:ka|ki|ke|का|की|के)\s{1,3}(?:\S{1,20}\s)?(?:${OF_CHILD}))`;
const WORDED_YEARS = new RegExp(String.raw`(?<![\p{L}\p{M}\d.])(${NUMBER_WORDS})${OF_YEARS}`, 'iu');
const MAY_BE_YEARS = new RegExp(OF_YEARS, 'iu');
/** What follows the number alone: quick to tell that no small age is said. */
const MAY_BE_SMALL = new RegExp(OF_SMALL_AGE, 'iu');
const BABY_IS = new RegExp(
  String.raw`\b(?:baby|infant|newborn|neonate)(?:'s| is| age is| aged)? (?:just |only |about |now )?${COUNT}\s*(months?|weeks?|wks?|days?)\b(?! (?:ago|late|back))`,
  'iu',
);
/** "Bachcha 20 din ka hai": told of the child in Hindi. */
const CHILD_IS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:baby|bac(?:h|c|ch|hch)[aei]|bet[aei]|shishu|munn[aei]|na[wv]jat|बच्च[ाेी]|बेट[ाेी]|शिशु|नवजात|मुन्न[ाेी])\s{1,3}(?:(?:abhi|sirf|अभी|सिर्फ)\s{1,3})?${COUNT}\s{0,3}(mahine|mahina|hafte|din|महीने|महीना|हफ्ते|दिन)\s{1,3}(?:ka|ki|का|की)(?=\s{1,3}(?:hai|है)|\s{0,3}[,.।]|$)`,
  'iu',
);
/** "Born 9 days ago", "5 दिन पहले पैदा हुआ". */
const BORN_AGO = new RegExp(
  String.raw`\bborn (?:just |only |about )?${COUNT}\s*(months?|weeks?|days?) (?:ago|back)\b|${COUNT}\s*(mahine|hafte|din|महीने|हफ्ते|दिन) (?:pehle|pahle|पहले) (?:paida|janm|पैदा|जन्म)`,
  'iu',
);
const NAMES_BIRTH = /born|paida|janm|पैदा|जन्म/iu;
/** A look for these words tells quickly that none of the patterns with them fits. */
export const NAMES_SMALL_CHILD = /baby|infant|new ?born|neonate|navjat|shishu|toddler|नवजात|शिशु/iu;
const UNBORN = /\bpregnan|\bgarbh|\bwomb\b|गर्भ|प्रेग्नेंट/iu;
const IS_BORN = /\bold\b|\bborn\b|newborn|navjat|birth|deliver|नवजात|जन्म|पैदा/iu;
const DAYS_IN: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.4, h: 7, द: 1, ह: 7, म: 30.4 };

/** The months of a pregnancy are no age, and "the baby" is in the womb. */
export function speaksOfUnborn(text: string): boolean {
  return UNBORN.test(text) && !IS_BORN.test(text);
}

/** "Six months old", "the baby is 3 weeks". */
export function readSmallAge(text: string): SmallAge | undefined {
  if (speaksOfUnborn(text)) return undefined;
  const small =
    (MAY_BE_SMALL.test(text) ? SMALL_AGE.exec(text) : null) ??
    (NAMES_SMALL_CHILD.test(text) ? BABY_IS.exec(text) : null) ??
    (NAMES_BIRTH.test(text) ? BORN_AGO.exec(text) : null) ??
    CHILD_IS.exec(text);
  if (!small) return undefined;
  const [told, ...parts] = small;
  const [count, unit] = parts.filter((part) => part !== undefined);
  const days = numberOf(count!) * DAYS_IN[unit![0]!.toLowerCase()]!;
  return {
    years: days / 365,
    start: small.index,
    end: small.index + told.length,
    unit: small.index + told.indexOf(unit!, told.indexOf(count!) + count!.length),
  };
}

/** "A two-year-old", "dedh saal ka bachcha": years that are told in words. */
export function readWordedYears(text: string): number | undefined {
  const years = MAY_BE_YEARS.test(text) && !speaksOfUnborn(text) ? WORDED_YEARS.exec(text) : null;
  return years ? numberOf(years[1]!) : undefined;
}

import { EDGE, WORD } from './whose.ts';
import { inLatinDigits, NUMBER_WORDS, numberOf, PARTS_BEFORE } from './number-words.ts';

/** The age of a small child, told in days, weeks or months, and where its words stand in the text. */
export interface SmallAge {
  readonly years: number;
  /** From the number or the child to the last word of the age. */
  readonly start: number;
  readonly end: number;
  /** Where "months" stands. */
  readonly unit: number;
}

/** "2", "1.5", "two and a half", "sava", "paune do". */
const COUNT = String.raw`(?<![\p{L}\p{M}\d.])((?:(?:${PARTS_BEFORE})\s)?(?:\d{1,3}(?:\.\d)?|${NUMBER_WORDS})(?: (?:and|&) (?:a )?half)?|${PARTS_BEFORE})`;
const OF_CHILD = String.raw`bac\w+|baby|bet[aie]\w*|lad\w+|shishu|munn\w+|na[wv]jat|बच्च|बेट|शिशु|नवजात|मुन्न|लड`;
const LONG_UNIT = 'mo?n?ths?|mos?|we{0,2}ks?';
const UNIT = `${LONG_UNIT}|days?`;
const HINDI_UNIT = String.raw`mah[ie]{1,2}n[aeo]n?|ma?ah|ha[fp]t[aeo]n?|din|मह[ीि]न[ेा]|माह|ह[फप]\u093C?्त[ेा]|सप्ताह|दिन`;
const OF_SMALL_AGE = String.raw`(?:(${UNIT}|[mwd])(?:[\s-]{0,3}old\b|\/o\b|[\s-]{1,3}(?:baby|infant|newborn)\b)|(${HINDI_UNIT})\s{0,3}(?:k[aie]|क[ाीे])\s{0,3}(?:\S{1,20}\s)?(?:${OF_CHILD}))`;
const SMALL_AGE = new RegExp(String.raw`(?<!(?:since|from|last|past) )${COUNT}[\s-]{0,3}${OF_SMALL_AGE}`, 'iu');
/** Somebody grown up whose age is told in Hindi: "तीस साल का आदमी", "main tees saal ki hoon". */
const OF_ADULT = String.raw`mahil|aurat|a{1,2}dmi|महिल|औरत|आदमी|h[ou]{1,2}n?\b|hain|हू[ंँ]|हैं|pita|papa|पिता|पापा|दाद|नान|मा[ंँ]`;
/** Years in words, of which none is in digits: "a two-year-old", "dedh saal ka bachcha". */
const OF_YEARS = String.raw`[\s-]{1,3}(?:(?:years?|yrs?)[\s-]{1,3}old\b|(?:saa?l|varsh|साल|वर्ष)\s{1,3}(?:k[aie]|क[ाीे])\s{1,3}(?:(?:\S{1,20}\s)?(?:${OF_CHILD})|${OF_ADULT}))`;
const WORDED_YEARS = new RegExp(String.raw`(?<![\p{L}\p{M}\d.])(${NUMBER_WORDS})${OF_YEARS}`, 'iu');
/** A look for the unit tells quickly that no small age is said. */
const MAY_BE_SMALL = new RegExp(String.raw`${UNIT}|${HINDI_UNIT}|\d ?[mwd]\b|born|dob`, 'iu');
export const ONLY = '(?:just |only |about |around |now )?';
const BABY_IS = new RegExp(
  String.raw`\b(?:baby|infant|newborn|neonate)(?: boy| girl)?(?:'s| is| of)? ${ONLY}${COUNT}\s{0,3}(${UNIT}|[mwd])\b(?! (?:ago|late|back))`,
  'iu',
);
/** "My son is 2 mths, fever", "girl of 6 weeks": whoever is no baby by name needs the end of the age as well. */
const HE_IS = new RegExp(
  String.raw`\b(?:he|son|daughter|child|kid|boy|girl)(?:(?: is|'s| of| aged| turned) ${ONLY}${COUNT}\s?(${UNIT}|[mwd])(?= ?[,.;)]| (?:and|with|has|yesterday)\b|$)|(?:,| \() ?${COUNT}\s?(${LONG_UNIT})(?=[,.;)]))`,
  'iu',
);
const AGE_IS = new RegExp(
  String.raw`(?:\baged?|\buma?r|उम्र)(?: is| hai|:| है)? ?${COUNT}\s?(${UNIT}|${HINDI_UNIT})${EDGE}`,
  'iu',
);
/** "Bachcha 20 din ka hai", or "10 din ka hai" said first: told of the child in Hindi. */
const CHILD_IS = new RegExp(
  String.raw`(?:^\s{0,3}|${WORD}(?:(?:${OF_CHILD})[ाीे]?|woh?|yeh?)\s{1,3})(?:(?:sirf|सिर्फ) )?${COUNT}\s{0,3}(${HINDI_UNIT})\s{1,3}(?:k[ai]|क[ाी])(?=\s{1,3}(?:hai|है)|\s{0,3}[,.।]|$)`,
  'iu',
);
/** "Born 9 days ago", "born last week", "5 दिन पहले पैदा हुआ". */
const BORN_AGO = new RegExp(
  String.raw`\b(?:born|dob) (?:is |was )?${ONLY}(?:(?:${COUNT}|an?) (${UNIT}) (?:ago|back)|last (week|month))\b|${COUNT}\s{0,3}(${HINDI_UNIT}) (?:pehle|pahle|पहले) (?:paida|janm|पैदा|जन्म)`,
  'iu',
);
/** A look for these words tells quickly that none of the patterns with them fits. */
export const NAMES_SMALL_CHILD = /baby|infant|toddler|new ?born|navjat|shishu|neonate|नवजात|शिशु/iu;
const UNBORN = /\bpregnan|\bgarbh|\bwomb|गर्भ|प्रेग्नेंट/iu;
const IS_BORN = /\bold\b|born\b|navjat|birth|deliver|नवजात|जन्म|पैदा/iu;
const MONTH = 30.4;

/** The months of a pregnancy are no age, and "the baby" is in the womb. */
export function speaksOfUnborn(text: string): boolean {
  return UNBORN.test(text) && !IS_BORN.test(text);
}

/** "Six months old", "the baby is 3 weeks". */
export function readSmallAge(typed: string): SmallAge | undefined {
  const text = inLatinDigits(typed);
  if (!MAY_BE_SMALL.test(text) || speaksOfUnborn(text)) return undefined;
  const small =
    SMALL_AGE.exec(text) ??
    BABY_IS.exec(text) ??
    BORN_AGO.exec(text) ??
    HE_IS.exec(text) ??
    AGE_IS.exec(text) ??
    CHILD_IS.exec(text);
  if (!small) return undefined;
  const [told, ...parts] = small;
  const said = parts.filter((part) => part !== undefined);
  const [unit, count = 'a'] = said.reverse();
  const days = numberOf(count) * (/^[mम]/i.test(unit!) ? MONTH : /^[dद]/i.test(unit!) ? 1 : 7);
  return {
    years: days / 365,
    start: small.index,
    end: small.index + told.length,
    unit: small.index + told.lastIndexOf(unit!),
  };
}

/** "A two-year-old", "dedh saal ka bachcha", "तीस साल की महिला": years that are told in words. */
export function readWordedYears(text: string): number | undefined {
  const years = speaksOfUnborn(text) ? null : WORDED_YEARS.exec(text);
  return years ? numberOf(years[1]!) : undefined;
}

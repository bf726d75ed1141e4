import { LETTER } from './sex.ts';
import { NAMES_SMALL_CHILD, readSmallAge, readWordedYears, speaksOfUnborn } from './small-ages.ts';
import type { Subject } from './whose.ts';

const YEARS_OLD =
  /\b(\d{1,3})\s*(?:-\s*)?(?:years?|yrs?|yo|y)\b[\s-]*(?:old\b|o\b|\/o\b|of age)?|\b(\d{1,3})\s*(?:saal|sal|varsh)\b|(\d{1,3})\s*(?:साल|वर्ष)/giu;
const UMAR = /(?:\b(?:umar|umr|umra|aayu)|उम्र|आयु)\s{0,3}(?:hai|है|:|is)?\s{0,3}[-–]{0,2}\s{0,2}(\d{1,3})/iu;
const SAID_AGE =
  /(?<!(?:fever|temp|temperature) (?:of|in) (?:my |our |the )?)\b(?:i am|i'm|im|aged?|age is|age:|he is|he's|she is|she's|(?:father|mother|dad|mom|papa|mummy|husband|wife|brother|sister|son|daughter|grandfather|grandmother|uncle|aunt) is)\s{0,3}:?\s{0,3}(?:about |around |now |only )?(\d{1,3})\b(?![.,]\d)(?!\s*(?:f\b|fever|w(?:ee)?ks?|mo?n?ths?|mos?|days?|hours?|minutes?|kg|lbs?|pounds?|cm|feet|%|mg|°|degrees?|times))/i;
/** "Age -45", "Age:- 52". */
const AGE_DASH = /\bage ?:?[-–]{1,2} ?(\d{1,3})(?![\d.])(?! ?(?:days?|weeks?|months?)\b)/i;
/** "My father 66 has", "papa (66) ko": an age that stands beside who it is. */
const AGE_OF_RELATIVE =
  /(?<![\p{L}\p{M}])(?:father|mother|dad|mom|mum|papa|mummy|maa|husband|wife|brother|sister|son|daughter|grand(?:father|mother|pa|ma)|uncle|aunt(?:y|ie)?|dada(?:ji)?|dadi(?:ji)?|nana(?:ji)?|nani(?:ji)?|pitaji|mataji|chacha|bhai|behen|beta|beti|पिता(?:जी)?|पापा|माँ|मां|माता(?:जी)?|दादा(?:जी)?|दादी|नाना(?:जी)?|नानी|पति|पत्नी|भाई|बहन|बेटा|बेटी)(?:,? ?\(|, ?| )(?:aged? ?)?(\d{1,2}|1[01]\d)(?=\)|,| (?:has|is|was|had|cannot|can't|cant|ko|ki|ka|ke|se|with|having|feels?|diabetic|hypertensive|heart|bp|sugar)(?![\p{L}\p{M}])| (?:को|की|का|के|से)(?![\p{L}\p{M}]))/iu;
/** "My son of 3": a mother of 3 has three children. */
const AGE_OF_ONE =
  /\b(?:son|daughter|child|boy|girl|kid|grandson|granddaughter|man|woman|lady) of (\d{1,3})\b(?! ?(?:days?|weeks?|wks?|mo?n?ths?|mo|hours?|hrs?|my|our|\d)\b)/i;
/** What small children are called, the age that is taken for it, and the ages at which they are called so; in years. */
const CALLED: readonly (readonly [named: RegExp, age: AgeInText])[] = [
  [/\b(?:newborn|new born|neonate|navjat)\b|नवजात/iu, { years: 0.02, from: 0, to: 0.25 }],
  [
    /\b(?:my|our|the|a|this|mere|meri|hamara) (?:\w+ )?(?:baby|infant)\b|\bshishu\b|शिशु/iu,
    { years: 0.5, from: 0, to: 3.9 },
  ],
  [/\btoddler\b/i, { years: 2, from: 0.75, to: 4.9 }],
];
/** Years by which a told age may be off; that of a small child by half of it, and by about a month. */
const ROUNDED = { years: 1, small: 2, part: 0.5, least: 0.1 };

/** An age by the words alone, in years. */
export interface AgeInText {
  /** Undefined where the words tell none. */
  readonly years: number | undefined;
  /** Whether it was told, and not only that somebody is a baby. */
  readonly isTold?: true;
  /** The ages that go together with the words. */
  readonly from: number;
  readonly to: number;
}

/** Reads the age that a text tells: in numbers, by what a small child is called, or that somebody has grown up at least. */
export function readAge(text: string, { youngest = 0 }: Subject): AgeInText {
  const years = toldAge(text);
  if (years !== undefined) {
    const off = years < ROUNDED.small ? Math.max(ROUNDED.least, years * ROUNDED.part) : ROUNDED.years;
    return { years, isTold: true, from: years - off, to: years + off };
  }
  const isSmall = NAMES_SMALL_CHILD.test(text) && !speaksOfUnborn(text);
  const called = isSmall ? CALLED.find(([named]) => named.test(text)) : undefined;
  return called?.[1] ?? { years: undefined, from: youngest, to: Infinity };
}

/** Whether an age of a form can be that of whom the words tell. Whoever chooses whole years gives a baby none. */
export function goTogether(byForm: number, { years = Infinity, from, to }: AgeInText): boolean {
  return (byForm >= from && byForm <= to) || (byForm === 0 && years < 1);
}

function toldAge(text: string): number | undefined {
  const small = readSmallAge(text);
  if (small) return small.years;
  if (!/\d/.test(text)) return readWordedYears(text);
  for (const years of text.matchAll(YEARS_OLD)) {
    const digits = ageIn(years, text);
    if (digits !== undefined) return plausible(digits);
  }
  const said = SAID_AGE.exec(text) ?? AGE_DASH.exec(text) ?? AGE_OF_RELATIVE.exec(text) ?? AGE_OF_ONE.exec(text);
  return said
    ? plausible(said[1])
    : (plausibleOf(UMAR.exec(text)) ?? plausibleOf(LETTER.exec(text)) ?? readWordedYears(text));
}

const IS_OF_TIME = /^\s*(?:ago|back|history|now|later|of (?!age))|^\s*(?:se\b|से|pehle|पहले)/iu;
const MAY_BE_AGE = /old|\/o|yo?\b|age|saal|साल|वर्ष|varsh|sal\b/iu;
const LASTS = /\b(?:for|since|past|last|over|every|smok\w+)\s*(?:about |the )?(?:past |last )?$/i;
const IS_AGE = /old|\/o|yo$|age|\b\d+\s*y$/i;
const HINDI_YEARS = /साल|वर्ष|saal|sal|varsh/iu;
const IS_AGE_HINDI = /^\s*(?:ka|ki|ke|का|की|के|hai|है|umar|उम्र)/iu;
/** "60 साल, सीने में जलन": so many years, said first and alone, are an age. */
const STANDS_ALONE = /^\s{0,3}[,।.]/u;
const LONGEST_ILLNESS = 12;

/** The digits of a number of years that is an age and no length of time. */
function ageIn(years: RegExpExecArray, text: string): string | undefined {
  const [told, english, latin, devanagari] = years;
  const end = years.index + told.length;
  const after = text.slice(end, end + 12);
  const before = text.slice(Math.max(0, years.index - 14), years.index);
  if (IS_OF_TIME.test(after) || !MAY_BE_AGE.test(told) || LASTS.test(before)) return undefined;
  if (IS_AGE.test(told.trim())) return english ?? latin ?? devanagari;
  const hindi = latin ?? devanagari;
  return HINDI_YEARS.test(told) && isHindiAge(before, hindi, after) ? hindi : undefined;
}

function isHindiAge(before: string, digits: string | undefined, after: string): boolean {
  const isFirst = before.trim() === '' && STANDS_ALONE.test(after) && Number(digits) > LONGEST_ILLNESS;
  return isFirst || IS_AGE_HINDI.test(after);
}

function plausibleOf(match: RegExpExecArray | null): number | undefined {
  return match ? plausible(match[1]) : undefined;
}

function plausible(digits: string | undefined): number | undefined {
  const age = Number(digits);
  return age <= 120 ? age : undefined;
}

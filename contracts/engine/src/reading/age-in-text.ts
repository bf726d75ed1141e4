import { inLatinDigits, NUMBER_WORDS, numberOf } from './number-words.ts';
import { LETTER } from './sex.ts';
import { NAMES_SMALL_CHILD, ONLY, readSmallAge, readWordedYears, speaksOfUnborn } from './small-ages.ts';
import { CHILDREN, EDGE, isOfMother, PEOPLE, WORD, type Subject } from './whose.ts';

/** "65 years old", "65 yrs", "65 saal": what stands around it tells whether it is an age. */
const YEARS = /\b(\d{1,3})[\s-]*(?:(?:years?|yrs?|yo?)\b[\s-]*(?:old|\/?o|of age)?\b|(?:saa?l|varsh)\b|साल|वर्ष)/giu;
/** "My baby is 18" counts no years. */
const WHO = String.raw`${WORD}(?:(?!${NAMES_SMALL_CHILD.source})(?:${PEOPLE})`;
/** What else a number may count: degrees, weeks, kilograms. */
const NO_YEARS = String.raw`(?![.,]?\d|\s*(?:f\b|fe|we?e?k|mo?n?th|mos?\b|day|ho?u?r|min|kg|lb|pou|cm|%|mg|°|deg|times|my\b|our))`;
/** "My father is 66", "aged 66", "umar 66", "age -66": no other thing is counted. */
const SAID = new RegExp(
  String.raw`(?<!(?:fever|temp\w*) (?:of|in) (?:my |our |the )?)${WHO} is|i am|i'm|im|s?he is|s?he's|(?:aged?|umar|umr|umra|aayu|उम्र|आयु)(?: is| hai| है)?)\s{0,3}:?[-–\s]{0,3}${ONLY}(\d{1,3})\b${NO_YEARS}`,
  'iu',
);
/** "My father 66 has", "papa (66) ko", "my son, seven, has": an age that stands beside who it is. */
const OF_WHOM = new RegExp(
  String.raw`${WHO})(?:,? ?\(|, ?| )(?:aged? ?)?(\d{1,2}|1[01]\d|(?<=[,(] ?)(?:${NUMBER_WORDS}))(?=\)|,| (?:ha[sd]|is|was|can\S*|k[oaie]|se|with|having|feels?|diabetic|hypertensive|heart|bp|sugar|को|क[ाीे]|से)${EDGE})`,
  'iu',
);
/** "My son of 3", "my father of 65": a mother of 3 has three children. */
const OF_ONE = new RegExp(
  String.raw`\b(?:${PEOPLE}|man|woman|lady) of ((?<=(?:${CHILDREN}) of )\d|\d\d|1[01]\d)\b${NO_YEARS}`,
  'i',
);
/** "मैं 49 की हूँ", "main 49 ki hoon". */
const AM_OF = new RegExp(
  String.raw`${WORD}(?:main?|wo?h?|मैं|वह|वो) (?:ab |अब )?(\d{1,3}) (?:k[aei]|क[ाेी]) (?:h[ou]+n?|hain?|हू[ँं]|हैं?)${EDGE}`,
  'iu',
);
/** "In her eighties", "in my 60s". */
const DECADE = /\bin (?:his|her|my|their) (?:early |mid |late )?(?:(\d0)'?s|(\w{3,6})ies)\b/i;
/** What small children are called, the age that is taken for it, and the ages at which they are called so; in years. */
const CALLED: readonly (readonly [named: RegExp, age: AgeInText])[] = [
  [/new ?born|navjat|neonate|नवजात/iu, { years: 0.02, from: 0, to: 0.25 }],
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
export function readAge(typed: string, { who, atLeast = ELDER, youngest = 0 }: Subject): AgeInText {
  const text = inLatinDigits(typed);
  const years = toldAge(text, who === 'child' ? LONGEST_ILLNESS : atLeast - 1);
  if (years !== undefined) {
    const off = years < ROUNDED.small ? Math.max(ROUNDED.least, years * ROUNDED.part) : ROUNDED.years;
    return { years, isTold: true, from: years - off, to: years + off };
  }
  const isSmall = NAMES_SMALL_CHILD.test(text) && !speaksOfUnborn(text) && !isOfMother(text);
  const called = isSmall ? CALLED.find(([named]) => named.test(text)) : undefined;
  return called?.[1] ?? { years: undefined, from: youngest, to: Infinity };
}

/** Whether an age of a form can be that of whom the words tell. Whoever chooses whole years gives a baby none. */
export function goTogether(byForm: number, { years = Infinity, from, to }: AgeInText): boolean {
  return (byForm >= from && byForm <= to) || (byForm === 0 && years < 1);
}

function toldAge(text: string, longest: number): number | undefined {
  const small = readSmallAge(text);
  if (small) return small.years;
  const said = /\d/.test(text) ? saidIn(text) : OF_WHOM.exec(text)?.[1];
  if (said !== undefined) return plausible(numberOf(said));
  return plausible(readWordedYears(text) ?? (decadeIn(text) || Number(yearsIn(text, isLongerThan(longest)))));
}

/** What is plainly said of an age in digits. */
function saidIn(text: string): string | undefined {
  const said = SAID.exec(text) ?? OF_WHOM.exec(text) ?? OF_ONE.exec(text) ?? AM_OF.exec(text);
  return yearsIn(text, isSurelyAge) ?? said?.[1] ?? letterIn(text);
}

/** The middle of a decade of life, NaN where none is told. */
function decadeIn(text: string): number {
  const [, digits, word] = DECADE.exec(text) ?? [];
  return Number(digits ?? (word && numberOf(`${word}y`))) + MIDDLE;
}

/** Whether so many years, as they are told, are an age by what stands before and behind them. */
type IsAge = (digits: string, told: string, before: string, after: string) => boolean;

const IS_OF_TIME = /^\s*(?:ago|back|history|now|later|of (?!age)|from|since|se\b|से|pehle|पहले)/iu;
const LASTS =
  /\b(?:for|since|past|last|over|every|(?:smok|drink|diab|sugar|married|diagnos)\w*)\s*(?:about |the )?(?:past |last )?$/i;
const IS_AGE = /old|o\s*$|age|\dy\s*$/i;
const HINDI_YEARS = /al|h|ल|ष/iu;
const IS_AGE_HINDI = /^\s*(?:k[aie]|क[ाीे]|hai|है|umar|उम्र)/iu;
/** "60 साल, सीने में जलन": so many years, said first and alone, are an age. */
const STANDS_ALONE = /^\s{0,3}[,।.]/u;
const IS_PERSON = /^,? (?:[mf]|(?:fe)?male|(?:wo)?man|lady)\b/i;
/** In years. */
const LONGEST_ILLNESS = 12;
const ELDER = 35;
const MIDDLE = 5;

/** The digits of the first number of years that is an age and no length of time. */
function yearsIn(text: string, isAge: IsAge): string | undefined {
  for (const { 0: told, 1: digits, index } of text.matchAll(YEARS)) {
    const before = text.slice(Math.max(0, index - 18), index);
    const after = text.slice(index + told.length);
    if (!IS_OF_TIME.test(after) && !LASTS.test(before) && isAge(digits!, told, before, after)) return digits;
  }
  return undefined;
}

const isSurelyAge: IsAge = (digits, told, before, after) =>
  IS_AGE.test(told) ||
  (Number(digits) > LONGEST_ILLNESS && before.trim() === '' && STANDS_ALONE.test(after)) ||
  (HINDI_YEARS.test(told) && IS_AGE_HINDI.test(after));

/** "Papa ko khansi hai 65 saal": longer than an illness lasts that nothing says to last. */
const isLongerThan =
  (longest: number): IsAge =>
  (digits, _told, _before, after) =>
    Number(digits) > (IS_PERSON.test(after) ? LONGEST_ILLNESS : longest);

function letterIn(text: string): string | undefined {
  const [, digits, , , last] = LETTER.exec(text) ?? [];
  return digits ?? last;
}

function plausible(age: number): number | undefined {
  return age <= 120 ? age : undefined;
}

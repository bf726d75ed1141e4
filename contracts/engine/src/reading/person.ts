import { normaliseWord } from './normalise.ts';
import { NAMES_SMALL_CHILD, readSmallAge, readWordedYears, speaksOfUnborn } from './small-ages.ts';
import { readSubject, type Subject } from './whose.ts';

/** Who the text is about. Age in years (a baby of six months is 0.5); unknown stays undefined. */
export interface Person {
  readonly age?: number | undefined;
  readonly sex?: 'male' | 'female' | undefined;
  /** At least this old, in years, where no age is known but who it is tells that much. */
  readonly atLeast?: number | undefined;
}

/** What a profile or a form tells beside the text. */
export interface Given extends Person {
  /** Whom the form is about. Without it, what is given tells of the writer. */
  readonly about?: 'self' | 'child' | 'other' | undefined;
}

/** A person as understood. */
export interface ReadPerson extends Person {
  readonly who: Subject['who'];
  /** Where the age was found. */
  readonly ageFrom?: 'text' | 'form' | undefined;
  /** Whether the text tells another age than the form, which is about the same person. */
  readonly isDisputed?: boolean | undefined;
}

/** Years by which a told age may be off. */
const ROUNDED = 1;

const YEARS_OLD =
  /\b(\d{1,3})\s*(?:-\s*)?(?:years?|yrs?|yo|y)\b[\s-]*(?:old\b|o\b|\/o\b|of age)?|\b(\d{1,3})\s*(?:saal|sal|varsh)\b|(\d{1,3})\s*(?:साल|वर्ष)/giu;
const LETTER =
  /(?<![\d.])(\d{1,2})\s?(?:y\/?o\s{0,3})?([mf])(?:ale|emale)?\b(?!\s*(?:fever|temp|tall|friends?|colleagues?|doctors?|nurses?))/i;
const UMAR = /(?:\b(?:umar|umr|umra|aayu)|उम्र|आयु)\s{0,3}(?:hai|है|:|is)?\s{0,3}(\d{1,3})/iu;
const SAID_AGE =
  /(?<!(?:fever|temp|temperature) (?:of|in) (?:my |our |the )?)\b(?:i am|i'm|im|aged?|age is|age:|he is|he's|she is|she's|(?:father|mother|dad|mom|papa|mummy|husband|wife|brother|sister|son|daughter|grandfather|grandmother|uncle|aunt) is)\s{0,3}:?\s{0,3}(?:about |around |now |only )?(\d{1,3})\b(?![.,]\d)(?!\s*(?:f\b|fever|w(?:ee)?ks?|mo?n?ths?|mos?|days?|hours?|minutes?|kg|lbs?|pounds?|cm|feet|%|mg|°|degrees?|times))/i;
/** "My father 66 has", "papa (66) ko": an age that stands beside who it is. */
const AGE_OF_RELATIVE =
  /(?<![\p{L}\p{M}])(?:father|mother|dad|mom|mum|papa|mummy|maa|husband|wife|brother|sister|son|daughter|grand(?:father|mother|pa|ma)|uncle|aunt(?:y|ie)?|dada(?:ji)?|dadi(?:ji)?|nana(?:ji)?|nani(?:ji)?|pitaji|mataji|chacha|bhai|behen|beta|beti|पिता(?:जी)?|पापा|माँ|मां|माता(?:जी)?|दादा(?:जी)?|दादी|नाना(?:जी)?|नानी|पति|पत्नी|भाई|बहन|बेटा|बेटी)(?:,? ?\(|, ?| )(?:aged? ?)?(\d{1,2}|1[01]\d)(?=\)|,| (?:has|is|was|had|cannot|can't|cant|ko|ki|ka|ke|se|with|having|feels?|diabetic|hypertensive|heart|bp|sugar)(?![\p{L}\p{M}])| (?:को|की|का|के|से)(?![\p{L}\p{M}]))/iu;
/** "My son of 3": a mother of 3 has three children. */
const AGE_OF_ONE =
  /\b(?:son|daughter|child|boy|girl|kid|grandson|granddaughter|man|woman|lady) of (\d{1,3})\b(?! ?(?:days?|weeks?|wks?|mo?n?ths?|mo|hours?|hrs?|my|our|\d)\b)/i;
/** A look for these words tells quickly that none of the patterns for women fits. */
const NAMES_WOMANLY = /pregnant|period|vagina|menopause|breastfeeding|uterus|गर्भवती|माहवारी/iu;
const BABY = /\b(?:newborn|new born|neonate|navjat)\b|नवजात/iu;
const INFANT = /\b(?:my|our|the|a|this|mere|meri|hamara) (?:\w+ )?(?:baby|infant)\b|\bshishu\b|शिशु/iu;
const TODDLER = /\btoddler\b/i;
const GROWN_UP = 18;

const MALE =
  /\b(?:man|male|boy|gentleman|guy|son|husband|father|dad|papa|brother|bhai|beta|uncle|grandfather|pita|pitaji|bete|pati|dada|nana|chacha)\b|पुरुष|लड़का|लड़के|बेटा|बेटे|पिता|पापा|भाई|पति|दादा|नाना|चाचा/iu;
const FEMALE =
  /\b(?:woman|female|girl|lady|daughter|wife|mother|mom|mum|mummy|sister|behen|beti|aunt|grandmother|maa|patni|biwi|bivi|dadi|nani|bahu)\b|महिला|लड़की|बेटी|माँ|मां|पत्नी|बहन|दादी|नानी|बीवी/iu;
const ONLY_FEMALE =
  /\b(?:i am pregnant|i'm pregnant|im pregnant|weeks pregnant|my periods?|my last period|my vagina\w*|menopause|breastfeeding|my uterus)\b|गर्भवती|माहवारी/iu;
const ONLY_MALE = /\b(?:my|a|his|one) (?:\w+ )?(?:penis|testic\w+|scrotum|prostate|balls?)\b/i;
const BESIDE_YEARS =
  /(?:year|yr|month|week|y)s?[\s-]{0,3}(?:old|o|\/o)?,?\s{1,3}(?:\w{1,20}\s{1,3}){0,2}?(man|male|boy|gentleman|woman|female|girl|lady)\b/;
const BESIDE_I_AM = /\bi(?: a|')m (?:a |an )(?:\S+ ){0,4}?(man|male|boy|guy|woman|female|girl|lady)\b/;
const OF_A_RELATIVE = /\b(?:my|mere|meri) (?:\w+ )?(?:son|daughter|wife|husband|father|mother|papa|maa)\b/i;
const SPEAKS_OF_SELF = /\bi (?:only |just |also |now |still )?(?:have|feel|get)\b/i;
const SELF = /\b(?:i|i'm|im|i've|ive|me|mujhe|muje|main)\b|मुझे|मैं/iu;

/**
 * Reads age and sex from a text; what the text says of the patient goes before what was given with it, and a given age is
 * only that of whom the form is about, who is the writer unless it says otherwise.
 * @param given what the person's profile or the form says
 * @param believed where the two tell different ages, the one that counts
 */
export function readPerson(text: string, given: Given = {}, believed: 'text' | 'form' = 'text'): ReadPerson {
  const subject = readSubject(text);
  const ages = { byForm: agesWith(subject, given), byText: readAge(text) };
  const age = (believed === 'form' ? ages.byForm : ages.byText) ?? ages.byText ?? guessAge(text, ages.byForm);
  return {
    who: whoIs(subject, given),
    age,
    sex: readSex(text, given.sex),
    ...(age === undefined
      ? subject.atLeast !== undefined && { atLeast: subject.atLeast }
      : { ageFrom: age === ages.byForm ? ('form' as const) : ('text' as const) }),
    ...(given.about && areApart(ages) && { isDisputed: true }),
  };
}

/** A text that names nobody else is about whom the form is about. */
function whoIs({ who }: Subject, { about = 'self' }: Given): Subject['who'] {
  return who === 'self' && about !== 'self' ? about : who;
}

function areApart({ byForm, byText }: { byForm: number | undefined; byText: number | undefined }): boolean {
  return byForm !== undefined && byText !== undefined && Math.abs(byForm - byText) > ROUNDED;
}

function readAge(text: string): number | undefined {
  const small = readSmallAge(text);
  if (small) return small.years;
  if (!/\d/.test(text)) return readWordedYears(text);
  for (const years of text.matchAll(YEARS_OLD)) {
    const digits = ageIn(years, text);
    if (digits !== undefined) return plausible(digits);
  }
  const said = SAID_AGE.exec(text) ?? AGE_OF_RELATIVE.exec(text) ?? AGE_OF_ONE.exec(text);
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

/**
 * The given age, where it can be that of whom the text is about. The writer's own age is nobody else's; a child's can only be
 * the one the text is about, for who writes of a child is none. An age that was given for a child or for somebody else is
 * theirs, unless the text speaks of somebody who must be older.
 */
function agesWith({ who, atLeast = 0 }: Subject, { age, about = 'self' }: Given): number | undefined {
  if (age === undefined) return undefined;
  if (about !== 'self') return age < atLeast ? undefined : age;
  return who === 'self' || (who === 'child' && age < GROWN_UP) ? age : undefined;
}

/** "my baby" tells an age only roughly: a given age of a small child is better. */
function guessAge(text: string, given: number | undefined): number | undefined {
  if ((given !== undefined && given < 4) || !NAMES_SMALL_CHILD.test(text) || speaksOfUnborn(text)) return given;
  if (BABY.test(text)) return 0.02;
  if (INFANT.test(text)) return 0.5;
  return TODDLER.test(text) ? 2 : given;
}

function plausibleOf(match: RegExpExecArray | null): number | undefined {
  return match ? plausible(match[1]) : undefined;
}

function plausible(digits: string | undefined): number | undefined {
  const age = Number(digits);
  return age <= 120 ? age : undefined;
}

function readSex(text: string, given: Person['sex']): Person['sex'] {
  return (
    sexBesideAge(text) ?? sexOfBody(text) ?? (speaksOfSelf(text, given) ? given : (sexOfWhoIsNamed(text) ?? given))
  );
}

/** "A 40 year old man", "I am a young woman", "30F". */
function sexBesideAge(text: string): Person['sex'] {
  const plain = normaliseWord(text);
  const noun = BESIDE_YEARS.exec(plain) ?? BESIDE_I_AM.exec(plain);
  if (noun) return /woman|female|girl|lady/.test(noun[1]!) ? 'female' : 'male';
  const letter = LETTER.exec(text);
  return letter ? (letter[2]!.toLowerCase() === 'f' ? 'female' : 'male') : undefined;
}

function sexOfBody(text: string): Person['sex'] {
  if (NAMES_WOMANLY.test(text) && ONLY_FEMALE.test(text)) return 'female';
  return ONLY_MALE.test(text) ? 'male' : undefined;
}

/** Whether the writer is the one in need. */
function speaksOfSelf(text: string, given: Person['sex']): boolean {
  if (SPEAKS_OF_SELF.test(text)) return true;
  return SELF.test(text) && (given !== undefined || !OF_A_RELATIVE.test(text));
}

function sexOfWhoIsNamed(text: string): Person['sex'] {
  const female = FEMALE.test(text) || /\b(?:she|her)\b/i.test(text);
  const male = MALE.test(text) || /\b(?:he|his|him)\b/i.test(text);
  return female === male ? undefined : female ? 'female' : 'male';
}

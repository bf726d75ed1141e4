import { inLatinDigits } from './number-words.ts';
import { sinceWhen } from './since-when.ts';
import { daysNoted, daysOfLength, daysUncounted, EDGE, LENGTH, NOTED, START, UNCOUNTED } from './time-words.ts';

const EACH_LENGTH = new RegExp(LENGTH, 'gu');
const NOTED_LENGTH = new RegExp(NOTED, 'u');
const UNIT_ALONE = new RegExp(UNCOUNTED, 'gu');

const PEOPLE = String.raw`father|dad|mother|mom|mum|papa|mummy|maa|husband|wife|brother|sister|son|daughter|child|kid|baby|infant|newborn|toddler|boy|girl|man|woman|lady|male|female|uncle|aunt(?:y|ie)?|grand(?:father|mother|son|daughter|pa|ma)|dada|dadi|nana|nani|pitaji|mataji|pita|mata|bhai|behen|beta|bete|beti|bach\S{0,4}|bacch\S{0,4}|mahila|purush|aurat|aadmi|ladk[aie]|पिता(?:जी)?|पापा|माँ|मां|माता(?:जी)?|दादा|दादी|नाना|नानी|पति|पत्नी|भाई|बहन|बेट[ाेी]|बच्च[ाेी]|महिला|पुरुष|आदमी|औरत|लड़क[ाेी]`;
/** What tells, behind so many years or months, that they are an age: "old", "ka bachcha", "male". */
const AGE_AFTER = new RegExp(
  String.raw`^[\s-]{0,3}(?:old|of age|o${EDGE}|/ ?o|(?:${PEOPLE}|[mf])${EDGE}|(?:k[aie]|क[ाीे])${EDGE}(?! (?:tez |halka )?(?:bukhar|fever|khansi|khaansi|cough|dard|pain|sardi|jukam|dast|ulti|बुखार|खांसी|खाँसी|दर्द|दस्त|उल्टी|ज़?ुकाम)${EDGE}))`,
  'u',
);
/** Who is so old, before it: "my son is", "age", "I am", "papa". */
const AGE_BEFORE = new RegExp(
  String.raw`${START}(?:${PEOPLE}|i am|i'm|im|he is|she is|he's|she's|age|aged|ages|umar|umr|umra|aayu|age is|उम्र|आयु|[mf])(?:'s)?(?: is| of| aged| who is| hai| है)?[ ,:(/-]{0,3}$`,
  'u',
);
/** Behind a length, what says that it is going on: "3 saal se". */
const GOES_ON = new RegExp(String.raw`^ ?(?:se|from|since|now|history|of|से)${EDGE}`, 'u');
const LASTS = new RegExp(
  String.raw`${START}(?:for|since|from|over|past|last|during|within|x|pichle|pichhle|पिछले)(?: (?:about|around|almost|nearly|the|past|last|over|at least|more than|only))*[ :]*$`,
  'u',
);
/** A number of times, a rhythm, a journey that is still to come, a habit, a course of medicine: no length of the illness. */
const OTHER_BEFORE = new RegExp(
  String.raw`${START}(?:(?:times|once|twice|per|each|every|har|after|next|days|nights|hours|baar|हर|बार)(?: an?)?|(?:smok\S{0,3}|drink\S{0,3}|alcohol|married|shaadi|diagnos\S{0,4}|pack|working|job|trip|travel\S{0,4}|going|appointment|exam|due|given|gave|prescribed|medicines?|tablets?|antibiotics?|leave|dawa|dawai|दवा|दवाई|pregnan\S{0,3}|preg|garbh\S{0,6}|गर्भ\S{0,6}|प्रेग\S{0,8})[^,.;।]{0,30})[ :,]*$`,
  'u',
);
const OTHER_AFTER = new RegExp(
  String.raw`^[ -]?(?:(?:per|an?|every|in an?|each) (?:day|week|month|year)|(?:hafte|mahine|saal|din) (?:me|mein)|later|more to go|of (?:pregnan|gestation)|(?:k[aie] |क[ाीे] )?(?:pregnan|preg${EDGE}|gestation|garbh|गर्भ|प्रेग)|pack|into${EDGE}|of smok|baad|बाद|chhod|छोड़)`,
  'u',
);
/** "Last year I had", in which no length is told. */
const LAST_ONE = /^(?:last|past|previous|pichh?le|पिछले) /u;
const IN_ONE = new RegExp(String.raw`${START}(?:in|me|mein|में) $`, 'u');
const ONE = /^(?:an?|one|ek|एक) /u;
/** "Flight in 5 hours" is still to come, unless something was counted: "vomited six times in two days". */
const TO_COME = new RegExp(String.raw`${START}in (?:about |around )?$`, 'u');
const COUNTED = /\d|times|kilo|kg|lost|gained|twice|thrice|several|many/u;
/** "Three weeks ago" may tell of what came before the illness. */
const AGO = new RegExp(String.raw`^ ?(?:ago|back|earlier|before|pehle|pahle|पहले)${EDGE}`, 'u');
/** So many years that nothing says to last are an age: "papa ko khansi hai 65 saal". */
const LONGEST_UNSAID = 12 * 365;
const YEAR = 365;
/** What is had for so long is known, and seldom what one asks about beside something shorter. */
const KNOWN = 5 * YEAR;
/** In years, where no age is known. */
const LONGEST_LIFE = 80;

/** How plainly a length tells how long the illness lasts: the least number goes first. */
const PLAINNESS = { lasts: 0, ago: 1, known: 2 } as const;

interface Told {
  readonly days: number;
  readonly plainness: number;
}

/**
 * How long it has been going on by the words: the first length of time that is no age, no rhythm and nothing to come; "ago", and
 * what has been had for many years, count only without another.
 *
 * @param age in years, where it is known: nothing lasts longer than a life
 * @returns days; undefined where none is told
 */
export function readDuration(typed: string, age?: number): number | undefined {
  const text = inLatinDigits(typed).normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
  const longest = ((age ?? LONGEST_LIFE) + 1) * YEAR;
  const told = [...text.matchAll(EACH_LENGTH)].flatMap((match) => lengthIn(match, text));
  const [plainest] = told.filter(({ days }) => days <= longest).sort((a, b) => a.plainness - b.plainness);
  if (plainest?.plainness === PLAINNESS.lasts) return plainest.days;
  const noted = NOTED_LENGTH.exec(text);
  if (noted) return daysNoted(noted);
  const since = sinceWhen(text, age) ?? plainest?.days;
  if (since !== undefined) return since;
  const [alone] = [...text.matchAll(UNIT_ALONE)].map(daysUncounted);
  return alone !== undefined && alone <= longest ? alone : undefined;
}

function lengthIn(match: RegExpExecArray, text: string): Told[] {
  const around: Around = {
    told: match[0],
    days: daysOfLength(match),
    before: text.slice(Math.max(0, match.index - REACH), match.index),
    after: text.slice(match.index + match[0].length),
  };
  const isSaid = LASTS.test(around.before) || GOES_ON.test(around.after);
  if (isOther(around) || (!isSaid && isUnsaid(around))) return [];
  if (AGO.test(around.after)) return [{ days: around.days, plainness: PLAINNESS.ago }];
  return [{ days: around.days, plainness: around.days >= KNOWN ? PLAINNESS.known : PLAINNESS.lasts }];
}

/** How many letters before a length are looked at. */
const REACH = 60;

/** A length with what stands before and behind it. */
interface Around {
  readonly told: string;
  readonly days: number;
  readonly before: string;
  readonly after: string;
}

/** Whether it is a rhythm, is still to come or is of something else. */
function isOther({ told, days, before, after }: Around): boolean {
  if (Number.isNaN(days) || OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) return true;
  return (IN_ONE.test(before) && ONE.test(told)) || (TO_COME.test(before) && !COUNTED.test(before));
}

/** Whether what nothing says to last is an age, or the name of a time. */
function isUnsaid({ told, days, before, after }: Around): boolean {
  return days > LONGEST_UNSAID || LAST_ONE.test(told) || AGE_AFTER.test(after) || AGE_BEFORE.test(before);
}

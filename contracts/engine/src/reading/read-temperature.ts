import { HUNDRED_WORDS, numberOf, UNIT_WORDS } from './number-words.ts';

/** Degrees as they are written where a unit stands beside them, and what tells the unit. */
const CELSIUS =
  /(?<![\d.])((?:3[5-9]|4[0-3])(?:\.\d+)?)\s{0,3}(?:°|º|deg(?:rees?)?)?\s{0,3}(?:c\b|℃|celsius|centigrade|सेल्सियस)/iu;
const FAHRENHEIT =
  /(?<![\d.])((?:9[5-9]|10[0-8])(?:\.\d+)?)\s{0,3}(?:°|º|deg(?:rees?)?)?\s{0,3}(?:f\b|℉|f[ae]h?ren\w*|फारेनहाइट|फ़ारेनहाइट)/iu;

const FEVER = String.raw`(?:fever|temp(?:erature)?|bukhar|bukhaar|taapma?an|tapman|बुखार|बुख़ार|तापमान|ताप)`;
/** "Fever since last night 103". */
const SINCE = String.raw`(?:(?:kal|subah|raat|aaj|कल|सुबह|रात|आज) (?:se|से) |since (?:this |last )?(?:morning|night|yesterday) )?`;
/** "Temperature of my son is 104.2", "bukhar chadh kar 104": words that may stand between fever and its number. */
const BETWEEN = String.raw`(?:\s{1,3}(?:of|in|on|is|was|at|has|my|our|the|his|her|a|this|son|daughter|baby|child|kid|toddler|mother|father|grandmother|grandfather|wife|husband|around|about|over|above|upto|up|to|touched|touching|touches|reached|reaching|reads|reading|shows|showing|hit|crossed|went|gone|came|now|ka|ki|ke|ko|hai|ho|gaya|gya|gayi|tak|pahunch|pahuncha|pahunch|chadh|chadha|chad|kar|karib|lagbhag|का|की|को|है|तक|करीब|लगभग|चढ़|कर|अब)){0,6}`;
const NO_TIME = String.raw`(?![\d/]|\s*(?:\d|days?|weeks?|hours?|hrs?|months?|years?|yrs?|yo\b|minutes?|mins?|times|din|ghante|saal|दिन|घंटे|साल|tablets?|mg|ml|kg))`;
/** A body that has cooled below 35 °C: so low a number is the weather's, unless it says whose it is. */
const BODY = String.raw`(?:(?:body|rectal|his|her|my|baby'?s?|newborn'?s?) temp(?:erature)?|temp(?:erature)? of (?:the |my |his |her )?(?:body|baby|newborn|child|mother|father)|thermometer (?:says|shows|reads)|sharir ka tap(?:ma|maa)n|शरीर का तापमान)`;
const LOW = String.raw`((?:2[89]|3[0-4])(?:\.\d)?)`;
const COOLED = new RegExp(
  String.raw`${BODY}[^.\d]{0,20}${LOW}${NO_TIME}|(?<![\d.])${LOW}\s{0,3}(?:°|º|degrees?)?\s{0,3}c? on (?:the |a )?thermometer`,
  'iu',
);
const AFTER_FEVER = new RegExp(
  String.raw`${FEVER}\s{0,3}${SINCE}${BETWEEN}\s{0,3}:?\s{0,3}(\d{2,3}(?:\.\d+)?)${NO_TIME}`,
  'iu',
);
const BEFORE_FEVER =
  /(?<![\d/.])((?:3[7-9]|4[0-3]|9[7-9]|10[0-8])(?:\.\d+)?)\s*(?:ka |ki |का |degrees? |°\s?)?(?:fever|temperature|bukhar|बुखार|बुख़ार)/iu;
const DEGREES = /(?<![\d.])((?:3[7-9]|4[0-3]|10[0-8])(?:\.\d+)?)\s*(?:°|º|degrees?\b|डिग्री)/iu;
/** "T 38.9" of a case report. */
const T_NUMBER = /\bT\s{0,3}[:=]?\s{0,3}((?:3[5-9]|4[0-2])\.\d)/;
/** "Felt hot, 38.4", "thermometer says 102.4". */
const THERMOMETER =
  /(?:thermometer|\bhot|warm|burning up|shiver\w{0,5}|chills|tap\w{0,5}|तप\S{0,5})(?:\s{0,3}[,:]|\s{1,3}(?:says|said|shows?|showed|reads?|to touch|at|with|and|it is|its))?\s{1,3}((?:3[7-9]|4[0-3]|9[89]|10[0-8])(?:\.\d+)?)(?![\d%/]|[\s-]*(?:days?|weeks?|months?|hours?|years?|yrs?|yo|saal|sal|साल|male|female|m|f|man|woman|times|kg|mg|min)(?!\p{L}))/iu;
const WHERE_MEASURED =
  /(?<![\d.])((?:3[7-9]|4[0-3]|9[89]|10[0-8])(?:\.\d+)?)\s*(?:under (?:the |her |his )?arm|in (?:the )?(?:ear|armpit|mouth)|rectal|by thermometer|on (?:the )?thermometer)/iu;
/** "My son has 104 since evening", "papa ko 103 hai": a number alone that somebody has. */
const OF_SOMEBODY =
  /(?:\b(?:has|have|had|running|touched|ko)|को)\s{1,3}(10[0-6](?:\.\d)?)(?=\s{0,3}(?:$|[.,;!?।]|since\b|and\b|now\b|today\b|from\b|with\b|but\b|hai\b|tha\b|है|था|aur\b|और))/iu;
/** What else a number alone may count. */
const OTHER_NUMBER = /\b(?:bp|pressure|sugar|pulse|oxygen|spo2|platelets?|weight|kgs?|rs|rupees|marks|runs)\b/i;
/** Numbers without a unit, the plainest way to tell a fever first. */
const WITHOUT_UNIT = [AFTER_FEVER, BEFORE_FEVER, DEGREES, T_NUMBER, THERMOMETER, WHERE_MEASURED];

const NO_FEVER =
  /\bafebrile\b|\b(?:temperature|temp)(?:\s+(?:is|was))?\s+normal\b|\bnormal (?:temperature|vital signs|vitals)\b|\bvital signs(?:\s+(?:are|were))?\s+(?:normal|stable)\b/i;
const NORMAL = 37;

/** "A hundred and four", "ek sau chaar". */
const HUNDRED_AND = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:a|one|ek|एक)\s{1,3})?(?:${HUNDRED_WORDS})(?: and)?\s{1,3}(${UNIT_WORDS})(?![\p{L}\p{M}])`,
  'iu',
);

/**
 * The temperature that a text tells.
 * @returns °C; a number without a unit is taken for °F from 95 to 108 and for °C from 35 to 43, and from 28 on where it is said to be of a body; undefined where none is told
 */
export function readTemperature(text: string): number | undefined {
  const said = text.replace(HUNDRED_AND, (_, one: string) => String(100 + numberOf(one)));
  if (!/\d/.test(said)) return NO_FEVER.test(said) ? NORMAL : undefined;
  const cooled = COOLED.exec(said);
  if (cooled) return Number(cooled[1] ?? cooled[2]);
  const celsius = CELSIUS.exec(said);
  if (celsius) return Number(celsius[1]);
  const fahrenheit = FAHRENHEIT.exec(said);
  if (fahrenheit) return toCelsius(Number(fahrenheit[1]));
  for (const pattern of OTHER_NUMBER.test(said) ? WITHOUT_UNIT : [...WITHOUT_UNIT, OF_SOMEBODY]) {
    const degrees = withoutUnit(Number(pattern.exec(said)?.[1]));
    if (degrees !== undefined) return degrees;
  }
  return NO_FEVER.test(said) ? NORMAL : undefined;
}

/** NaN, and what is no temperature of a living person, is undefined. */
function withoutUnit(degrees: number): number | undefined {
  if (degrees >= 35 && degrees <= 43) return degrees;
  return degrees >= 95 && degrees <= 108 ? toCelsius(degrees) : undefined;
}

function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

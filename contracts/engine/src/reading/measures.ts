import { inLatinDigits, NUMBER_WORDS, numberOf } from './number-words.ts';
import { readTemperature } from './read-temperature.ts';
import type { Quantity } from '../knowledge/schema.ts';

const UNIT_DAYS: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  ghante: 1 / 24,
  ghanta: 1 / 24,
  din: 1,
  hafte: 7,
  hafta: 7,
  mahine: 30,
  mahina: 30,
  saal: 365,
  sal: 365,
  घंटे: 1 / 24,
  दिन: 1,
  हफ्ते: 7,
  महीने: 30,
  साल: 365,
};
/** Words that count roughly. */
const ROUGHLY: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  few: 3,
  several: 4,
  couple: 2,
  many: 6,
  last: 1,
  past: 1,
};
const COUNT = `(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS}|${Object.keys(ROUGHLY).join('|')})`;
const UNIT =
  '(minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|ghante|ghanta|din|hafte|hafta|mahine|mahina|saal|sal|घंटे|दिन|हफ्ते|महीने|साल)';
const DURATION = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT})(?:\\s*(?:-|to|or)\\s*\\d+)?(?:\\s+of)?[\\s-]*${UNIT}(?![\\p{L}])(?![\\s-]*(?:old|of age|o\\/?e?\\b|(?:baby|infant|newborn|child|kid|boy|girl|son|daughter|toddler|bach\\w*|bacch\\w*|bet[aie])(?!\\p{L})))`,
  'giu',
);

const PRESSURE = /(?<![\d/])(\d{2,3})\s*(?:\/|over|by)\s*(\d{2,3})(?![\d/])/i;
const GLUCOSE =
  /(?:sugars?|glucose|शुगर|glucometer)(?![\p{L}\p{M}])[^.\d]{0,40}?(\d{1,3}(?:\.\d+)?)(?![\d.]|\s*(?:g|gm|grams?|kg|spoons?|years?|yrs?|days?|months?|saal|sal|din|साल|दिन)(?![\p{L}\p{M}]))\s*(mmol)?/iu;
const PULSE =
  /(?:pulse|heart ?(?:rate|beat)|\bhr|nabz|nabj|nadi|naadi|dhadkan|नाडी|नाड़ी|नब्ज\u093C?|धड\u093C?कन)(?![\p{L}\p{M}])[^.\d]{0,15}(\d{2,3})|(\d{2,3})\s*(?:bpm|beats)/iu;
const OXYGEN = /(?:spo2|oxygen|saturation|\bsats?|\bo2|ऑक्सीजन|ऑक्सिजन|आक्सीजन)(?![\p{L}\p{M}])[^.\d]{0,25}(\d{2})\b/iu;
/** Breaths told as a rate: a number of one digit counts only with its minute. */
const BREATHS =
  /(?:respiratory rate|breathing rate|rr)\b[^.\d]{0,10}(\d{1,2})|(\d{2})\s*breaths|(\d)\s*breaths?\s*(?:a|per|in a|in one|\/)\s*min|breath(?:es|ing|s)?\b[^.\d]{0,20}(\d{1,2})\s*(?:times|x)?\s*(?:a|per|in a|in one|\/)\s*min|(?:minute|min) (?:me|mein) (?:sirf |bas )?(\d{1,2}) (?:baar |bar )?saans|saans\b[^.\d]{0,12}(?:minute|min) (?:me|mein) (?:sirf |bas )?(\d{1,2})|मिनट में (?:सिर्फ़? |बस )?(\d{1,2}) (?:बार )?(?:सांस|साँस)|(?:सांस|साँस) (?:एक )?मिनट में (?:सिर्फ़? |बस )?(\d{1,2})/iu;
/** "BP 70", "bp is 75": the upper value told alone. */
const UPPER_PRESSURE =
  /(?<!lower |diastolic )\b(?:upper bp|systolic|bp|blood pressure)(?: (?:is|was|only|just|now|reads|shows|sirf|ab|fell to|dropped to|down to)){0,2}[ :=]{0,3}(\d{2,3})(?![\d/.]|\s?(?:\/|-|over\b|by\b|mg\b|ml\b|tab|years?\b|yrs?\b|saal\b|din\b|days?\b|kg\b|%))/i;

/** Reads numbers with units from a text, in the units of the knowledge: °C, mm Hg, mg/dl, per minute, %, days. */
export function readMeasures(text: string): Partial<Record<Quantity, number>> {
  const inDigits = inLatinDigits(text);
  return defined({
    ...(/\d/.test(inDigits) ? readNumbers(inDigits) : {}),
    temperature_c: readTemperature(inDigits),
    duration_days: readDuration(inDigits),
  });
}

/** What is told in digits. */
function readNumbers(text: string): Partial<Record<Quantity, number | undefined>> {
  const pressure = within(PRESSURE.exec(text), 50, 270);
  const glucose = GLUCOSE.exec(text);
  return {
    systolic: pressure?.[0] ?? number(UPPER_PRESSURE.exec(text), 40, 260),
    diastolic: pressure?.[1],
    glucose_mg_dl: glucose ? toMilligrams(Number(glucose[1]), glucose[2] !== undefined) : undefined,
    pulse: number(PULSE.exec(text), 25, 260),
    oxygen_percent: number(OXYGEN.exec(text), 40, 100),
    breaths_per_minute: number(BREATHS.exec(text), 1, 90),
  };
}

/** "Three weeks ago" may tell of what came before the illness; "for two days" does not. */
const AGO = /^\s*(?:ago|back|earlier|pehle|पहले)(?!\p{L})/iu;

/** The first duration that is no age and no "years ago"; one that is "ago" only without another. */
function readDuration(text: string): number | undefined {
  let ago: number | undefined;
  for (const match of text.matchAll(DURATION)) {
    const days = daysOf(match, text);
    if (days === undefined) continue;
    if (!AGO.test(text.slice(match.index + match[0].length))) return days;
    ago ??= days;
  }
  return (
    ago ??
    (/\b(?:since|from) (?:yesterday|this morning|last night|today)\b|\bkal se\b|कल से/iu.test(text) ? 1 : undefined)
  );
}

function daysOf(match: RegExpExecArray, text: string): number | undefined {
  const before = text.slice(Math.max(0, match.index - 22), match.index);
  const after = text.slice(match.index + match[0].length);
  if (/^(?:last|past)/i.test(match[1]!) && !/\b(?:for|over|since|during|in|within)\s+(?:about |the )*$/i.test(before))
    return undefined;
  if (/^\s*(?:ka|ki|ke|का|की|के)(?!\p{L})/iu.test(after)) return undefined;
  if (
    /\b(?:baby|infant|newborn|child|kid|boy|girl|son|daughter|toddler)(?:'s)?(?:,| is| of| aged| who is)?\s+$/i.test(
      before,
    )
  )
    return undefined;
  if (/\b(?:times|once|twice|per|each|days|nights|hours)\s+$/i.test(before)) return undefined;
  if (/\bin\s+$/i.test(before) && /^an?$|^one$/i.test(match[1]!)) return undefined;
  if (
    /diagnos|smok|pack|every|age|history of|years? ago|married|pregnan|gestation|umar|उम्र/.test(
      `${before}${match[0]}${after.slice(0, 12)}`.toLowerCase(),
    )
  )
    return undefined;
  const unit = match[2]!.toLowerCase();
  const days = UNIT_DAYS[unit] ?? UNIT_DAYS[unit.replace(/s$/, '')];
  return days === undefined ? undefined : days * (ROUGHLY[match[1]!.toLowerCase()] ?? numberOf(match[1]!));
}

function toMilligrams(value: number, isMillimoles: boolean): number | undefined {
  const milligrams = isMillimoles || (value < 35 && !Number.isInteger(value)) ? value * 18 : value;
  return milligrams >= 20 && milligrams <= 999 ? milligrams : undefined;
}

function number(match: RegExpExecArray | null, min: number, max: number): number | undefined {
  const value = Number(match?.slice(1).find((group) => group !== undefined));
  return value >= min && value <= max ? value : undefined;
}

function within(match: RegExpExecArray | null, min: number, max: number): [number, number] | undefined {
  const [high, low] = [Number(match?.[1]), Number(match?.[2])];
  return high > low && low >= 30 && high >= min + 20 && high <= max ? [high, low] : undefined;
}

function defined(measures: Partial<Record<Quantity, number | undefined>>): Partial<Record<Quantity, number>> {
  return Object.fromEntries(Object.entries(measures).filter(([, value]) => value !== undefined)) as Partial<
    Record<Quantity, number>
  >;
}

import { readDuration } from './durations.ts';
import { inLatinDigits } from './number-words.ts';
import { readTemperature } from './read-temperature.ts';
import type { Quantity } from '../knowledge/schema.ts';

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

/**
 * Reads numbers with units from a text, in the units of the knowledge: °C, mm Hg, mg/dl, per minute, %, days.
 * @param age in years, where it is known
 */
export function readMeasures(text: string, age?: number): Partial<Record<Quantity, number>> {
  const inDigits = inLatinDigits(text);
  return defined({
    ...(/\d/.test(inDigits) ? readNumbers(inDigits) : {}),
    temperature_c: readTemperature(inDigits),
    duration_days: readDuration(text, age),
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

import type { Quantity } from './schema.js';

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
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  few: 3,
  several: 4,
  couple: 2,
  many: 6,
  last: 1,
  past: 1,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  दो: 2,
  तीन: 3,
  चार: 4,
  एक: 1,
  पांच: 5,
};
const COUNT = `(?:\\d+(?:\\.\\d+)?|${Object.keys(NUMBER_WORDS).join('|')})`;
const UNIT =
  '(minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|ghante|ghanta|din|hafte|hafta|mahine|mahina|saal|sal|घंटे|दिन|हफ्ते|महीने|साल)';
const DURATION = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT})(?:\\s*(?:-|to|or)\\s*\\d+)?(?:\\s+of)?[\\s-]*${UNIT}(?![\\p{L}])(?![\\s-]*(?:old|of age|o\\/?e?\\b))`,
  'giu',
);

const CELSIUS = /(?<!\d)(3[4-9]|4[0-3])(\.\d+)?\s{0,3}(?:°|º|deg(?:rees?)?)?\s{0,3}(?:c\b|celsius|centigrade)/i;
const FAHRENHEIT = /(?<!\d)(9[5-9]|10[0-8])(\.\d+)?\s{0,3}(?:°|º|deg(?:rees?)?)?\s{0,3}(?:f\b|fahrenheit)/i;
const BARE_TEMPERATURE =
  /(?:fever|temp(?:erature)?|bukhar|बुखार)\s{0,3}(?:(?:kal|subah|raat|aaj|कल|सुबह|रात|आज) (?:se|से) |since (?:this |last )?(?:morning|night|yesterday) )?(?:of|is|was|at|around|about|up to|:)?\s{0,3}(?:about |around |over )?(\d{2,3}(?:\.\d+)?)(?!\s*(?:\d|days?|weeks?|hours?|years?))/iu;
const TEMPERATURE_FIRST =
  /(?<![\d/.])(3[7-9]|4[0-3]|9[7-9]|10[0-8])(\.\d+)?\s*(?:ka |ki |का |degrees? |°\s?)?(?:fever|temperature|bukhar|बुखार)/iu;
/** "Felt hot, 38.4 under the arm", "thermometer says 102.4". */
const THERMOMETER =
  /(?:thermometer|\bhot|warm|burning up|shiver\w{0,5}|chills|tap\w{0,5}|तप\S{0,5})(?:\s{0,3}[,:]|\s{1,3}(?:says|said|shows?|showed|reads?|to touch|at|with|and|it is|its))?\s{1,3}(3[7-9]|4[0-3]|9[89]|10[0-8])(\.\d+)?(?![\d%/]|[\s-]*(?:days?|weeks?|months?|hours?|years?|yrs?|yo|saal|sal|साल|male|female|m|f|man|woman|times|kg|mg|min)(?!\p{L}))|(?<![\d.])(3[7-9]|4[0-3]|9[89]|10[0-8])(\.\d+)?\s*(?:under (?:the |her |his )?arm|in (?:the )?(?:ear|armpit|mouth)|rectal|by thermometer|on (?:the )?thermometer)/iu;
const DEGREES = /(?<![\d.])(3[7-9]|4[0-3])(\.\d+)?\s*(?:°|º|degrees?\b|डिग्री)/iu;
/** "T 38.9" of a case report, and words for no fever. */
const T_NUMBER = /\bT\s{0,3}[:=]?\s{0,3}(3[5-9]|4[0-2])(\.\d)/;
const NO_FEVER =
  /\bafebrile\b|\b(?:temperature|temp)(?:\s+(?:is|was))?\s+normal\b|\bnormal (?:temperature|vital signs|vitals)\b|\bvital signs(?:\s+(?:are|were))?\s+(?:normal|stable)\b/i;
const NORMAL_TEMPERATURE = 37;
const PRESSURE = /(?<![\d/])(\d{2,3})\s*(?:\/|over|by)\s*(\d{2,3})(?![\d/])/i;
const GLUCOSE =
  /(?:sugars?|glucose|शुगर|glucometer)(?![\p{L}\p{M}])[^.\d]{0,40}?(\d{1,3}(?:\.\d+)?)(?![\d.]|\s*(?:g|gm|grams?|kg|spoons?|years?|yrs?|days?|months?|saal|sal|din|साल|दिन)(?![\p{L}\p{M}]))\s*(mmol)?/iu;
const PULSE =
  /(?:pulse|heart ?(?:rate|beat)|\bhr|nabz|nabj|dhadkan|नब्ज\u093C?|धड\u093C?कन)(?![\p{L}\p{M}])[^.\d]{0,15}(\d{2,3})|(\d{2,3})\s*(?:bpm|beats)/iu;
const OXYGEN = /(?:spo2|oxygen|saturation|\bsats?|\bo2|ऑक्सीजन|ऑक्सिजन|आक्सीजन)(?![\p{L}\p{M}])[^.\d]{0,25}(\d{2})\b/iu;
const BREATHS = /(?:respiratory rate|breathing rate|rr)\b[^.\d]{0,10}(\d{2})|(\d{2})\s*breaths/i;

/** Reads numbers with units from a text, in the units of the knowledge: °C, mm Hg, mg/dl, per minute, %, days. */
export function readMeasures(text: string): Partial<Record<Quantity, number>> {
  const numbers = /\d/.test(text) ? readNumbers(text) : {};
  return defined({
    ...numbers,
    temperature_c: numbers.temperature_c ?? (NO_FEVER.test(text) ? NORMAL_TEMPERATURE : undefined),
    duration_days: readDuration(text),
  });
}

/** What is told in digits. */
function readNumbers(text: string): Partial<Record<Quantity, number | undefined>> {
  const pressure = within(PRESSURE.exec(text), 50, 270);
  const glucose = GLUCOSE.exec(text);
  return {
    temperature_c: readTemperature(text),
    systolic: pressure?.[0],
    diastolic: pressure?.[1],
    glucose_mg_dl: glucose ? toMilligrams(Number(glucose[1]), glucose[2] !== undefined) : undefined,
    pulse: number(PULSE.exec(text), 25, 260),
    oxygen_percent: number(OXYGEN.exec(text), 40, 100),
    breaths_per_minute: number(BREATHS.exec(text), 4, 90),
  };
}

function readTemperature(text: string): number | undefined {
  const celsius = CELSIUS.exec(text);
  if (celsius) return Number(`${celsius[1]}${celsius[2] ?? ''}`);
  const fahrenheit = FAHRENHEIT.exec(text);
  if (fahrenheit) return toCelsius(Number(`${fahrenheit[1]}${fahrenheit[2] ?? ''}`));
  const first = TEMPERATURE_FIRST.exec(text) ?? DEGREES.exec(text) ?? T_NUMBER.exec(text) ?? THERMOMETER.exec(text);
  const bare = Number(
    BARE_TEMPERATURE.exec(text)?.[1] ?? (first ? `${first[1] ?? first[3]}${first[2] ?? first[4] ?? ''}` : NaN),
  );
  if (bare >= 34 && bare <= 43) return bare;
  return bare >= 95 && bare <= 108 ? toCelsius(bare) : undefined;
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
  if (/\b(?:times|once|twice|per|each|days|nights|hours)\s+$/i.test(before)) return undefined;
  if (
    /diagnos|smok|pack|every|age|history of|years? ago|married|pregnan|gestation|umar|उम्र/.test(
      `${before}${match[0]}${after.slice(0, 12)}`.toLowerCase(),
    )
  )
    return undefined;
  const unit = match[2]!.toLowerCase();
  const days = UNIT_DAYS[unit] ?? UNIT_DAYS[unit.replace(/s$/, '')];
  return days === undefined ? undefined : days * (NUMBER_WORDS[match[1]!.toLowerCase()] ?? Number(match[1]));
}

function toMilligrams(value: number, isMillimoles: boolean): number | undefined {
  const milligrams = isMillimoles || (value < 35 && !Number.isInteger(value)) ? value * 18 : value;
  return milligrams >= 20 && milligrams <= 999 ? milligrams : undefined;
}

function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
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

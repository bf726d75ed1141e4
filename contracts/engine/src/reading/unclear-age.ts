import { inLatinDigits } from './number-words.ts';

const UNIT = String.raw`(?:years?|yrs?|mo?n?ths?|we{0,2}ks?|days?|saal|sal|mah[ie]n[ae]|ha[fp]t[ae]|din|साल|वर्ष|मह[ीि]न[ेा]|दिन)`;
const EDGE = String.raw`(?![\p{L}\p{M}])`;
const IS_AGE = String.raw`[\s-]?${UNIT}(?:[\s-]{1,2}old|\s(?:k[aie]|क[ाीे])${EDGE})`;
/** "-3 years old", "he is -3 years"; "age -45" and "age: -45" are written so for 45. */
const NEGATIVE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])[-−]\d{1,3}(?:\.\d)?${IS_AGE}|(?<=\b(?:i am|i'm|he is|she is|son is|daughter is|child is|baby is|father is|mother is) )[-−]\d{1,3}[\s-]?${UNIT}${EDGE}`,
  'iu',
);
const MANY_YEARS =
  /(?<![\d.])(\d{3,5})[\s-]?(?:years?|yrs?|saal|sal|साल|वर्ष)(?:[\s-]{1,2}old|\s(?:k[aie]|क[ाीे])(?![\p{L}\p{M}]))/iu;
/** The oldest that a text is believed; nobody was ever older than 122. */
const OLDEST = 120;
/** "My baby is 18": days, weeks, months or years. */
const WITHOUT_UNIT =
  /(?<![\p{L}\p{M}])(?:baby|infant|newborn|toddler|shishu|navjat|शिशु|नवजात)(?: boy| girl)?(?:'s| is|:)? (?:about |only |now |just )?(\d{1,3})(?=\s{0,2}(?:$|[,;.)](?!\d))| (?:and|with|has|ka|ki|ko|का|की|को)(?![\p{L}\p{M}]))/iu;

/** Words that tell an age which cannot be, or not in what it is counted. */
export interface UnclearAge {
  readonly words: string;
  /** The text without an age that cannot be. */
  readonly rest: string;
}

/** Finds an age below 0 or beyond 120, or that of a baby without days, weeks, months or years. */
export function unclearAgeIn(text: string): UnclearAge | undefined {
  const inDigits = inLatinDigits(text);
  const years = MANY_YEARS.exec(inDigits);
  const impossible = NEGATIVE.exec(inDigits) ?? (years && Number(years[1]) > OLDEST ? years : null);
  if (impossible) {
    const [{ length }, from] = [impossible[0], impossible.index];
    return { words: text.slice(from, from + length), rest: `${text.slice(0, from)} ${text.slice(from + length)}` };
  }
  const bare = WITHOUT_UNIT.exec(inDigits);
  return bare ? { words: text.slice(bare.index, bare.index + bare[0].length), rest: text } : undefined;
}

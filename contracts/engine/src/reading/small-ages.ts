/** The age of a small child, told in days, weeks or months, and where its words stand in the text. */
export interface SmallAge {
  readonly years: number;
  /** From the number or the child to the last word of the age. */
  readonly start: number;
  readonly end: number;
  /** Where "months" stands. */
  readonly unit: number;
}

const COUNTS: Readonly<Record<string, number>> = {
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  che: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  dedh: 1.5,
  dhai: 2.5,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  छह: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  डेढ़: 1.5,
  ढाई: 2.5,
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
};
const COUNT = String.raw`(?<![\p{L}\p{M}\d.])(\d{1,3}|${Object.keys(COUNTS).join('|')})`;
const OF_SMALL_AGE = String.raw`(?:(months?|mo|weeks?|wks?|days?)(?:[\s-]*old\b|[\s-]+(?:baby|infant|newborn)\b)|(mahine|mahina|महीने|महीना|hafte|हफ्ते|din|दिन)\s{0,3}(?:ka|ki|ke|का|की|के)\s{0,3}(?:\S{1,20}\s)?(?:bac\w+|bach\w+|baby|bet[aie]\w*|lad\w+|shishu|munn\w+|nawjat|बच्च|बेट|शिशु|नवजात|मुन्न))`;
const SMALL_AGE = new RegExp(String.raw`${COUNT}\s*(?:-\s*)?${OF_SMALL_AGE}`, 'iu');
/** What follows the number alone: quick to tell that no small age is said. */
const MAY_BE_SMALL = new RegExp(OF_SMALL_AGE, 'iu');
const BABY_IS = new RegExp(
  String.raw`\b(?:baby|infant|newborn|neonate)(?:'s| is| age is| aged)? (?:just |only |about |now )?${COUNT}\s*(months?|weeks?|wks?|days?)\b(?! (?:ago|late|back))`,
  'iu',
);
/** A look for these words tells quickly that none of the patterns with them fits. */
export const NAMES_SMALL_CHILD = /baby|infant|new ?born|neonate|navjat|shishu|toddler|नवजात|शिशु/iu;
const UNBORN = /\bpregnan|\bgarbh|\bwomb\b|गर्भ|प्रेग्नेंट/iu;
const IS_BORN = /\bold\b|\bborn\b|newborn|navjat|birth|deliver|नवजात|जन्म|पैदा/iu;
const DAYS_IN: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.4, h: 7, द: 1, ह: 7, म: 30.4 };

/** The months of a pregnancy are no age, and "the baby" is in the womb. */
export function speaksOfUnborn(text: string): boolean {
  return UNBORN.test(text) && !IS_BORN.test(text);
}

/** "Six months old", "the baby is 3 weeks". */
export function readSmallAge(text: string): SmallAge | undefined {
  if (speaksOfUnborn(text)) return undefined;
  const small =
    (MAY_BE_SMALL.test(text) ? SMALL_AGE.exec(text) : null) ??
    (NAMES_SMALL_CHILD.test(text) ? BABY_IS.exec(text) : null);
  if (!small) return undefined;
  const [told, count, english, hindi] = small;
  const unit = (english ?? hindi)!;
  const days = (COUNTS[count!.normalize('NFC').toLowerCase()] ?? Number(count)) * DAYS_IN[unit[0]!.toLowerCase()]!;
  return {
    years: days / 365,
    start: small.index,
    end: small.index + told.length,
    unit: small.index + told.indexOf(unit, told.indexOf(count!) + count!.length),
  };
}

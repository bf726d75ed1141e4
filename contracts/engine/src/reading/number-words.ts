/** How people write numbers in English, Hinglish and Devanagari: 1 to 19, and some that Hindi has a word of its own for. */
const UNITS: readonly (readonly [number: number, words: string])[] = [
  [1, 'one ek एक'],
  [2, 'two do दो'],
  [3, 'three teen tin तीन'],
  [4, 'four char chaar चार'],
  [5, 'five paanch panch पांच पाँच'],
  [6, 'six chhe che chhah छह छः'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das दस'],
  [11, 'eleven gyarah ग्यारह'],
  [12, 'twelve barah बारह'],
  [13, 'thirteen terah तेरह'],
  [14, 'fourteen chaudah चौदह'],
  [15, 'fifteen pandrah पंद्रह पन्द्रह'],
  [16, 'sixteen solah सोलह'],
  [17, 'seventeen satrah सत्रह'],
  [18, 'eighteen atharah अठारह'],
  [19, 'nineteen unnis उन्नीस'],
  [21, 'ikkis इक्कीस'],
  [22, 'बाईस'],
  [24, 'चौबीस'],
  [25, 'pachis पच्चीस'],
  [35, 'पैंतीस'],
  [45, 'पैंतालीस'],
  [55, 'पचपन'],
  [65, 'पैंसठ'],
  [75, 'पचहत्तर'],
];
/** English adds a unit to them: "twenty-two". */
const TENS: readonly (readonly [number: number, words: string])[] = [
  [20, 'twenty bees बीस'],
  [30, 'thirty tees तीस'],
  [40, 'forty chalis चालीस'],
  [50, 'fifty pachas पचास'],
  [60, 'sixty साठ'],
  [70, 'seventy sattar सत्तर'],
  [80, 'eighty अस्सी'],
  [90, 'ninety nabbe नब्बे'],
];
const FRACTIONS: readonly (readonly [number: number, words: string])[] = [
  [0.5, 'half aadha aadhe adha adhe आधा आधे'],
  [0.75, 'pauna पौना'],
  [1.5, 'dedh डेढ़'],
  [2.5, 'dhai ढाई'],
];
/** Said before a number: "paune do" is 1.75. "Sava" alone is 1.25. */
const PARTS: readonly (readonly [number: number, words: string])[] = [
  [0.25, 'sava sawa सवा'],
  [-0.25, 'paune पौने'],
  [0.5, 'sadhe saadhe साढ़े'],
];
/** A pattern of a hundred, without the edges of the word. */
export const HUNDRED_WORDS = 'hundred|sau|सौ';

const listed = (rows: readonly (readonly [number, string])[]): [string, number][] =>
  rows.flatMap(([number, words]) => words.split(' ').map((word): [string, number] => [word.normalize('NFC'), number]));
const NUMBERS = new Map([
  ...listed(UNITS),
  ...listed(TENS),
  ...listed(FRACTIONS),
  ...listed(PARTS),
  ['a', 1],
  ['an', 1],
]);
const HUNDREDS = new Set(HUNDRED_WORDS.split('|'));

const words = (rows: readonly (readonly [number, string])[]): string =>
  listed(rows)
    .map(([word]) => word)
    .join('|');
/** A pattern of what is said before a number and makes it a little more or less. */
export const PARTS_BEFORE = words(PARTS);
/** A pattern of one unit, for a number that something else has begun. */
export const UNIT_WORDS = words(UNITS);
/** A pattern of a number in words below a hundred, without the edges of the words: "seven", "twenty-two", "dedh". */
export const NUMBER_WORDS = `(?:${words(TENS)})(?:[\\s-](?:${UNIT_WORDS}))?|${UNIT_WORDS}|${words(FRACTIONS)}`;

/**
 * The number that words or digits say.
 * @returns NaN where a word is no number
 */
export function numberOf(said: string): number {
  let number = 0;
  for (const word of said
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/(?:and|&) a (?=half)/, '')
    .split(/[\s-]+/)) {
    if (word === 'and' || word === '&') continue;
    number = HUNDREDS.has(word) ? Math.max(number, 1) * 100 : number + (NUMBERS.get(word) ?? Number(word));
  }
  return number === 0.25 ? 1.25 : number;
}

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** The text with १२ as 12; every letter keeps its place. */
export function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

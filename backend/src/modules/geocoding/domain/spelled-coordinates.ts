import { onTheGlobe, type Coordinates } from '../../directory/public.js';

// The patterns read text with single spaces only. Two neighbouring parts of a pattern must never both match a run of
// spaces: there would be as many ways to share the run as it is long, and a pattern that fails tries them all.
const DEGREES = String.raw`([+\-−]?\d{1,3}(?:\.\d{1,17})?) ?(?:°|º|d(?:eg(?:rees?)?)?)?`;
const MINUTES = String.raw`(?:(\d{1,2}(?:\.\d{1,17})?) ?(?:['′’]|m(?:in(?:utes?)?)?) ?)?`;
const SECONDS = String.raw`(?:(\d{1,2}(?:\.\d{1,17})?) ?(?:["″”]|s(?:ec(?:onds?)?)?(?![a-z])))?`;
const NUMBERS = String.raw`${DEGREES} ?${MINUTES}${SECONDS}`;
const LETTER_FIRST = String.raw`([NSEW]) ?${NUMBERS}()`;
const LETTER_LAST = String.raw`()${NUMBERS} ?([NSEW])?`;
const LATITUDE = String.raw`(?:lat(?:itude)? ?[:=]?)? ?`;
const BETWEEN = String.raw`(?: ?[,;/] ?| )(?:(?:lng|lon|long|longitude) ?[:=]? ?)?`;
/** The letter of the hemisphere before each number, after it, or neither. */
const PAIRS = [
  new RegExp(`^${LATITUDE}${LETTER_FIRST}${BETWEEN}${LETTER_FIRST}$`, 'i'),
  new RegExp(`^${LATITUDE}${LETTER_LAST}${BETWEEN}${LETTER_LAST}$`, 'i'),
];
/** "28 36 50 N": minutes and seconds without their signs, where a letter tells that it is a position. */
const BARE_MINUTES = /(\d{1,3})[ :](\d{1,2}(?:\.\d{1,17})?)(?:[ :](\d{1,2}(?:\.\d{1,17})?))? ?(?=[NSEW]\b)/gi;
/** "N28°36.834 E077°12.540" */
const UNSIGNED_MINUTES = /([°º] ?\d{1,2}(?:\.\d{1,17})?)(?= ?(?:[NSEW,;]|$))/gi;
/** "28.6139N77.2090E" */
const UNDIVIDED = /(?<=\d ?[NSEW])(?=\d)/i;
/** "28,6139; 77,2090" */
const DECIMAL_COMMAS = /^([+\-−]?\d{1,3}),(\d{1,17})(?: ?; ?| ?, | )([+\-−]?\d{1,3}),(\d{1,17})$/;
const IN_BRACKETS = /^[([](.*)[)\]]$/;

/** `560 001` is a postcode. */
const TWO_BARE_NUMBERS = /^\d+ \d+$/;

/** The coordinates that a text means; `off the globe` when they cannot exist, such as a latitude of 95. */
export type SpelledCoordinates = Coordinates | 'off the globe' | undefined;

/**
 * Reads the usual spellings of a position: `28.6,77.2`, `28.6 N, 77.2 E`, `N28.6 E77.2`, `28°36′50″N 77°12′32″E`,
 * `28 36 50 N 77 12 32 E`, `28:36:50N 77:12:32E`, `28d36m50s N 77d12m32s E`, `77.2E 28.6N`, `(28.6, 77.2)`, `28,6; 77,2`, `lat: 28.6, lng: 77.2`, with digits of any
 * Indian script. Undefined when the text is none of them.
 */
export function readCoordinates(text: string): SpelledCoordinates {
  const spaced = text.replace(/\s+/g, ' ').trim();
  if (TWO_BARE_NUMBERS.test(spaced)) return undefined;
  const plain = inLatinDigits(spaced)
    .replace(IN_BRACKETS, '$1')
    .trim()
    .replaceAll("''", '"')
    .replace(UNDIVIDED, ' ')
    .replace(UNSIGNED_MINUTES, '$1′')
    .replace(DECIMAL_COMMAS, '$1.$2, $3.$4')
    .replace(BARE_MINUTES, (_, degrees: string, minutes: string, seconds = '0') => `${degrees}°${minutes}′${seconds}″`);
  const match = PAIRS.map((pair) => pair.exec(plain)).find((found) => found !== null);
  if (!match) return undefined;
  const first = readPart(match.slice(1, 6));
  const second = readPart(match.slice(6, 11));
  if (!first || !second) return undefined;
  const swapped = first.axis === 'lng' || second.axis === 'lat';
  if (swapped && (first.axis === 'lat' || second.axis === 'lng')) return undefined;
  const point = swapped ? { lat: second.degrees, lng: first.degrees } : { lat: first.degrees, lng: second.degrees };
  return onTheGlobe(point) ? point : 'off the globe';
}

/** ७७ is 77. The digits of every script of India stand from a multiple of 16 plus 6. */
export function inLatinDigits(text: string): string {
  return text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16));
}

function readPart([before, degrees = '', minutes = '0', seconds = '0', after]: readonly (string | undefined)[]) {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const letter = (before === '' ? after : before)?.toUpperCase();
  const size = Math.abs(Number(degrees.replace('−', '-'))) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = /^[-−]/.test(degrees) !== /[SW]/.test(letter ?? '');
  return { degrees: isNegative && size !== 0 ? -size : size, axis: axisOf(letter) };
}

/** Which coordinate the letter of a hemisphere stands beside. */
function axisOf(letter: string | undefined): 'lat' | 'lng' | undefined {
  if (letter === undefined) return undefined;
  return letter === 'N' || letter === 'S' ? 'lat' : 'lng';
}

import type { Position } from './position.js';

/*
 * Open Location Code ("Plus Code"), after the specification at github.com/google/open-location-code.
 * The first ten digits are five pairs (latitude, longitude), each dividing the cell before by 20 × 20;
 * every further digit divides it into 5 rows × 4 columns.
 */
const DIGITS = '23456789CFGHJMPQRVWX';
const SEPARATOR_AT = 8;
const PAIR_DIGITS = 10;
const MAX_DIGITS = 15;
/** The cells of the fifth pair in one degree: 20 ** 5 cells share 400 degrees. */
const CELLS_IN_A_DEGREE = 20 ** 5 / 400;
const DIGIT = `[${DIGITS}]`;
const CODE = new RegExp(
  String.raw`(?:^|[\s,])((?:${DIGIT}{2}){1,4}\+(?:${DIGIT}{2,7})?|${DIGIT}{2,6}0{2,6}\+)(?=$|[\s,])`,
  'i',
);

interface Cell extends Position {
  readonly height: number;
  readonly width: number;
}

/** A code found in a text, and what stands around it (the locality of a short code). */
export interface SpottedPlusCode {
  readonly code: string;
  readonly isFull: boolean;
  readonly locality: string;
}

/** Finds a Plus Code in a text such as `7JWVJ638+QQ` or `J638+QQ Connaught Place, New Delhi`. */
export function spotPlusCode(text: string): SpottedPlusCode | undefined {
  const code = CODE.exec(text)?.[1]?.toUpperCase();
  if (!code) return undefined;
  const isFull = code.indexOf('+') === SEPARATOR_AT;
  const start = text.toUpperCase().indexOf(code);
  const around = `${text.slice(0, start)} ${text.slice(start + code.length)}`;
  return { code, isFull, locality: around.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '') };
}

/**
 * Whether a code, full or short, stands for an area: nothing follows its +, so that the side of its cell is 275 m or more
 * (5.5 km of `7JWVJ600+`). One more pair of digits makes it 14 m.
 */
export const isPlusCodeArea = (code: string): boolean => code.endsWith('+');

/**
 * Whether a short code leaves out so much that the middle of a town does not tell which of its cells is meant: they lie 5.5
 * km apart.
 */
export const needsSpotNearby = (short: string): boolean => SEPARATOR_AT - short.indexOf('+') > 4;

/** The middle of the cell of a full code; undefined when the code names no place on earth. */
export function plusCodeCenter(code: string): Position | undefined {
  const cell = decode(code);
  return cell && { lat: cell.lat, lng: cell.lng };
}

/** The middle of the cell that a short code means near `reference`. Of all cells it can mean, that is the nearest. */
export function shortPlusCodeCenter(short: string, reference: Position): Position | undefined {
  const missing = SEPARATOR_AT - short.indexOf('+');
  const step = 20 ** (2 - missing / 2);
  const cell = decode(plusCodeOf(reference).slice(0, missing) + short);
  if (!cell) return undefined;
  const lat = nearest(cell.lat, reference.lat, step);
  const lng = nearest(cell.lng, reference.lng, step);
  return { lat: Math.abs(lat) > 90 ? cell.lat : lat, lng: ((lng + 540) % 360) - 180 };
}

/** The ten-digit code of the cell a point lies in, about 14 m × 14 m. */
export function plusCodeOf({ lat, lng }: Position): string {
  let row = Math.min(180 * CELLS_IN_A_DEGREE - 1, Math.floor(rounded((lat + 90) * CELLS_IN_A_DEGREE)));
  let column = Math.floor(rounded((lng + 180) * CELLS_IN_A_DEGREE)) % (360 * CELLS_IN_A_DEGREE);
  let code = '';
  for (let pair = 0; pair < PAIR_DIGITS / 2; pair++) {
    code = `${DIGITS[row % 20]}${DIGITS[column % 20]}${code}`;
    row = Math.floor(row / 20);
    column = Math.floor(column / 20);
  }
  return `${code.slice(0, SEPARATOR_AT)}+${code.slice(SEPARATOR_AT)}`;
}

function decode(code: string): Cell | undefined {
  const digits = [...code.replace('+', '').replace(/(?<!0)0+$/, '')]
    .map((digit) => DIGITS.indexOf(digit))
    .slice(0, MAX_DIGITS);
  const [firstRow = 20, firstColumn = 20] = digits;
  // Nine steps of 20 degrees reach the north pole, eighteen go round the equator.
  if (
    digits.includes(-1) ||
    firstRow > 8 ||
    firstColumn > 17 ||
    (digits.length < PAIR_DIGITS && digits.length % 2 === 1)
  )
    return undefined;
  let [south, west, height, width] = [-90, -180, 400, 400];
  for (let i = 0; i < Math.min(PAIR_DIGITS, digits.length); i += 2) {
    height /= 20;
    width /= 20;
    south += (digits[i] ?? 0) * height;
    west += (digits[i + 1] ?? 0) * width;
  }
  for (const digit of digits.slice(PAIR_DIGITS)) {
    height /= 5;
    width /= 4;
    south += Math.floor(digit / 4) * height;
    west += (digit % 4) * width;
  }
  return { lat: Math.min(90, south + height / 2), lng: west + width / 2, height, width };
}

function nearest(value: number, reference: number, step: number): number {
  return value + Math.round((reference - value) / step) * step;
}

/**
 * Removes the noise of binary fractions before a number is rounded down: 47.000062 * 8000 must not become …495.999….
 */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

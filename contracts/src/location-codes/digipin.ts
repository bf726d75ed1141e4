import type { Position } from './position.js';

/*
 * DIGIPIN, the digital address of India Post: ten levels, each dividing a square of the grid over India
 * (2.5°–38.5° N, 63.5°–99.5° E) into 4 × 4, down to about 4 m × 4 m.
 * Source: "DIGIPIN technical document", Department of Posts, 2025.
 */
const GRID = 'FC98J327K456LMPT';
const SOUTH = 2.5;
const WEST = 63.5;
const SIDE = 36;
const LEVELS = 10;
const PARTS = '([2-9CFJKLMPT]{3})[ .–-]?([2-9CFJKLMPT]{3})[ .–-]?([2-9CFJKLMPT]{4})';
const CODE = new RegExp(String.raw`(?:^|[\s,:])(?=[2-9 .–-]{0,11}[CFJKLMPT]|.{3}-.{3}-.{4})${PARTS}(?=$|[\s,.])`, 'i');

/** Finds a DIGIPIN such as `39J-49L-L8T4`, `39J 49L L8T4` or `39j49ll8t4` in a text; ten digits without a letter are a phone number. */
export function spotDigipin(text: string): string | undefined {
  return CODE.exec(text)?.slice(1).join('').toUpperCase();
}

/** The middle of the cell of a DIGIPIN without hyphens. */
export function digipinCenter(code: string): Position {
  let [south, west, side] = [SOUTH, WEST, SIDE];
  for (const symbol of code) {
    const cell = GRID.indexOf(symbol);
    side /= 4;
    south += (3 - Math.floor(cell / 4)) * side;
    west += (cell % 4) * side;
  }
  return { lat: south + side / 2, lng: west + side / 2 };
}

/** The DIGIPIN of the cell a point lies in, as `39J-49L-L8T4`; undefined outside the grid over India. */
export function digipinOf({ lat, lng }: Position): string | undefined {
  let [south, west, side] = [SOUTH, WEST, SIDE];
  if (!(lat >= south && lat <= south + side && lng >= west && lng <= west + side)) return undefined;
  let code = '';
  for (let level = 0; level < LEVELS; level++) {
    side /= 4;
    // A point on the outer edge belongs to the last cell.
    const row = Math.min(3, Math.floor((lat - south) / side));
    const column = Math.min(3, Math.floor((lng - west) / side));
    code += GRID[(3 - row) * 4 + column];
    south += row * side;
    west += column * side;
  }
  return `${code.slice(0, 3)}-${code.slice(3, 6)}-${code.slice(6)}`;
}

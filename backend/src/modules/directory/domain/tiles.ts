import type { Coordinates } from './coordinates.js';

/** Tenths of a degree, counted from the south pole and, beyond either end at the antimeridian, from 180° west. */
export interface TileRange {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** Decimal degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const IN_A_DEGREE = 10;
const ROWS = 180 * IN_A_DEGREE;
/** Tiles in a row. */
export const COLUMNS = 360 * IN_A_DEGREE;
const METERS_IN_A_DEGREE = 111_195;

/**
 * The smallest box that holds a circle; its west lies east of its east where it crosses the antimeridian. Undefined
 * for a circle that holds a pole.
 */
export function boxAround({ lat, lng }: Coordinates, radiusMeters: number): Box | undefined {
  const reach = radiusMeters / METERS_IN_A_DEGREE;
  if (Math.abs(lat) + reach >= 90) return undefined;
  const across = degreesAcross(lat, reach);
  const wrapped = (longitude: number) => ((longitude + 540) % 360) - 180;
  return { south: lat - reach, west: wrapped(lng - across), north: lat + reach, east: wrapped(lng + across) };
}

/** The tiles that a circle touches. */
export function tilesAround({ lat, lng }: Coordinates, radiusMeters: number): TileRange {
  const reach = radiusMeters / METERS_IN_A_DEGREE;
  const row = (latitude: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * IN_A_DEGREE)));
  const rows = [row(lat - reach), row(lat + reach)] as const;
  if (Math.abs(lat) + reach >= 90) return { rows, columns: [0, COLUMNS - 1] };
  const across = degreesAcross(lat, reach);
  const column = (longitude: number) => Math.floor((longitude + 180) * IN_A_DEGREE);
  const columns = [column(lng - across), column(lng + across)] as const;
  return { rows, columns: columns[1] - columns[0] >= COLUMNS - 1 ? [0, COLUMNS - 1] : columns };
}

/** The number of each tile, the same for the same tile however it was reached. */
export function tileNumbers(range: TileRange): number[] {
  return each(range.rows).flatMap((row) => each(range.columns).map((column) => numberOf(row, column)));
}

/** The smallest range within `range` that holds the tiles with these numbers. */
export function rangeOf(range: TileRange, numbers: ReadonlySet<number>): TileRange {
  const rows = each(range.rows).filter((row) =>
    each(range.columns).some((column) => numbers.has(numberOf(row, column))),
  );
  const columns = each(range.columns).filter((column) =>
    each(range.rows).some((row) => numbers.has(numberOf(row, column))),
  );
  return { rows: ends(rows), columns: ends(columns) };
}

/** The range as one box, or two where the antimeridian divides it. */
export function boxesOf({ rows, columns: [first, last] }: TileRange): Box[] {
  const parts =
    first < 0
      ? [
          [first + COLUMNS, COLUMNS - 1],
          [0, last],
        ]
      : last >= COLUMNS
        ? [
            [first, COLUMNS - 1],
            [0, last - COLUMNS],
          ]
        : [[first, last]];
  const degrees = (count: number, from: number) => Math.round((count / IN_A_DEGREE - from) * IN_A_DEGREE) / IN_A_DEGREE;
  return parts.map(([from = 0, to = 0]) => ({
    south: degrees(rows[0], 90),
    west: degrees(from, 180),
    north: degrees(rows[1] + 1, 90),
    east: degrees(to + 1, 180),
  }));
}

/** Degrees of longitude by which a circle reaches to either side. */
function degreesAcross(lat: number, reach: number): number {
  const radians = Math.PI / 180;
  return Math.asin(Math.min(1, Math.sin(reach * radians) / Math.cos(lat * radians))) / radians;
}

function numberOf(row: number, column: number): number {
  return row * COLUMNS + ((column + COLUMNS) % COLUMNS);
}

function each([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function ends(numbers: readonly number[]): [number, number] {
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

import type { Coordinates } from '../domain/coordinates.js';
import { COLUMNS, tileNumbers, tilesAround } from '../domain/tiles.js';
import type { PlaceRow } from '../domain/place-row.js';

/** Within five degrees of a pole (in these rows) one tile goes all round the earth. */
const POLAR = { south: 50, north: 1750 } as const;
/** A block is this many tiles wide and high. */
const BLOCK = 5;
/** Up to this many metres a search looks into single tiles; beyond, it looks into blocks of them. */
const SINGLE_UP_TO = 35_000;

/** The terms that find a place: each word of its name and each `#specialty`, once after its tile and once after its block. */
export function termsOf({ lat, lng, nameKey, specialties }: PlaceRow): string[] {
  const tile = tileNumbers(tilesAround({ lat, lng }, 0))[0] ?? 0;
  const words = new Set([...nameKey.split(' '), ...specialties.map(specialtyTerm)]);
  return [...words].flatMap((word) => [`${tileName(tile)} ${word}`, `${blockName(tile)} ${word}`]);
}

export function specialtyTerm(specialty: string): string {
  return `#${specialty}`;
}

/** The terms that find all places within the circle, and some beyond it, that have one of these words. */
export function termsWithin(at: Coordinates, radiusMeters: number, words: readonly string[]): string[] {
  const name = radiusMeters <= SINGLE_UP_TO ? tileName : blockName;
  const names = new Set(tileNumbers(tilesAround(at, radiusMeters)).map(name));
  return [...names].flatMap((each) => words.map((word) => `${each} ${word}`));
}

function tileName(tile: number): string {
  return String(rowOf(tile) * COLUMNS + columnOf(tile));
}

function blockName(tile: number): string {
  return `5x${(Math.floor(rowOf(tile) / BLOCK) * COLUMNS) / BLOCK + Math.floor(columnOf(tile) / BLOCK)}`;
}

function rowOf(tile: number): number {
  return Math.floor(tile / COLUMNS);
}

function columnOf(tile: number): number {
  const row = rowOf(tile);
  return row < POLAR.south || row >= POLAR.north ? 0 : tile % COLUMNS;
}

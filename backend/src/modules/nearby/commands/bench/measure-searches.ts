import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../domain/coordinates.js';
import { PLACE_CATEGORIES, type PlaceCategory } from '../../domain/place.js';
import type { PlaceQuery, PlacesProvider } from '../../domain/places-provider.port.js';

const SEARCHES = 2000;
const WARM_UP = 200;
const CLIENTS = 8;
const NEAREST = 20;
const RADIUS_METERS = 50_000;
const DEGREE_METERS = 111_195;

const CARE = ['doctor', 'hospital'] as const;
/** Searches that few of the places near meet. */
const SELECTIVE: readonly (readonly [string, Pick<PlaceQuery, 'categories' | 'specialties' | 'text'>])[] = [
  ['specialty, common', { categories: CARE, specialties: ['dermatology'] }],
  ['specialty, rare', { categories: CARE, specialties: ['podiatry'] }],
  ['general practice', { categories: ['doctor'], specialties: ['general', 'internal'] }],
  ['name, common word', { categories: PLACE_CATEGORIES, text: 'medical store' }],
  ['name, rare words', { categories: PLACE_CATEGORIES, text: 'kapur lakpal' }],
  ['name, misspelled', { categories: PLACE_CATEGORIES, text: 'kappur hosptal' }],
];

/**
 * Times the directory and, beside it, the usual bounding box with haversine on the same rows: 20 nearest within 50 km,
 * eight clients, at positions a few kilometres from random places. One line a category.
 */
export async function measureSearches(database: DataSource, provider: PlacesProvider): Promise<string[]> {
  await database.query('CREATE INDEX bench_box ON place (category, lat, lng)');
  const lines = ['nearest 20, 8 clients     directory p50 / p99      box + haversine p50 / p99'];
  for (const category of PLACE_CATEGORIES) {
    const positions = await randomPositions(database);
    const askDirectory = (at: Coordinates) =>
      provider.nearest({ at, categories: [category], radiusMeters: RADIUS_METERS, limit: NEAREST });
    const askBox = (at: Coordinates) => database.query(BOX, boxParameters(at, category));
    for (const warmUp of [askDirectory, askBox]) await time(positions.slice(0, WARM_UP), warmUp);
    const ours = await time(positions, askDirectory);
    const box = await time(positions, askBox);
    lines.push(`${category.padEnd(24)}${show(ours)}           ${show(box)}`);
  }
  for (const [what, query] of SELECTIVE) {
    const ask = (at: Coordinates) => provider.nearest({ at, radiusMeters: RADIUS_METERS, limit: NEAREST, ...query });
    const positions = await randomPositions(database);
    await time(positions.slice(0, WARM_UP), ask);
    lines.push(`${what.padEnd(24)}${show(await time(positions, ask))}`);
  }
  return lines;
}

async function randomPositions(database: DataSource): Promise<Coordinates[]> {
  return database.query(
    `SELECT lat + (random() - 0.5) / 10 AS lat, lng + (random() - 0.5) / 10 AS lng FROM place
     WHERE abs(lat) < 80 ORDER BY random() LIMIT $1`,
    [SEARCHES],
  );
}

async function time(
  positions: readonly Coordinates[],
  search: (at: Coordinates) => Promise<unknown>,
): Promise<number[]> {
  const waiting = [...positions];
  const times: number[] = [];
  const client = async () => {
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      const started = performance.now();
      await search(at);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times.toSorted((a, b) => a - b);
}

function show(times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1).padStart(6);
  return `${at(0.5)} /${at(0.99)} ms`;
}

const BOX = `
  SELECT name, address, phone, lat, lng,
         12742017.6 * asin(sqrt(power(sin(radians(lat - $1) / 2), 2)
           + cos(radians($1)) * cos(radians(lat)) * power(sin(radians(lng - $2) / 2), 2))) AS meters
  FROM place
  WHERE category = $3 AND lat BETWEEN $1 - $4::float8 AND $1 + $4::float8
    AND lng BETWEEN $2 - $5::float8 AND $2 + $5::float8
  ORDER BY meters LIMIT ${NEAREST}`;

function boxParameters({ lat, lng }: Coordinates, category: PlaceCategory): unknown[] {
  const degrees = RADIUS_METERS / DEGREE_METERS;
  return [lat, lng, category, degrees, degrees / Math.cos((lat * Math.PI) / 180)];
}

import type { DataSource } from 'typeorm';
import type { PlaceCategory } from '../../domain/place.js';
import type { PlaceQuery } from '../../domain/places-provider.port.js';
import type { SpecialtyKey } from '../../domain/specialties.js';
import { textKey } from '../../domain/text-key.js';

/** A row of `place` with its distance in metres. */
export interface FoundRow {
  readonly category: PlaceCategory;
  readonly source: string;
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly rating: number | null;
  readonly specialties: readonly SpecialtyKey[];
  readonly opening_hours: string | null;
  readonly wheelchair: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly geo_quality: 0 | 1;
  readonly licence: string | null;
  readonly meters: number;
}

const COLUMNS = `
  category, source, name, address, phone, rating, specialties, opening_hours, wheelchair, lat, lng, geo_quality, licence,
  geo_m(g <-> geo_u3($1, $2)) AS meters`;

/**
 * The nearest places with a precise position, by walking the GiST index outwards until there are enough. No box bounds
 * the walk: the planner takes a box for more selective than it is and would read and sort everything inside.
 */
export function walkOutwards(
  database: DataSource,
  { at, categories, radiusMeters, limit }: PlaceQuery,
): Promise<FoundRow[]> {
  return database.query(
    `SELECT * FROM (
       SELECT ${COLUMNS} FROM place
       WHERE category = ANY($3::text[]) AND geo_quality = 1
       ORDER BY g <-> geo_u3($1, $2) LIMIT $5
     ) AS nearest
     WHERE meters <= $4`,
    [at.lat, at.lng, categories, radiusMeters, limit],
  );
}

/**
 * The nearest places that meet conditions few do, those with a precise position first: all within a cube round the
 * point are read. At its corners the cube reaches further than the radius, so the distance is checked again.
 */
export function pickWithin(database: DataSource, query: PlaceQuery, source?: string): Promise<FoundRow[]> {
  const { at, categories, specialties, text, radiusMeters, limit } = query;
  const parameters: unknown[] = [at.lat, at.lng, categories, radiusMeters, limit];
  const conditions: string[] = [];
  if (specialties) {
    const offered = `specialties && $${parameters.push(specialties)}::text[]`;
    conditions.push(specialties.includes('general') ? `AND (${offered} OR specialties = '{}')` : `AND ${offered}`);
  }
  if (source !== undefined) conditions.push(`AND source = $${parameters.push(source)}`);
  if (text !== undefined) conditions.push(`AND name_key %> $${parameters.push(textKey(text))}`);
  return database.query(
    `SELECT ${COLUMNS} FROM place
     WHERE category = ANY($3::text[]) AND g <@ cube_enlarge(geo_u3($1, $2), $4, 3) AND geo_m(g <-> geo_u3($1, $2)) <= $4
       ${conditions.join(' ')}
     ORDER BY geo_quality DESC, meters
     LIMIT $5`,
    parameters,
  );
}

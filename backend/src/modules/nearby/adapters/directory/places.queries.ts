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

/**
 * Places around a point, nearest first, by walking the GiST index outwards. The cube around the point only bounds the
 * walk: at its corners it reaches further than the radius, so the distance is checked again.
 */
export function nearestPlaces(database: DataSource, query: PlaceQuery, precise: boolean, limit: number): Promise<FoundRow[]> {
  const { at, categories, specialties, text, radiusMeters } = query;
  const parameters: unknown[] = [at.lat, at.lng, categories, radiusMeters, precise ? 1 : 0, limit];
  const conditions: string[] = [];
  if (specialties) {
    const offered = `specialties && $${parameters.push(specialties)}::text[]`;
    conditions.push(specialties.includes('general') ? `AND (${offered} OR specialties = '{}')` : `AND ${offered}`);
  }
  if (text) conditions.push(`AND name_key %> $${parameters.push(textKey(text))}`);
  return database.query(
    `SELECT * FROM (
       SELECT category, source, name, address, phone, rating, specialties, opening_hours, wheelchair, lat, lng, geo_quality, licence,
              geo_m(g <-> geo_u3($1, $2)) AS meters
       FROM place
       WHERE category = ANY($3::text[]) AND geo_quality = $5 AND g <@ cube_enlarge(geo_u3($1, $2), $4, 3) ${conditions.join(' ')}
       ORDER BY g <-> geo_u3($1, $2)
       LIMIT $6
     ) AS nearest
     WHERE meters <= $4`,
    parameters,
  );
}

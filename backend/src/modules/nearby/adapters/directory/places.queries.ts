import type { DataSource } from 'typeorm';
import type { PlaceCategory } from '../../domain/place.js';
import type { PlaceQuery } from '../../domain/places-provider.port.js';
import type { SpecialtyKey } from '../../domain/specialties.js';
import { termsWithin } from './terms.js';

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

/** Conditions that are looked at row by row. */
export interface Narrowing {
  /** Only what this source recorded. */
  readonly source?: string | undefined;
  /** Only what offers one of these, or of which no specialty is known. */
  readonly orUnknown?: readonly SpecialtyKey[] | undefined;
}

type Where = Pick<PlaceQuery, 'at' | 'categories' | 'radiusMeters' | 'limit'>;

const COLUMNS = `
  category, source, name, address, phone, rating, specialties, opening_hours, wheelchair, lat, lng, geo_quality, licence,
  geo_m(g <-> geo_u3($1, $2)) AS meters`;
/** So many of the nearest places are looked at, when few of them meet the conditions. */
const WALK_AT_MOST = 2000;

/**
 * The nearest places with a precise (or else an approximate) position, by walking their GiST index outwards until
 * there are enough. No box bounds the walk: the planner takes a box for more selective than it is and would read and
 * sort everything inside.
 */
export function walkOutwards(
  database: DataSource,
  { at, categories, radiusMeters, limit }: Where,
  position: 'precise' | 'approximate',
  narrowing: Narrowing,
): Promise<FoundRow[]> {
  const parameters: unknown[] = [at.lat, at.lng, categories, radiusMeters, limit];
  const conditions = conditionsOf(narrowing, parameters);
  return database.query(
    `SELECT * FROM (
       SELECT ${COLUMNS} FROM place
       WHERE category = ANY($3::text[]) AND geo_quality = ${position === 'precise' ? 1 : 0}
       ORDER BY g <-> geo_u3($1, $2) LIMIT ${conditions === '' ? '$5' : WALK_AT_MOST}
     ) AS nearest
     WHERE meters <= $4 ${conditions} LIMIT $5`,
    parameters,
  );
}

/**
 * The nearest places that are found by at least one word of each group; those with a precise position come first.
 */
export function withTerms(
  database: DataSource,
  { at, categories, radiusMeters, limit }: Where,
  groups: readonly (readonly string[])[],
  narrowing: Narrowing,
): Promise<FoundRow[]> {
  const parameters: unknown[] = [at.lat, at.lng, categories, radiusMeters, limit];
  const terms = groups.map(
    (words) => `AND terms && $${parameters.push(termsWithin(at, radiusMeters, words))}::text[]`,
  );
  return database.query(
    `SELECT * FROM (
       SELECT ${COLUMNS} FROM place WHERE category = ANY($3::text[]) ${terms.join(' ')}
     ) AS alike
     WHERE meters <= $4 ${conditionsOf(narrowing, parameters)}
     ORDER BY geo_quality DESC, meters LIMIT $5`,
    parameters,
  );
}

function conditionsOf({ source, orUnknown }: Narrowing, parameters: unknown[]): string {
  const conditions = [
    ...(source === undefined ? [] : [`AND source = $${parameters.push(source)}`]),
    ...(orUnknown ? [`AND (specialties && $${parameters.push(orUnknown)}::text[] OR specialties = '{}')`] : []),
  ];
  return conditions.join(' ');
}

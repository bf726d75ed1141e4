import type { DataSource } from 'typeorm';
import { PLACE_CATEGORIES, type PlaceCategory } from '../../domain/place.js';
import type { PlaceQuery } from '../../domain/places-provider.port.js';
import type { SpecialtyKey } from '../../domain/specialties.js';
import { prepared } from './prepared.js';
import { specialtyTerm, termsWithin } from './terms.js';

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

/** What a place must have: one of these words in its name, or one of these specialties. */
interface Sought {
  readonly in: 'name' | 'specialties';
  readonly oneOf: readonly string[];
}

export interface Conditions {
  /** All of these. */
  readonly sought: readonly Sought[];
  /** Only what this source recorded. */
  readonly source?: string | undefined;
  /** Only what offers one of these, or of which no specialty is known. */
  readonly orUnknown?: readonly SpecialtyKey[] | undefined;
}

export function areNone({ sought, source, orUnknown }: Conditions): boolean {
  return sought.length === 0 && source === undefined && orUnknown === undefined;
}

/** Whether an index holds what is sought; else it is only met on a walk. */
export function canBeLookedUp({ sought }: Conditions): boolean {
  return sought.length > 0;
}

/** What was met on a walk. */
export interface Walk {
  readonly found: readonly FoundRow[];
  /** Metres within which every place was looked at. */
  readonly reach: number;
}

type Where = Pick<PlaceQuery, 'at' | 'categories' | 'radiusMeters' | 'limit'>;

const HERE = '(SELECT geo_u3($1, $2))';
const COLUMNS = `
  category, source, name, address, phone, rating, specialties, opening_hours, wheelchair, lat, lng, geo_quality, licence,
  geo_m(g <-> ${HERE}) AS meters`;

/**
 * The nearest places with a precise (or else an approximate) position, by walking their GiST index outwards until there
 * are enough. No box bounds the walk: the planner takes a box for more selective than it is and would read and sort
 * everything inside.
 *
 * @param atMost so many places are looked at
 */
export async function walkOutwards(
  database: DataSource,
  { at, categories, radiusMeters, limit }: Where,
  position: 'precise' | 'approximate',
  conditions: Conditions,
  atMost: number,
): Promise<Walk> {
  const values: unknown[] = [at.lat, at.lng, radiusMeters];
  const sought = conditions.sought.map((each) => `AND ${COLUMN[each.in]} && ${parameter(each.oneOf, values)}`);
  const rows = await prepared<FoundRow & { readonly last: boolean }>(
    database,
    `WITH walked AS MATERIALIZED (
       SELECT ${COLUMNS}, name_key FROM place
       WHERE ${isOneOf(categories)} AND geo_quality = ${position === 'precise' ? 1 : 0}
       ORDER BY g <-> ${HERE} LIMIT ${atMost}
     )
     (SELECT *, false AS last FROM walked WHERE meters <= $3 ${sought.join(' ')} ${narrowed(conditions, values)})
     UNION ALL (SELECT *, true FROM walked OFFSET ${atMost - 1})
     LIMIT ${limit}`,
    values,
  );
  // Unless there were enough before, the last place looked at follows the others, to tell how far the walk went.
  const last = rows.at(-1)?.last ? rows.pop() : undefined;
  return { found: rows, reach: last?.meters ?? Infinity };
}

/** The nearest places by the index of what is sought near their tiles; those with a precise position come first. */
export function lookUp(
  database: DataSource,
  { at, categories, radiusMeters, limit }: Where,
  conditions: Conditions,
): Promise<FoundRow[]> {
  const values: unknown[] = [at.lat, at.lng, radiusMeters];
  const sought = conditions.sought.map((each) => {
    const words = each.in === 'specialties' ? each.oneOf.map(specialtyTerm) : each.oneOf;
    return `AND terms && ${parameter(termsWithin(at, radiusMeters, words), values)}`;
  });
  return prepared(
    database,
    `SELECT * FROM (SELECT ${COLUMNS} FROM place WHERE ${isOneOf(categories)} ${sought.join(' ')}) AS alike
     WHERE meters <= $3 ${narrowed(conditions, values)}
     ORDER BY geo_quality DESC, meters LIMIT ${limit}`,
    values,
  );
}

/** Where a walk finds what is sought. */
const COLUMN = { name: "string_to_array(name_key, ' ')", specialties: 'specialties' } as const;

/** Written out, so that the planner sees which partitions are meant. */
function isOneOf(categories: readonly PlaceCategory[]): string {
  const known = PLACE_CATEGORIES.filter((category) => categories.includes(category));
  return `category IN (${known.map((category) => `'${category}'`).join(', ')})`;
}

function narrowed({ source, orUnknown }: Conditions, values: unknown[]): string {
  const conditions = [
    ...(source === undefined ? [] : [`AND source = $${values.push(source)}`]),
    ...(orUnknown ? [`AND (specialties && ${parameter(orUnknown, values)} OR specialties = '{}')`] : []),
  ];
  return conditions.join(' ');
}

function parameter(words: readonly string[], values: unknown[]): string {
  return `(SELECT $${values.push(words)}::text[])`;
}

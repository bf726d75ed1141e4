import type { PlaceSearch } from '../domain/place-search.js';
import type { SpecialtyKey } from '../domain/specialties.js';
import { PLACE_CATEGORIES, type PlaceCategory } from '../domain/place-category.js';

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
  /** A place must have all of these. */
  readonly sought: readonly Sought[];
  /** When given, only this source's records suit. */
  readonly source?: string | undefined;
  /** When given, a place must offer one of these, or its specialties must be unknown. */
  readonly orUnknown?: readonly SpecialtyKey[] | undefined;
}

export function areNone({ sought, source, orUnknown }: Conditions): boolean {
  return sought.length === 0 && source === undefined && orUnknown === undefined;
}

/** Whether the index of terms holds what is sought; if it does not, only a walk can find it. */
export function canBeLookedUp({ sought }: Conditions): boolean {
  return sought.length > 0;
}

export type Where = Pick<PlaceSearch, 'at' | 'categories' | 'radiusMeters' | 'limit'>;

export const HERE = '(SELECT geo_u3($1, $2))';
export const COLUMNS =
  'category, source, name, address, phone, rating, specialties, opening_hours, wheelchair, lat, lng, geo_quality, licence';
export const METERS = `geo_m(g <-> ${HERE}) AS meters`;

/** The columns that a walk compares. */
const COLUMN = { name: "string_to_array(name_key, ' ')", specialties: 'specialties' } as const;

/** The categories stand in the text of the query, so that the planner sees which partitions are meant. */
export function isOneOf(categories: readonly PlaceCategory[]): string {
  const known = PLACE_CATEGORIES.filter((category) => categories.includes(category));
  return `category IN (${known.map((category) => `'${category}'`).join(', ')})`;
}

/** The conditions on a row of `place`. */
export function suits({ sought, source, orUnknown }: Conditions, values: unknown[]): string {
  const conditions = [
    ...sought.map((each) => `${COLUMN[each.in]} && ${parameter(each.oneOf, values)}`),
    ...(source === undefined ? [] : [`source = $${values.push(source)}`]),
    ...(orUnknown ? [`(specialties && ${parameter(orUnknown, values)} OR specialties = '{}')`] : []),
  ];
  return conditions.join(' AND ') || 'true';
}

export function valuesOf({ at, radiusMeters }: Where): unknown[] {
  return [at.lat, at.lng, radiusMeters];
}

export function parameter(words: readonly string[], values: unknown[]): string {
  return `(SELECT $${values.push(words)}::text[])`;
}

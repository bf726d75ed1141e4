import type { DataSource } from 'typeorm';
import {
  COLUMNS,
  isOneOf,
  METERS,
  parameter,
  suits,
  valuesOf,
  type Conditions,
  type FoundRow,
  type Where,
} from './conditions.js';
import { prepared } from '../../../database/prepared.js';
import { specialtyTerm, termsWithin } from './terms.js';

/** A first look-up reads this many places at most. If there are more, what is sought is not rare here. */
const FEW = 300;

/** Looks up, in the index of terms by tile, the nearest places that have what is sought; precise positions come first. */
export function lookUp(database: DataSource, where: Where, conditions: Conditions): Promise<FoundRow[]> {
  const values = valuesOf(where);
  return prepared(
    database,
    `SELECT * FROM (${alike(where, conditions, values)}) AS alike
     WHERE meters <= $3
     ORDER BY geo_quality DESC, meters LIMIT ${where.limit}`,
    values,
  );
}

/**
 * Does the same as `lookUp` where what is sought is rare.
 *
 * @returns undefined when many places of these tiles have what is sought, since a walk meets them sooner
 */
export async function lookUpFew(
  database: DataSource,
  where: Where,
  conditions: Conditions,
): Promise<FoundRow[] | undefined> {
  const values = valuesOf(where);
  const rows = await prepared<FoundRow & { readonly read: string }>(
    database,
    `WITH alike AS MATERIALIZED (${alike(where, conditions, values)} LIMIT ${FEW})
     SELECT alike.*, read FROM (SELECT count(*) AS read FROM alike) AS counted LEFT JOIN alike ON meters <= $3
     ORDER BY geo_quality DESC, meters LIMIT ${where.limit}`,
    values,
  );
  if (Number(rows[0]?.read) === FEW) return undefined;
  // When every place that was read lies beyond the circle, the only row holds the count and no place.
  return rows.filter(({ name }) => name !== null);
}

function alike({ at, categories, radiusMeters }: Where, conditions: Conditions, values: unknown[]): string {
  const sought = conditions.sought.map((each) => {
    const words = each.in === 'specialties' ? each.oneOf.map(specialtyTerm) : each.oneOf;
    return `AND terms && ${parameter(termsWithin(at, radiusMeters, words), values)}`;
  });
  return `SELECT ${COLUMNS}, ${METERS} FROM place
    WHERE ${isOneOf(categories)} ${sought.join(' ')} AND ${suits({ ...conditions, sought: [] }, values)}`;
}

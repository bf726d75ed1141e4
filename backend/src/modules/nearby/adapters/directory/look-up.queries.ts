import type { DataSource } from 'typeorm';
import { COLUMNS, isOneOf, METERS, parameter, suits, valuesOf, type Conditions, type FoundRow, type Where } from './conditions.js';
import { prepared } from './prepared.js';
import { specialtyTerm, termsWithin } from './terms.js';

/** The nearest places by the index of what is sought near their tiles; those with a precise position come first. */
export function lookUp(database: DataSource, where: Where, conditions: Conditions): Promise<FoundRow[]> {
  const { at, categories, radiusMeters, limit } = where;
  const values = valuesOf(where);
  const sought = conditions.sought.map((each) => {
    const words = each.in === 'specialties' ? each.oneOf.map(specialtyTerm) : each.oneOf;
    return `AND terms && ${parameter(termsWithin(at, radiusMeters, words), values)}`;
  });
  return prepared(
    database,
    `SELECT * FROM (
       SELECT ${COLUMNS}, ${METERS} FROM place
       WHERE ${isOneOf(categories)} ${sought.join(' ')} AND ${suits({ ...conditions, sought: [] }, values)}
     ) AS alike
     WHERE meters <= $3
     ORDER BY geo_quality DESC, meters LIMIT ${limit}`,
    values,
  );
}

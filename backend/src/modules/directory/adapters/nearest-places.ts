import type { DataSource } from 'typeorm';
import { canBeLookedUp, type Conditions, type FoundRow, type Where } from './conditions.js';
import { lookUp, lookUpFew } from './look-up.queries.js';
import { walkOutwards, type Walk } from './walk.queries.js';

/** Metres within which words are looked up at once, before any walk. */
const NEIGHBOURHOOD = 10_000;
/** The first circle of a look-up is this much wider than the walk suggests, so that it mostly holds enough places. */
const MARGIN = 1.3;

/**
 * The nearest places that meet the conditions; those with a precise position come first. The directory has two ways to
 * find them, and each is cheap where the other is dear:
 *
 * - It walks the index of positions outwards from the person. That is quick for what most places have.
 * - It looks words and specialties up in the index of terms. That is quick for what few places have.
 *
 * Nobody knows beforehand how common something is, so a small look-up and then a short walk find out.
 */
export async function nearestPlaces(
  database: DataSource,
  where: Where,
  conditions: Conditions,
): Promise<readonly FoundRow[]> {
  if (!canBeLookedUp(conditions)) return (await walkOutwards(database, where, conditions)).found;

  const few = where.radiusMeters <= NEIGHBOURHOOD ? await lookUpFew(database, where, conditions) : undefined;
  if (few) return few;

  const walk = await walkOutwards(database, where, conditions);
  if (walk.found.length === where.limit) return walk.found;

  // In a city a look-up of the whole circle would read all of its places, so a smaller circle is tried first.
  const radiusMeters = radiusSuggestedBy(walk, where.limit);
  if (radiusMeters < where.radiusMeters) {
    const near = await lookUp(database, { ...where, radiusMeters }, conditions);
    if (near.filter(({ geo_quality }) => geo_quality === 1).length === where.limit) return near;
  }
  return lookUp(database, where, conditions);
}

/** Metres of a circle that holds `limit` places if they lie everywhere as densely as along the walk. */
function radiusSuggestedBy({ found, reach }: Walk, limit: number): number {
  return reach * Math.sqrt(limit / found.length) * MARGIN;
}

import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../../directory/public.js';

/** Where in India an address says that a place lies. */
export interface StatedArea {
  readonly at: Coordinates;
  /** GeoNames codes of the state, and of states that were later made from parts of it. */
  readonly states: readonly string[];
  /** The town or district, in the form of `textKey`; empty when none is named. */
  readonly town: string;
}

/** When all towns within this many metres lie in other states, the place does too. */
const IN_STATE = 20_000;
/** The same distance for a place whose town is known to lie further away, metres. */
const BESIDE = 10_000;
/** Few districts reach further from their capital, metres. */
const IN_DISTRICT = 120_000;
/** Villages bear the names of towns, so only the name of a town with this many people proves anything. */
const TOWN = 50_000;

/** SQL that tells whether there are towns within this many metres and all of them lie in other states than the stated ones. */
const othersAround = (meters: number) => `(
  SELECT NOT bool_or(country = 'IN' AND region = ANY(string_to_array(area.states, ' '))) FROM city
  WHERE g <@ cube_enlarge(geo_u3(area.lat, area.lng), ${meters}, 3))`;

/**
 * Finds the places that lie elsewhere than their address says: their positions were guessed from a name.
 *
 * @returns for each area undefined when its position may be right; else that of the town it names, or its own when
 *   the gazetteer does not know the town
 */
export async function towardsAddress(
  database: DataSource,
  areas: readonly StatedArea[],
): Promise<(Coordinates | undefined)[]> {
  if (areas.length === 0) return [];
  const rows: { misplaced: boolean; lat: number | null; lng: number | null }[] = await database.query(
    `SELECT
       coalesce(${othersAround(IN_STATE)}, false)
         OR coalesce(${othersAround(BESIDE)} AND geo_m(town.g <-> geo_u3(area.lat, area.lng)) > ${IN_STATE}, false)
         OR coalesce(town.population >= ${TOWN} AND geo_m(town.g <-> geo_u3(area.lat, area.lng)) > ${IN_DISTRICT}, false)
         AS misplaced,
       town.lat, town.lng
     FROM unnest($1::float8[], $2::float8[], $3::text[], $4::text[]) WITH ORDINALITY AS area (lat, lng, states, town, position)
     LEFT JOIN LATERAL (
       SELECT population, g, lat, lng FROM city
       WHERE key = area.town AND country = 'IN' AND region = ANY(string_to_array(area.states, ' '))
       ORDER BY population DESC LIMIT 1) AS town ON true
     ORDER BY position`,
    [
      areas.map(({ at }) => at.lat),
      areas.map(({ at }) => at.lng),
      areas.map(({ states }) => states.join(' ')),
      areas.map(({ town }) => town),
    ],
  );
  return rows.map(({ misplaced, lat, lng }, i) =>
    !misplaced ? undefined : lat !== null && lng !== null ? { lat, lng } : areas[i]?.at,
  );
}

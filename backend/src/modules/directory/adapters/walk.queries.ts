import type { DataSource } from 'typeorm';
import {
  areNone,
  canBeLookedUp,
  COLUMNS,
  HERE,
  isOneOf,
  METERS,
  suits,
  valuesOf,
  type Conditions,
  type FoundRow,
  type Where,
} from './conditions.js';
import { prepared } from '../../../database/prepared.js';

/**
 * The walk first looks at as many places as are wanted. When more than this share of them suit, the walk goes on; when
 * fewer do, a look-up is quicker.
 */
const COMMON = 0.12;
/** A long walk looks at this many places for each one wanted. */
const LONG_WALK = 10;
/** A walk ends after this many places when no index holds the conditions, so that walking is the only way. */
const WALK_AT_MOST = 2000;

/** What a walk found. */
export interface Walk {
  readonly found: readonly FoundRow[];
  /** The walk has looked at every place within this many metres that could suit. */
  readonly reach: number;
}

/**
 * Walks the GiST index of positions outwards until it has met enough places. Places with a precise position come first.
 * Those with an approximate one follow only when no look-up can find them. No box bounds the walk: the planner takes a
 * box for more selective than it is, and would read and sort everything inside.
 */
export async function walkOutwards(database: DataSource, where: Where, conditions: Conditions): Promise<Walk> {
  const values = valuesOf(where);
  const precise = walk('precise', where, conditions, values);
  const rest = canBeLookedUp(conditions) ? lastOf('precise') : walk('approximate', where, conditions, values);
  const rows = await prepared<FoundRow & { readonly last: boolean }>(
    database,
    `WITH ${[...precise.tables, ...rest.tables].join(', ')}
     ${precise.rows} UNION ALL ${rest.rows} LIMIT ${where.limit}`,
    values,
  );
  // When the walk did not meet enough places, the query adds the last one it looked at, which tells how far it went.
  const last = rows.at(-1)?.last ? rows.pop() : undefined;
  return { found: rows, reach: last?.meters ?? Infinity };
}

type Position = 'precise' | 'approximate';

/** A part of the query: the tables that it defines, and what it selects from them. */
interface Part {
  readonly tables: readonly string[];
  readonly rows: string;
}

/**
 * Defines the places that the walk meets, and selects the wanted ones from them. PostgreSQL reads a row only when
 * somebody asks for it, so the walk ends as soon as it has met enough places. It also ends after the first look when
 * that look went beyond the circle, or when too few of the places suited.
 */
function walk(position: Position, { categories, limit }: Where, conditions: Conditions, values: unknown[]): Part {
  const farthest = areNone(conditions) ? limit : canBeLookedUp(conditions) ? limit * LONG_WALK : WALK_AT_MOST;
  const needed = canBeLookedUp(conditions) ? limit * COMMON : -1;
  const met = `${position} AS (
    SELECT ${COLUMNS}, ${METERS}, ${suits(conditions, values)} AS suits FROM place
    WHERE ${isOneOf(categories)} AND geo_quality = ${position === 'precise' ? 1 : 0} ${ofThese(conditions)}
    ORDER BY g <-> ${HERE} LIMIT ${farthest})`;
  const wanted = (met: string) => `(SELECT ${COLUMNS}, meters, false AS last FROM ${met} WHERE suits AND meters <= $3)`;
  if (areNone(conditions)) return { tables: [met], rows: wanted(position) };
  const reach = `${position}_reach AS (
    SELECT CASE WHEN max(meters) < $3 AND count(*) FILTER (WHERE suits) > ${needed} THEN ${farthest} ELSE ${limit} END AS places
    FROM (SELECT meters, suits FROM ${position} LIMIT ${limit}) AS first)`;
  return { tables: [met, reach], rows: wanted(`(SELECT * FROM ${position} LIMIT ${reachOf(position)}) AS met`) };
}

/** A search for a specialty uses an index that leaves out the many places whose specialties nobody knows. */
function ofThese({ sought }: Conditions): string {
  return sought.some((each) => each.in === 'specialties') ? "AND specialties <> '{}'" : '';
}

/** Selects the last place that the walk looked at, or no row when the walk met no place. */
function lastOf(position: Position): Part {
  return {
    tables: [],
    rows: `(SELECT ${COLUMNS}, meters, true FROM ${position} OFFSET ${reachOf(position)} - 1 LIMIT 1)`,
  };
}

function reachOf(position: Position): string {
  return `(SELECT places FROM ${position}_reach)`;
}

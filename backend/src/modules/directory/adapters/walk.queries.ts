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

/** As many as are wanted are looked at first. What more than this share of them have is met by walking on; what is rarer is quicker looked up. */
const COMMON = 0.12;
/** For each place wanted so many are looked at on a long walk. */
const LONG_WALK = 10;
/** So many of the nearest places are looked at, where nothing but their conditions can be looked up. */
const WALK_AT_MOST = 2000;

/** What was met on a walk. */
export interface Walk {
  readonly found: readonly FoundRow[];
  /** Metres within which every place that could suit was looked at. */
  readonly reach: number;
}

/**
 * The nearest places, by walking the GiST index of positions outwards until there are enough: those with a precise
 * position and, unless what is sought can be looked up, after them those with an approximate one. No box bounds the
 * walk: the planner takes a box for more selective than it is and would read and sort everything inside.
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
  // Unless there were enough before, the last place looked at follows the others, to tell how far the walk went.
  const last = rows.at(-1)?.last ? rows.pop() : undefined;
  return { found: rows, reach: last?.meters ?? Infinity };
}

type Position = 'precise' | 'approximate';

/** A part of a query: tables that it defines, and what it selects from them. */
interface Part {
  readonly tables: readonly string[];
  readonly rows: string;
}

/**
 * The places met on a walk, and of them those wanted. Rows are read when they are asked for: who has enough does not
 * walk on, and after a glance nobody does who is past the circle or would meet too few.
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

/** Who seeks a specialty walks past the many places of which none is known, by an index of the others. */
function ofThese({ sought }: Conditions): string {
  return sought.some((each) => each.in === 'specialties') ? "AND specialties <> '{}'" : '';
}

/** The last place that a walk looked at; none if there was no other. */
function lastOf(position: Position): Part {
  return {
    tables: [],
    rows: `(SELECT ${COLUMNS}, meters, true FROM ${position} OFFSET ${reachOf(position)} - 1 LIMIT 1)`,
  };
}

function reachOf(position: Position): string {
  return `(SELECT places FROM ${position}_reach)`;
}

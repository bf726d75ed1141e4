import type { DataSource, EntityManager } from 'typeorm';
import type { Box } from '../domain/tiles.js';
import type { PlaceCategory } from '../domain/place-category.js';

const SOURCE = 'osm';
/** OpenStreetMap is asked again for a tile after this time. */
const FRESH_FOR = '30 days';
/** The table holds at most this many pairs of tile and category. All of India takes about three quarters of them. */
const REMEMBERED_AT_MOST = 200_000;

/** The tiles among these for which OpenStreetMap was never asked about one of the categories, or was asked too long ago. */
export async function tilesToAsk(
  db: DataSource,
  tiles: readonly number[],
  categories: readonly PlaceCategory[],
): Promise<Set<number>> {
  const rows: { tile: number }[] = await db.query(
    `SELECT tile FROM unnest($1::int[]) AS tile WHERE (
       SELECT count(*) FROM place_coverage AS known
       WHERE known.tile = tile.tile AND category = ANY($2::text[]) AND source = $3 AND fetched_at > now() - $4::interval
     ) < $5`,
    [tiles, categories, SOURCE, FRESH_FOR, new Set(categories).size],
  );
  return new Set(rows.map(({ tile }) => tile));
}

/**
 * Remembers that OpenStreetMap was asked for these tiles, and forgets the oldest ones. The caller does this in the
 * transaction that stores the answer.
 */
export async function markAsked(
  db: EntityManager,
  tiles: readonly number[],
  categories: readonly PlaceCategory[],
): Promise<void> {
  await db.query(
    `INSERT INTO place_coverage (tile, category, source, fetched_at)
     SELECT tile, category, $3, now() FROM unnest($1::int[]) AS tile, unnest($2::text[]) AS category
     ON CONFLICT (tile, category, source) DO UPDATE SET fetched_at = now()`,
    [tiles, [...new Set(categories)], SOURCE],
  );
  await db.query(
    `DELETE FROM place_coverage WHERE (tile, category, source) IN (
       SELECT tile, category, source FROM place_coverage
       WHERE fetched_at < now() - $1::interval
         OR fetched_at <= (SELECT fetched_at FROM place_coverage ORDER BY fetched_at DESC OFFSET $2 LIMIT 1)
       FOR UPDATE SKIP LOCKED)`,
    [FRESH_FOR, REMEMBERED_AT_MOST],
  );
}

/** Deletes places that the last answer for this box held and the new answer does not; imported places stay. */
export async function deleteUntouched(
  db: EntityManager,
  { south, west, north, east }: Box,
  categories: readonly PlaceCategory[],
): Promise<void> {
  await db.query(
    `DELETE FROM place WHERE source = $1 AND extract IS NULL AND category = ANY($2::text[]) AND recorded_at < now()
       AND lat >= $3 AND lat < $4 AND lng >= $5 AND lng < $6`,
    [SOURCE, categories, south, north, west, east],
  );
}

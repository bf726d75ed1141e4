import type { DataSource } from 'typeorm';

export interface PlaceCount {
  readonly category: string;
  readonly source: string;
  readonly places: number;
  /** Of them, those whose position is only that of a town. */
  readonly approximate: number;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

export interface ImportRun {
  readonly file: string;
  readonly accepted: number;
  readonly rejected: number;
  readonly started_at: Date;
  readonly finished_at: Date | null;
}

/** How many places each source has of each category, and the box they lie in, in degrees. */
export function countPlaces(database: DataSource): Promise<PlaceCount[]> {
  return database.query(`
    SELECT category, source, count(*)::int AS places, count(*) FILTER (WHERE geo_quality = 0)::int AS approximate,
           min(lat) AS south, max(lat) AS north, min(lng) AS west, max(lng) AS east
    FROM place GROUP BY category, source ORDER BY category, source`);
}

/** The ten latest imports, newest first. */
export function lastImports(database: DataSource): Promise<ImportRun[]> {
  return database.query(
    'SELECT file, accepted, rejected, started_at, finished_at FROM place_import ORDER BY started_at DESC LIMIT 10',
  );
}

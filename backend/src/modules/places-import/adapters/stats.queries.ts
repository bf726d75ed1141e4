import type { DataSource } from 'typeorm';

/** Places that have something in common. */
export interface Share {
  readonly what: string;
  readonly places: number;
  /** Of them, those whose position is only that of a town. */
  readonly approximate: number;
  readonly phone: number;
  readonly hours: number;
  readonly specialties: number;
}

export interface ExtractAge {
  readonly extract: string;
  readonly places: number;
  readonly rejected: number;
  readonly vanished: number;
  readonly started_at: Date;
  readonly finished_at: Date | null;
}

/** What was asked of a live source. */
export interface Asked {
  readonly tiles: number;
  readonly oldest: Date | null;
}

/** By what places are counted. */
const KINDS = {
  category: 'category',
  source: `source || coalesce(', ' || licence, '')`,
  country: `coalesce(country, 'unknown')`,
} as const;
const CITIES_SHOWN = 20;
/** Metres round a tenth of a degree in which the largest town gives it its name. */
const BELONGS_TO_TOWN = 15_000;

const COUNTED = `count(*)::int AS places, count(*) FILTER (WHERE geo_quality = 0)::int AS approximate,
  count(phone)::int AS phone, count(opening_hours)::int AS hours, count(*) FILTER (WHERE specialties <> '{}')::int AS specialties`;

/** The totals of each category, each source with its licence, or each country; the largest first. */
export function countPlaces(database: DataSource, by: keyof typeof KINDS): Promise<Share[]> {
  return database.query(`SELECT ${KINDS[by]} AS what, ${COUNTED} FROM place GROUP BY 1 ORDER BY places DESC, what`);
}

/** The towns with most places round them, by the gazetteer. */
export function largestTowns(database: DataSource): Promise<{ name: string; country: string; places: number }[]> {
  return database.query(
    `SELECT town.name, town.country, sum(places)::int AS places
     FROM (SELECT floor(lat * 10) / 10 + 0.05 AS lat, floor(lng * 10) / 10 + 0.05 AS lng, count(*) AS places
           FROM place GROUP BY 1, 2) AS tile
     CROSS JOIN LATERAL (
       SELECT geonames_id, name, country FROM city WHERE g <@ cube_enlarge(geo_u3(tile.lat, tile.lng), ${BELONGS_TO_TOWN}, 3)
       ORDER BY population DESC, geonames_id LIMIT 1) AS town
     GROUP BY town.geonames_id, town.name, town.country ORDER BY places DESC, town.name LIMIT ${CITIES_SHOWN}`,
  );
}

/** The latest import of each extract, the newest first, with the places the directory has of it. */
export function extractAges(database: DataSource): Promise<ExtractAge[]> {
  return database.query(
    `SELECT latest.extract, rejected, vanished, started_at, finished_at,
            (SELECT count(*)::int FROM place WHERE place.extract = latest.extract) AS places
     FROM (SELECT DISTINCT ON (extract) * FROM place_import ORDER BY extract, started_at DESC) AS latest
     ORDER BY started_at DESC`,
  );
}

/** How many tiles of a tenth of a degree were asked of OpenStreetMap, and when the first of them. */
export async function askedTiles(database: DataSource): Promise<Asked> {
  const [asked]: [Asked] = await database.query(
    'SELECT count(DISTINCT tile)::int AS tiles, min(fetched_at) AS oldest FROM place_coverage',
  );
  return asked;
}

import type { DataSource } from 'typeorm';
import { prepared } from '../../../database/prepared.js';
import { type Coordinates, PLACE_CATEGORIES, type PlaceCategory } from '../../directory/public.js';

/** Another way to find the nearest places of a category, on the same rows. */
export interface Rival {
  readonly name: string;
  nearest(at: Coordinates, category: PlaceCategory): Promise<unknown>;
}

export interface Reach {
  readonly limit: number;
  readonly radiusMeters: number;
}

const DEGREE_METERS = 111_195;

/** The usual way without an index of positions: a box, and the haversine formula for every place inside. */
export async function boundingBox(database: DataSource, { limit, radiusMeters }: Reach): Promise<Rival> {
  await database.query('CREATE INDEX bench_box ON place (category, lat, lng)');
  const degrees = radiusMeters / DEGREE_METERS;
  const query = `
    SELECT name, address, phone, lat, lng,
           12742017.6 * asin(sqrt(power(sin(radians(lat - $1) / 2), 2)
             + cos(radians($1)) * cos(radians(lat)) * power(sin(radians(lng - $2) / 2), 2))) AS meters
    FROM place
    WHERE category = $3 AND lat BETWEEN $1 - $4::float8 AND $1 + $4::float8
      AND lng BETWEEN $2 - $5::float8 AND $2 + $5::float8
    ORDER BY meters LIMIT ${limit}`;
  return {
    name: 'box + haversine',
    nearest: ({ lat, lng }, category) =>
      prepared(database, query, [lat, lng, category, degrees, degrees / Math.cos((lat * Math.PI) / 180)]),
  };
}

/** PostGIS with a table for each category, like ours; undefined where the server does not have it. */
export async function postGis(database: DataSource, { limit, radiusMeters }: Reach): Promise<Rival | undefined> {
  const offered: unknown[] = await database.query(`SELECT FROM pg_available_extensions WHERE name = 'postgis'`);
  if (offered.length === 0) return undefined;
  await database.query(`
    CREATE EXTENSION postgis;
    CREATE TABLE bench_postgis (category text, name text, address text, phone text, at geography(point)) PARTITION BY LIST (category)`);
  for (const category of PLACE_CATEGORIES) {
    await database.query(
      `CREATE TABLE bench_postgis_${category} PARTITION OF bench_postgis FOR VALUES IN ('${category}')`,
    );
  }
  await database.query(`
    INSERT INTO bench_postgis
    SELECT category, name, address, phone, ST_SetSRID(ST_MakePoint(lng, lat), 4326) FROM place WHERE geo_quality = 1;
    CREATE INDEX ON bench_postgis USING gist (at);
    ANALYZE bench_postgis`);
  const query = `
    SELECT name, address, phone, at <-> ST_SetSRID(ST_MakePoint($2, $1), 4326)::geography AS meters FROM bench_postgis
    WHERE category = $3 AND ST_DWithin(at, ST_SetSRID(ST_MakePoint($2, $1), 4326)::geography, $4)
    ORDER BY at <-> ST_SetSRID(ST_MakePoint($2, $1), 4326)::geography LIMIT ${limit}`;
  return {
    name: 'PostGIS',
    nearest: ({ lat, lng }, category) => prepared(database, query, [lat, lng, category, radiusMeters]),
  };
}

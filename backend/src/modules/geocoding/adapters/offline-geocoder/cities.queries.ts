import type { DataSource } from 'typeorm';
import { type Coordinates, editDistance, metersBetween } from '../../../directory/public.js';
import type { Located } from '../../domain/geocoder.port.js';
import { prepared } from '../../../../database/prepared.js';
import { IS_WELL_KNOWN, isLikely } from '../gazetteer/cities.js';
import { LOCALITIES, STATIONS } from '../gazetteer/localities.js';
import { byEar, firstLettersOf } from './by-ear.js';
import { isInIndianScript } from './indian-scripts.js';
import type { Region } from './regions.js';

export interface City extends Located {
  readonly key: string;
  /** As the gazetteer writes it. */
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly population: number;
}

/** A town of the favoured country counts as this many times as populous elsewhere. */
const HOME_BONUS = 30;
/** Small places count as this populous: at home more, so that a neighbourhood there is meant before a small town abroad. */
const AT_LEAST = { home: 5000, abroad: 500 } as const;
/** A landmark or a neighbourhood of a large city counts as this populous: at home it is meant before a village. */
const LANDMARK = 20_000;
/** The greatest integer of PostgreSQL: no city is larger than one of which nobody knows how large it is. */
const UNKNOWN = 2 ** 31 - 1;
const STATION = ' station';
/** Ids from -1000 down are those of landmarks, airports and stations; the middle of a city is far from most of its people. */
const CITY = `key, name, country, region, population, lat, lng,
  geonames_id > -1000 OR geonames_id <= ${LOCALITIES} AS approximate`;

/** Cities that bear exactly one of these names, or it without its spaces ("Muzaffar Nagar"), in the region if one is given; the best first. */
export async function citiesNamed(
  database: DataSource,
  keys: readonly string[],
  home: string,
  region?: Region,
): Promise<City[]> {
  const cities = await prepared<City>(
    database,
    `SELECT ${CITY} FROM city WHERE key = ANY((SELECT $1::text[])::text[]) AND geonames_id > ${LOCALITIES}`,
    [keys.flatMap((key) => (key.includes(' ') ? [key, key.replaceAll(' ', '')] : [key]))],
  );
  return cities.filter((city) => liesIn(city, region)).toSorted((a, b) => weight(b, home) - weight(a, home));
}

/** Localities that bear exactly this name, in the region if one is given; those near the largest cities first. */
export async function localitiesNamed(database: DataSource, key: string, region?: Region): Promise<City[]> {
  const found = await prepared<City>(
    database,
    `SELECT ${CITY} FROM city WHERE key = (SELECT $1) AND geonames_id <= ${LOCALITIES} ORDER BY geonames_id DESC`,
    [key],
  );
  return found.filter((locality) => liesIn(locality, region));
}

/**
 * The city most likely meant by a misspelled name, or undefined when none is close, and for a name in an Indian script: of those
 * the gazetteer has too few to tell a misspelled one from another.
 *
 * @param powersPerLetter for each wrong letter a city must be so many powers of ten larger
 */
export async function cityLike(
  database: DataSource,
  key: string,
  home: string,
  region?: Region,
  powersPerLetter = 3,
): Promise<City | undefined> {
  if (isInIndianScript(key)) return undefined;
  const among = region ? `geonames_id > ${STATIONS}` : isLikely(home);
  const cities = await prepared<City>(
    database,
    `(SELECT ${CITY} FROM city
      WHERE key % (SELECT $1) AND ${among} ORDER BY similarity(key, (SELECT $1)) DESC, population DESC LIMIT 60)
     UNION
     SELECT ${CITY} FROM city
     WHERE key >= (SELECT left($1, 1)) AND key < (SELECT chr(ascii($1) + 1)) AND ${IS_WELL_KNOWN} AND ${among}
       AND length(key) BETWEEN (SELECT length($1)) - 2 AND (SELECT length($1)) + 2`,
    [key],
  );
  return cities
    .map((city) => ({ city, wrong: wrongLetters(key, city.key) }))
    .filter(({ city, wrong }) => wrong < Infinity && liesIn(city, region))
    .map(({ city, wrong }) => ({ city, score: Math.log10(weight(city, home)) - powersPerLetter * wrong }))
    .toSorted((a, b) => b.score - a.score)[0]?.city;
}

/**
 * The town, neighbourhood or landmark of this name nearest to a city, no further away than `meters`; one that only the
 * directory of post offices knows when there is no other.
 *
 * @param match `alike`: or of one that a few letters make it, unless that is rather in a larger city
 */
export async function cityNear(
  database: DataSource,
  key: string,
  city: Coordinates & Partial<Pick<City, 'population'>>,
  meters: number,
  match: 'exact' | 'alike',
): Promise<City | undefined> {
  const here = '(SELECT geo_u3($2, $3))';
  const around = await prepared<City>(
    database,
    `SELECT ${CITY} FROM city
     WHERE ${match === 'exact' ? 'key = ANY($1)' : 'g <@ (SELECT cube_enlarge(geo_u3($2, $3), $4, 3)) AND left(key, 1) = ANY($1)'}
       AND geo_m(g <-> ${here}) BETWEEN 1 AND $4
     ORDER BY geonames_id <= ${LOCALITIES}, g <-> ${here}`,
    [match === 'exact' ? [...new Set([key, joined(key)])] : firstLettersOf(key), city.lat, city.lng, meters],
  );
  const [best] = around
    .filter((part) => sameNumbers(key, part.key))
    .map((part) => ({ part, wrong: wrongLetters(...telling(key, part.key)) }))
    .filter(({ wrong }) => wrong < Infinity)
    .toSorted((a, b) => a.wrong - b.wrong);
  return best && (best.wrong === 0 || !(await isOfLargerCity(database, best.part, city))) ? best.part : undefined;
}

/** Raj Nagar of Ghaziabad is not the Raj Nagar II that lies in Delhi: a larger city is less than half as far from it. */
async function isOfLargerCity(
  database: DataSource,
  part: City,
  city: Coordinates & Partial<Pick<City, 'population'>>,
): Promise<boolean> {
  const [larger] = await prepared<City>(
    database,
    `SELECT ${CITY} FROM city
     WHERE population > $1 AND ${IS_WELL_KNOWN} AND g <@ (SELECT cube_enlarge(geo_u3($2, $3), $4, 3))
       AND geo_m(g <-> (SELECT geo_u3($2, $3))) < $4 LIMIT 1`,
    [city.population ?? UNKNOWN, part.lat, part.lng, metersBetween(part, city) / 2],
  );
  return larger !== undefined;
}

/** "Sector 137" is no misspelled "Sector 18". */
function sameNumbers(a: string, b: string): boolean {
  const numbersIn = (key: string): string => (key.match(/\d+/g) ?? []).join(' ');
  return numbersIn(a) === numbersIn(b);
}

/** Two names without their spaces, and without "station" when both end in it: "Egmore station" is not Ennore's. */
function telling(a: string, b: string): [string, string] {
  const areStations = a.endsWith(STATION) && b.endsWith(STATION);
  const tellingOf = (key: string): string => joined(areStations ? key.slice(0, -STATION.length) : key);
  return [tellingOf(a), tellingOf(b)];
}

function joined(key: string): string {
  return key.replaceAll(' ', '');
}

/** How many letters of a name are wrong, as it is written or as it is heard; infinity when they are too many for it to be meant. */
function wrongLetters(typed: string, name: string): number {
  const wrong = [
    [typed, name],
    [byEar(typed), byEar(name)],
  ] as const;
  return Math.min(...wrong.map(([a, b]) => editDistance(a, b, toleratedIn(a))));
}

/** So many letters of a name may be wrong. */
function toleratedIn(key: string): number {
  return key.length < 4 ? 0 : key.length < 7 ? 1 : key.length < 10 ? 2 : 3;
}

function liesIn(city: City, region: Region | undefined): boolean {
  return (
    region === undefined ||
    (city.country === region.country && (region.state === undefined || city.region === region.state))
  );
}

function weight({ population, country, approximate }: City, home: string): number {
  if (country !== home) return Math.max(population, AT_LEAST.abroad);
  return Math.max(population, approximate ? AT_LEAST.home : LANDMARK) * HOME_BONUS;
}

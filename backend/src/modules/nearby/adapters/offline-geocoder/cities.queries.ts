import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../domain/coordinates.js';
import { editDistance } from './edit-distance.js';
import type { Region } from './regions.js';

export interface City extends Coordinates {
  readonly key: string;
  readonly country: string;
  readonly region: string;
  readonly population: number;
}

/** A town of the favoured country counts as this many times as populous elsewhere. */
const HOME_BONUS = 30;
/** Only cities of this size are offered for a misspelling that shares few letter groups. */
const WELL_KNOWN = 100_000;

/** Cities that bear exactly this name, in the region if one is given; the best first. */
export async function citiesNamed(database: DataSource, key: string, home: string, region?: Region): Promise<City[]> {
  const cities: City[] = await database.query(
    'SELECT key, country, region, population, lat, lng FROM city WHERE key = $1',
    [key],
  );
  return cities.filter((city) => liesIn(city, region)).toSorted((a, b) => weight(b, home) - weight(a, home));
}

/** The city most likely meant by a misspelled name, or undefined when none is close. */
export async function cityLike(
  database: DataSource,
  key: string,
  home: string,
  region?: Region,
): Promise<City | undefined> {
  const cities: City[] = await database.query(
    `(SELECT key, country, region, population, lat, lng FROM city
      WHERE key % $1 ORDER BY similarity(key, $1) DESC, population DESC LIMIT 60)
     UNION
     SELECT key, country, region, population, lat, lng FROM city
     WHERE key >= left($1, 1) AND key < chr(ascii($1) + 1) AND population >= $2
       AND length(key) BETWEEN length($1) - 2 AND length($1) + 2`,
    [key, WELL_KNOWN],
  );
  const tolerated = key.length < 4 ? 0 : key.length < 6 ? 1 : key.length < 10 ? 2 : 3;
  return cities
    .map((city) => ({ city, wrong: editDistance(key, city.key) }))
    .filter(({ city, wrong }) => wrong <= tolerated && liesIn(city, region))
    .map(({ city, wrong }) => ({ city, score: Math.log10(weight(city, home)) - 3 * wrong }))
    .toSorted((a, b) => b.score - a.score)[0]?.city;
}

/** The town, neighbourhood or landmark of exactly this name nearest to a city, no further away than `meters`. */
export async function cityNear(database: DataSource, key: string, city: Coordinates, meters: number): Promise<Coordinates | undefined> {
  const [nearest]: Coordinates[] = await database.query(
    `SELECT lat, lng FROM city WHERE key = $1 AND geo_m(g <-> geo_u3($2, $3)) BETWEEN 1 AND $4
     ORDER BY g <-> geo_u3($2, $3) LIMIT 1`,
    [key, city.lat, city.lng, meters],
  );
  return nearest;
}

function liesIn(city: City, region: Region | undefined): boolean {
  return (
    region === undefined ||
    (city.country === region.country && (region.state === undefined || city.region === region.state))
  );
}

function weight({ population, country }: City, home: string): number {
  return Math.max(population, 500) * (country === home ? HOME_BONUS : 1);
}

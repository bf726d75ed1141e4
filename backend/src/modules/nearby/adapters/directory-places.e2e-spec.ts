import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { EDGES_OF_THE_GLOBE } from '../../directory/testing/edges-of-the-globe.js';
import { placeRow } from '../../directory/testing/place-rows.js';
import type { PlaceQuery } from '../domain/places-provider.port.js';
import { placesProviderContract } from './places-provider.contract.js';
import { PrimaryReads } from '../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../shared/reference-data.js';
import { DirectoryPlaces } from './directory-places.js';
import type { PlaceRow } from '../../directory/domain/place-row.js';
import { upsertPlaces } from '../../directory/adapters/place-writes.js';

describe('the directory', () => {
  let own: TestDatabase;
  let database: DataSource;
  let provider: DirectoryPlaces;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
    provider = new DirectoryPlaces(new PrimaryReads(database), new ReferenceDataLoader(database));
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  it('brings the starter set with its first answer, and only once', async () => {
    const query = { at: { lat: 28.567, lng: 77.21 }, categories: ['hospital'] as const, radiusMeters: 1000, limit: 5 };
    const [first] = await provider.nearest(query);
    expect(first).toMatchObject({ source: 'starter', attribution: null });

    await database.query('DELETE FROM place');
    const afterRestart = new DirectoryPlaces(new PrimaryReads(database), new ReferenceDataLoader(database));
    expect(await afterRestart.nearest(query)).toEqual([]);
  });

  placesProviderContract('the directory', () => ({
    provider,
    knowing: async (places) => {
      await database.query('TRUNCATE place');
      await upsertPlaces(database, places.map(placeRow));
    },
  }));

  it.each([
    ['misspelled', 'apolo hosptal'],
    ['begun', 'apol'],
    ['in another order', 'HOSPITAL, Apollo'],
  ])('finds a name that is %s', async (_, text) => {
    await database.query('TRUNCATE place, place_word');
    await upsertPlaces(
      database,
      ['Apollo Hospital', 'Fortis Hospital', 'Polo Clinic'].map((name) => placeRow({ name })),
    );
    const query = { at: { lat: 0, lng: 0 }, categories: ['pharmacy'] as const, radiusMeters: 50_000, limit: 5, text };
    expect((await provider.nearest(query)).map(({ name }) => name)).toEqual(['Apollo Hospital']);
  });

  it.each(EDGES_OF_THE_GLOBE)('finds a name and a specialty across %s', async (_, at, place) => {
    await database.query('TRUNCATE place');
    await upsertPlaces(database, [placeRow({ name: 'Lifeline', specialties: ['cardiology'], ...place })]);
    for (const radiusMeters of [12_000, 50_000]) {
      const query = { at, categories: ['pharmacy'] as const, radiusMeters, limit: 5 };
      expect(await provider.nearest({ ...query, text: 'lifeline' })).toHaveLength(1);
      expect(await provider.nearest({ ...query, specialties: ['cardiology'] })).toHaveLength(1);
    }
  });

  it('finds what all, many, some or hardly any of a thousand places offer, as if it looked at each', async () => {
    const offers = (i: number) => [
      ...(i % 9 === 0 ? ['dermatology'] : []),
      ...(i % 40 === 7 ? ['urology'] : []),
      ...(i % 499 === 498 ? ['podiatry'] : []),
    ];
    // Turned by the golden angle, each is further away than the one before.
    const rows = Array.from({ length: 1000 }, (_, i) =>
      placeRow({
        name: `Neem ${i % 3 === 0 ? 'Pharmacy' : 'Store'} ${i}`,
        lat: (i / 2500) * Math.cos(i * 2.4),
        lng: (i / 2500) * Math.sin(i * 2.4),
        precise: i % 7 !== 0,
        specialties: offers(i) as PlaceRow['specialties'],
      }),
    );
    await database.query('TRUNCATE place, place_word');
    await upsertPlaces(database, rows);
    const asked = [
      [{}, () => true],
      [{ specialties: ['dermatology'] }, ({ specialties }) => specialties.includes('dermatology')],
      [{ specialties: ['urology'] }, ({ specialties }) => specialties.includes('urology')],
      [{ specialties: ['podiatry', 'psychiatry'] }, ({ specialties }) => specialties.includes('podiatry')],
      [{ specialties: ['general'] }, ({ specialties }) => specialties.length === 0],
      [{ text: 'pharmacy neem' }, ({ name }) => name.includes('Pharmacy')],
      [{ text: 'neem 777' }, ({ name }) => name === 'Neem Pharmacy 777'],
      [{ text: 'neem', specialties: ['urology'] }, ({ specialties }) => specialties.includes('urology')],
    ] as const satisfies readonly (readonly [Partial<PlaceQuery>, (row: PlaceRow) => boolean])[];
    for (const [query, fits] of asked) {
      for (const radiusMeters of [5000, 30_000, 50_000]) {
        const within = rows.filter((row, i) => fits(row) && (i / 2500) * 111_195 <= radiusMeters);
        const expected = [
          ...within.filter(({ precise }) => precise),
          ...within.filter(({ precise }) => !precise),
        ].slice(0, 20);
        const found = await provider.nearest({
          at: { lat: 0, lng: 0 },
          categories: ['pharmacy'],
          radiusMeters,
          limit: 20,
          ...query,
        });
        expect(found.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
      }
    }
  });

  it('does not take many places beyond the circle for all that there are', async () => {
    await database.query('TRUNCATE place');
    const beyond = Array.from({ length: 400 }, (_, i) =>
      placeRow({ name: `beyond ${i}`, lat: 0.08, lng: i / 1e6, specialties: ['urology'] }),
    );
    await upsertPlaces(database, [...beyond, placeRow({ name: 'within', lat: 0.01, specialties: ['urology'] })]);
    const query = {
      at: { lat: 0, lng: 0 },
      categories: ['pharmacy'] as const,
      limit: 5,
      specialties: ['urology'] as const,
    };
    expect((await provider.nearest({ ...query, radiusMeters: 2000 })).map(({ name }) => name)).toEqual(['within']);
    expect(await provider.nearest({ ...query, radiusMeters: 1000 })).toEqual([]);
  });

  it('looks keys up by their bytes, not by the rules of a language', async () => {
    const rules: { index: string; rules: string }[] = await database.query(
      `SELECT indexrelid::regclass::text AS index, rules.oid::regcollation::text AS rules
       FROM pg_index, unnest(indcollation) AS rules (oid)
       WHERE indrelid = 'place'::regclass AND indexrelid::regclass::text IN ('place_terms', 'place_words', 'place_address_terms')
       ORDER BY index`,
    );
    expect(rules).toEqual(
      ['place_address_terms', 'place_terms', 'place_words'].map((index) => ({ index, rules: '"C"' })),
    );
  });

  it('walks fast where all places lie on one line', async () => {
    await database.query('TRUNCATE place');
    const row = (i: number) => placeRow({ name: `on the equator ${i}`, lat: 0, lng: i / 1000 });
    await upsertPlaces(
      database,
      Array.from({ length: 5000 }, (_, i) => row(i)),
    );
    await database.query('ANALYZE place');
    const plan = await database.query(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT name FROM place
       WHERE category = 'pharmacy' AND geo_quality = 1 ORDER BY g <-> geo_u3(0, 2) LIMIT 20`,
    );
    expect(plan[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']).toBeLessThan(100);
  });

  it('knows which places are open on their own clock', async () => {
    await database.query('TRUNCATE place');
    await upsertPlaces(database, [
      placeRow({ name: 'always', openingHours: '24/7' }),
      placeRow({ name: 'never', openingHours: 'off', lat: 0.1 }),
      placeRow({ name: 'by appointment', openingHours: '"by appointment"', lat: 0.2 }),
    ]);
    const query = { at: { lat: 0, lng: 0 }, categories: ['pharmacy'] as const, radiusMeters: 50_000, limit: 5 };
    expect((await provider.nearest(query)).map(({ openNow, alwaysOpen }) => [openNow, alwaysOpen])).toEqual([
      [true, true],
      [false, false],
      [null, false],
    ]);
  });

  it('credits OpenStreetMap, and other sources by name and terms', async () => {
    await database.query('TRUNCATE place');
    await upsertPlaces(database, [
      placeRow({ name: 'a', source: 'osm', licence: 'ODbL-1.0' }),
      placeRow({ name: 'b', source: 'nhs', licence: 'OGL v3', lat: 0.1 }),
    ]);
    const found = await provider.nearest({
      at: { lat: 0, lng: 0 },
      categories: ['pharmacy'],
      radiusMeters: 50_000,
      limit: 5,
    });
    expect(found.map(({ attribution }) => attribution)).toEqual([
      '© OpenStreetMap contributors',
      'Source: nhs, OGL v3',
    ]);
  });
});

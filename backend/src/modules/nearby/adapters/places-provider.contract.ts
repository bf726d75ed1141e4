import type { FoundPlace } from '../domain/place.js';
import type { PlaceQuery, PlacesProvider } from '../domain/places-provider.port.js';
import type { PlaceRow } from '../../directory/domain/place-row.js';

/** A provider under test, and how to make it know places. */
export interface ProviderUnderTest {
  readonly provider: PlacesProvider;
  /** Makes the provider know these and no other places. */
  knowing(places: readonly Partial<PlaceRow>[]): Promise<void>;
}

const DEGREE_METERS = 111_195;

/** What every `PlacesProvider` promises. */
export function placesProviderContract(name: string, underTest: () => ProviderUnderTest): void {
  describe(`${name} as a provider of places`, () => {
    const nearest = async (query: Partial<PlaceQuery>): Promise<FoundPlace[]> =>
      underTest().provider.nearest({
        at: { lat: 0, lng: 0 },
        categories: ['hospital'],
        radiusMeters: 50_000,
        limit: 20,
        ...query,
      });
    const names = async (query: Partial<PlaceQuery>) => (await nearest(query)).map((place) => place.name);
    const knowing = (places: readonly Partial<PlaceRow>[]) =>
      underTest().knowing(places.map((place) => ({ category: 'hospital', ...place })));

    it('answers nothing when it knows nothing', async () => {
      await knowing([]);
      expect(await nearest({})).toEqual([]);
    });

    it('answers the nearest first, with the distance in metres, within the radius', async () => {
      await knowing([
        { name: 'far', lat: 0.3 },
        { name: 'near', lng: 0.1 },
        { name: 'beyond', lat: 0.5 },
      ]);
      const found = await nearest({});
      expect(found.map((place) => place.name)).toEqual(['near', 'far']);
      expect(found[0]?.meters).toBeCloseTo(0.1 * DEGREE_METERS, -2);
    });

    it('measures the radius as a circle, not as a box', async () => {
      await knowing([{ name: 'in the corner of the box', lat: 0.4, lng: 0.4 }]);
      expect(await names({ radiusMeters: 0.45 * DEGREE_METERS })).toEqual([]);
    });

    it.each([
      ['the antimeridian', { lat: 10, lng: 179.95 }, { lat: 10, lng: -179.95 }],
      ['the north pole', { lat: 89.95, lng: 0 }, { lat: 89.95, lng: 180 }],
      ['the south pole', { lat: -90, lng: 0 }, { lat: -89.95, lng: 77 }],
    ])('sees across %s', async (_, at, place) => {
      await knowing([{ name: 'across', ...place }]);
      expect(await names({ at, radiusMeters: 12_000 })).toEqual(['across']);
    });

    it('answers no more than the limit', async () => {
      await knowing([1, 2, 3].map((i) => ({ name: `place ${i}`, lat: i / 100 })));
      expect(await names({ limit: 2 })).toEqual(['place 1', 'place 2']);
    });

    it('answers only the categories asked for', async () => {
      await knowing([
        { name: 'dentist', category: 'dentist' },
        { name: 'hospital' },
        { name: 'pharmacy', category: 'pharmacy' },
      ]);
      expect((await names({ categories: ['dentist', 'hospital'] })).toSorted()).toEqual(['dentist', 'hospital']);
    });

    it('answers only places known for a specialty; those of unknown specialty count as general', async () => {
      await knowing([
        { name: 'skin', specialties: ['dermatology'], lat: 0.01 },
        { name: 'heart', specialties: ['cardiology', 'surgery'], lat: 0.02 },
        { name: 'unsaid', lat: 0.03 },
      ]);
      expect(await names({ specialties: ['dermatology', 'surgery'] })).toEqual(['skin', 'heart']);
      expect(await names({ specialties: ['general'] })).toEqual(['unsaid']);
    });

    it('finds places by a part of their name, whatever the case and accents', async () => {
      await knowing([{ name: 'Hôpital Saint-Louis' }, { name: 'City Hospital' }]);
      expect(await names({ text: 'SAINT louis' })).toEqual(['Hôpital Saint-Louis']);
    });

    it('puts approximate positions last, however near', async () => {
      await knowing([
        { name: 'town hall', precise: false },
        { name: 'true', lat: 0.2 },
      ]);
      expect((await nearest({})).map((place) => [place.name, place.approximate])).toEqual([
        ['true', false],
        ['town hall', true],
      ]);
    });
  });
}

import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { upsertPlaces } from '../directory/adapters/place-writes.js';
import { NearbyModule } from './nearby.module.js';
import { placeRow } from '../directory/testing/place-rows.js';

const LOCATION_MESSAGE = 'Could not find the specified location. Please try again.';
/** An empty stretch of the Southern Ocean, far from everything in the starter set. */
const OCEAN = { lat: -60, lng: -100 };

interface Answer {
  name: string;
  description: string;
  distanceMeters: number | null;
  approximate: boolean;
}

describe('nearby', () => {
  let app: TestApp;
  const search = (body: object) => app.http().post('/api/v1/nearby/search').send(body);
  const geocode = (body: object) => app.http().post('/api/v1/nearby/geocode').send(body);
  const found = async (body: object) => (await search(body).expect(200)).body as Answer[];

  beforeAll(async () => {
    app = await startTestApp();
    await app.app.get(NearbyModule).warmUp();
  }, 60_000);
  afterAll(() => app.close());

  describe('search', () => {
    it('answers hospitals round a position without being signed in, nearest first, each complete', async () => {
      const places = await found({ location: '28.6315,77.2167', filter: 'hospital' });

      expect(places.length).toBeGreaterThan(1);
      expect(places.every(({ description }) => description.startsWith('Hospital'))).toBe(true);
      const distances = places.map(({ distanceMeters }) => distanceMeters ?? Infinity);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(places[0]).toEqual({
        name: expect.any(String),
        address: expect.stringContaining('Delhi'),
        description: expect.any(String),
        rating: null,
        link: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.+Delhi/),
        lat: expect.any(Number),
        lng: expect.any(Number),
        distanceMeters: expect.any(Number),
        phone: expect.stringMatching(/^\+91/),
        openNow: null,
        closesAt: null,
        opensAt: null,
        opensTomorrow: false,
        open24h: false,
        wheelchair: false,
        emergency: expect.any(Boolean),
        offersAsked: true,
        source: 'starter',
        attribution: null,
        approximate: false,
      });
    });

    it('sends someone who needs a doctor to a hospital when no doctor is known, and says so', async () => {
      const [first] = await found({ location: '26.9124,75.7873', name: 'doctors for eczema' });
      expect(first?.description).toMatch(/^Hospital, .*Ask for the outpatient department/);
    });

    it.each([
      { name: 'doctors for eczema' },
      { name: 'doctors for fever' },
      { filter: 'doctor' },
      { name: 'doctors for toothache' },
      { name: 'ambulance' },
    ])('orders %j by distance, whatever the kind, and says of each what it is', async (what) => {
      const at = { lat: -55, lng: 30, precise: true } as const;
      await upsertPlaces(app.database, [
        placeRow({ ...at, name: 'Hill Hospital', category: 'hospital', lat: -55.01 }),
        placeRow({ ...at, name: 'Rao Skin', category: 'doctor', lat: -55.05, specialties: ['dermatology'] }),
        placeRow({ ...at, name: 'Bose', category: 'doctor', lat: -55.02 }),
        placeRow({ ...at, name: 'Sen Dental', category: 'dentist', lat: -55.03 }),
        placeRow({ ...at, name: 'River Hospital', category: 'hospital', lat: -55.04, specialties: ['emergency'] }),
      ]);
      const places = await found({ location: '-55,30', ...what });
      expect(places.length).toBeGreaterThan(0);
      const distances = places.map(({ distanceMeters }) => distanceMeters ?? Infinity);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(places.filter(({ description }) => description === 'Hospital')).toEqual([]);
    });

    it('shows no hospital without an emergency department beside one that has it, to who needs an ambulance', async () => {
      const names = (await found({ location: '-55,30', name: 'ambulance' })).map(({ name }) => name);
      expect(names).toEqual(['River Hospital']);
    });

    it('finds emergency departments when no ambulance station is known', async () => {
      const [first] = await found({ location: '19.0176,72.8562', name: 'ambulance' });
      expect(first?.description).toMatch(/^Hospital, Emergency department/);
    });

    it('says how far it looked', async () => {
      await search({ location: '28.6315,77.2167', filter: 'hospital' })
        .expect('Search-Radius', '10000')
        .expect('Search-Coverage', 'known');
    });

    it('answers an empty list where nothing is known within 200 km, and says that nobody ever looked there', async () => {
      const answer = await search({ location: `${OCEAN.lat},${OCEAN.lng}`, filter: 'dentist' }).expect(200);
      expect(answer.body).toEqual([]);
      expect(answer.headers).toMatchObject({ 'search-radius': '200000', 'search-coverage': 'unknown' });
    });

    it('tells an emergency department, open day and night and accessible, apart from others', async () => {
      const at = { category: 'hospital', lng: 10, precise: true } as const;
      await upsertPlaces(app.database, [
        placeRow({
          ...at,
          name: 'Neem Hospital',
          lat: -60,
          openingHours: '24/7',
          wheelchair: true,
          specialties: ['emergency'],
        }),
        placeRow({ ...at, name: 'Lotus Hospital', lat: -60.01 }),
      ]);
      expect(await found({ location: '-60,10', filter: 'hospital' })).toEqual([
        expect.objectContaining({ name: 'Neem Hospital', emergency: true, open24h: true, wheelchair: true }),
        expect.objectContaining({ name: 'Lotus Hospital', emergency: false, open24h: false, wheelchair: false }),
      ]);
    });

    it('shows a specialist whose position is only approximate among many general doctors, last', async () => {
      const at = { lat: -50, lng: -100 };
      const general = Array.from({ length: 25 }, (_, i) =>
        placeRow({ ...at, name: `General ${i}`, category: 'doctor', lat: at.lat + i / 1000 }),
      );
      const skin = placeRow({ ...at, name: 'Skin', category: 'doctor', specialties: ['dermatology'], precise: false });
      await upsertPlaces(app.database, [...general, skin]);
      const places = await found({ location: `${at.lat},${at.lng}`, name: 'doctors for eczema' });
      expect(places).toHaveLength(20);
      expect(places[0]).toMatchObject({ name: 'General 0', description: 'Doctor, May treat this: ask first' });
      expect(places.at(-1)).toMatchObject({ name: 'Skin', description: 'Doctor, Dermatology', approximate: true });
    });

    it('answers at most 20 places, those with an approximate position last and without a distance', async () => {
      await upsertPlaces(
        app.database,
        Array.from({ length: 25 }, (_, i) =>
          placeRow({
            sourceId: `p${i}`,
            name: `Pharmacy ${i}`,
            lat: OCEAN.lat + i / 1000,
            lng: OCEAN.lng,
            precise: i >= 8,
          }),
        ),
      );

      const places = await found({ location: `${OCEAN.lat},${OCEAN.lng}`, filter: 'pharmacy' });

      expect(places).toHaveLength(20);
      expect(places.slice(0, 17).map(({ name }) => name)).toEqual(
        Array.from({ length: 17 }, (_, i) => `Pharmacy ${i + 8}`),
      );
      expect(places.slice(17)).toEqual(
        [1, 2, 3].map(() => expect.objectContaining({ approximate: true, distanceMeters: null })),
      );
    });

    it('answers 20 places also where each stands in three registers', async () => {
      const at = { lat: -40, lng: -90 };
      const inEach = (i: number) =>
        ['one', 'two', 'three'].map((source) =>
          placeRow({ source, name: `Triple ${i} Pharmacy`, lat: at.lat + i / 400, lng: at.lng }),
        );
      await upsertPlaces(app.database, Array.from({ length: 30 }, (_, i) => inEach(i)).flat());
      const places = await found({ location: `${at.lat},${at.lng}`, filter: 'pharmacy' });
      expect(places.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, i) => `Triple ${i} Pharmacy`));
    });

    it.each([
      ['no location', {}, 'location'],
      ['words as location', { location: 'Delhi' }, 'location'],
      ['a number as location', { location: 28.6 }, 'location'],
      ['a latitude beyond the pole', { location: '90.1,77' }, 'location'],
      ['a longitude beyond the antimeridian', { location: '28,180.5' }, 'location'],
      ['an unknown filter', { location: '28.6,77.2', filter: 'vet' }, 'filter'],
      ['an empty name', { location: '28.6,77.2', name: '' }, 'name'],
      ['null as name', { location: '28.6,77.2', name: null }, 'name'],
      ['a name of 5,000 characters', { location: '28.6,77.2', name: 'x'.repeat(5000) }, 'name'],
      ['a name with control characters', { location: '28.6,77.2', name: 'eye\u0007 doctor' }, 'name'],
      ['a filter and a name together', { location: '28.6,77.2', filter: 'doctor', name: 'ambulance' }, 'name'],
      ['neither filter nor name', { location: '28.6,77.2' }, 'filter'],
      ['an unknown field', { location: '28.6,77.2', radius: 5 }, 'radius'],
    ])('refuses %s with a sentence for the field', async (_, body, field) => {
      const answer = await search(body).expect(400);
      expect(answer.body).toEqual({
        error: expect.objectContaining({
          code: 400,
          message: expect.any(String),
          details: { [field]: expect.any(String) },
        }),
      });
    });

    it('refuses a location that is none with the specified message', async () => {
      const answer = await search({ location: '95,200', filter: 'hospital' }).expect(400);
      expect(answer.body).toMatchObject({ error: { message: LOCATION_MESSAGE, reason: 'location_invalid' } });
    });
  });

  describe('geocode', () => {
    it.each([
      ['28.6139° N, 77.2090° E', 28.6139, 77.209],
      ['7JWVJ638+QQ', 28.604437, 77.216938],
      ['39J-49L-L8T4', 28.622788, 77.213033],
      ['Bangalore', 12.9719, 77.5937],
      ['7JWV0000+', 28.5, 77.5],
      ['7JWVJ638+', 28.603, 77.216],
    ])('finds %s', async (address, lat, lng) => {
      const { body } = await geocode({ address }).expect(200);
      expect(body).toEqual({
        lat: expect.closeTo(lat, 2),
        lng: expect.closeTo(lng, 2),
        approximate: /^Bangalore$|\+$/.test(address),
      });
    });

    it.each(['qwrtzplkjh', 'hospital', '95,200', '???'])(
      'answers 404 with the specified message for %s',
      async (address) => {
        const answer = await geocode({ address }).expect(404);
        expect(answer.body).toMatchObject({
          error: { code: 404, reason: 'location_not_found', message: LOCATION_MESSAGE },
        });
      },
    );

    it.each([
      ['no address', {}],
      ['an empty address', { address: '' }],
      ['an address of 301 characters', { address: 'x'.repeat(301) }],
      ['a list as address', { address: ['Delhi'] }],
    ])('refuses %s', async (_, body) => {
      const answer = await geocode(body).expect(400);
      expect(answer.body).toMatchObject({ error: { code: 400, details: { address: expect.any(String) } } });
    });
  });
});

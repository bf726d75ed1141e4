import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { upsertPlaces } from '../directory/adapters/place-writes.js';
import { placeRow } from '../directory/testing/place-rows.js';
import { NearbyModule } from './nearby.module.js';

interface Answer {
  name: string;
  description: string;
  offersAsked: boolean;
}

/** About 1.1 km of latitude. */
const KM = 0.009;
const HEART = 'doctors for Heart attack';

describe('the right door', () => {
  let app: TestApp;
  const post = (path: string, body: object) => app.http().post(`/api/v1/nearby/${path}`).send(body);
  const found = async (body: object) => (await post('search', body).expect(200)).body as Answer[];
  const names = async (body: object) => (await found(body)).map(({ name }) => name);
  /** Puts hospitals at so many kilometres north of a point in the empty south, each group on a meridian of its own. */
  const hospitalsAt = (lng: number, hospitals: Record<string, readonly [km: number, ...specialties: string[]]>) =>
    upsertPlaces(
      app.database,
      Object.entries(hospitals).map(([name, [km, ...specialties]]) =>
        placeRow({
          category: 'hospital',
          name,
          lat: -50 + km * KM,
          lng,
          precise: true,
          specialties: specialties as 'emergency'[],
        }),
      ),
    );

  beforeAll(async () => {
    app = await startTestApp();
    await app.app.get(NearbyModule).warmUp();
  }, 60_000);
  afterAll(() => app.close());

  describe('in an emergency', () => {
    beforeAll(() =>
      hospitalsAt(-120, {
        'Ramakrishna Mission T.B. Clinic': [1],
        'Lotus Hospital': [1.5],
        'Lakshmi Childrens Hospital': [2, 'emergency'],
        'Asha Maternity Home': [2.5, 'gynaecology'],
        'City Eye Hospital': [3, 'ophthalmology', 'emergency'],
        'Neem Hospital': [4, 'emergency'],
        'River Heart Institute': [5, 'cardiology', 'emergency'],
        'Hill Hospital': [9, 'emergency'],
      }),
    );
    const at = { location: '-50,-120' };

    it.each([
      [{ name: HEART }, ['Neem Hospital', 'River Heart Institute', 'Hill Hospital']],
      [{ name: 'doctors for Fever', care: 'emergency' }, ['Neem Hospital', 'Hill Hospital']],
      [
        { name: 'doctors for Fever', care: 'emergency', who: 'child' },
        ['Lakshmi Childrens Hospital', 'Neem Hospital', 'Hill Hospital'],
      ],
      [
        { name: 'doctors for Eclampsia', care: 'emergency', who: 'mother' },
        ['Asha Maternity Home', 'Neem Hospital', 'Hill Hospital'],
      ],
      [{ filter: 'hospital', care: 'emergency' }, ['Neem Hospital', 'Hill Hospital']],
      [{ name: 'ambulance' }, ['Neem Hospital', 'Hill Hospital']],
    ])('%j leads to emergency departments alone, nearest first', async (what, expected) => {
      expect(await names({ ...at, ...what })).toEqual(expected);
    });

    it('tells of a maternity home that its emergency hours are not known', async () => {
      const [home] = await found({ ...at, name: 'doctors for Eclampsia', care: 'emergency', who: 'mother' });
      expect(home).toMatchObject({
        description: 'Hospital, Gynaecology and maternity, We do not know its emergency hours: call 112 first',
        offersAsked: false,
      });
    });

    it('leads to general hospitals where no department is close by, and says what is not known of them', async () => {
      await hospitalsAt(-115, {
        'District Hospital': [3],
        'Sunrise Hospital': [2],
        'Netra Eye Hospital': [1],
        'Far Hospital': [20, 'emergency'],
        'Government Hospital Beyond': [22],
      });
      const places = await found({ location: '-50,-115', name: HEART });
      expect(places.map(({ name }) => name)).toEqual(['District Hospital', 'Far Hospital']);
      expect(places.map(({ description }) => description)).toEqual([
        'Hospital, We do not know its emergency hours: call 112 first',
        'Hospital, Emergency department',
      ]);
    });

    it('leads to a hospital of which nothing is known where there is no better one', async () => {
      await hospitalsAt(-125, { 'Sunrise Hospital': [2], 'Moon Dental Hospital': [1] });
      expect(await names({ location: '-50,-125', name: HEART })).toEqual(['Sunrise Hospital']);
    });

    it('looks no farther than 25 km while there is help within', async () => {
      await hospitalsAt(-110, { 'Near Hospital': [24, 'emergency'], 'Far Hospital': [30, 'emergency'] });
      const answer = await post('search', { location: '-50,-110', name: 'ambulance' }).expect('Search-Radius', '25000');
      expect((answer.body as Answer[]).map(({ name }) => name)).toEqual(['Near Hospital']);
    });
  });

  describe('for general care', () => {
    beforeAll(() =>
      upsertPlaces(
        app.database,
        (
          [
            ['doctor', 'District T.B. Clinic', 1, []],
            ['doctor', 'Jeevan Dialysis Centre', 1.2, ['nephrology']],
            ['doctor', 'Hope De-Addiction Clinic', 1.3, []],
            ['doctor', 'Bose Clinic', 2, []],
            ['doctor', 'Kids Clinic', 2.5, ['paediatrics']],
            ['hospital', 'Netra Eye Hospital', 3, ['ophthalmology']],
            ['hospital', 'Lotus Hospital', 4, []],
            ['hospital', 'Government Ayurvedic Hospital', 4.5, ['ayurveda']],
          ] as const
        ).map(([category, name, km, specialties]) =>
          placeRow({ category, name, lat: -50 + km * KM, lng: -105, precise: true, specialties }),
        ),
      ),
    );
    const at = { location: '-50,-105' };

    it.each([
      [{ name: 'doctors for Fever' }, ['Bose Clinic', 'Lotus Hospital']],
      [{ name: 'doctors for Fever', who: 'child' }, ['Bose Clinic', 'Kids Clinic', 'Lotus Hospital']],
      [{ filter: 'doctor' }, ['Bose Clinic', 'Kids Clinic', 'Lotus Hospital']],
    ])('%j leads to no clinic for one illness', async (what, expected) => {
      expect(await names({ ...at, ...what })).toEqual(expected);
    });

    it('claims no specialty that is not recorded', async () => {
      const places = await found({ ...at, name: 'doctors for eczema' });
      expect(places.map(({ description, offersAsked }) => [description, offersAsked])).toEqual([
        ['Doctor, May treat this: ask first', false],
        ['Hospital, Ask for the outpatient department', false],
      ]);
    });
  });

  it('offers no pharmacy beyond 25 km', async () => {
    const pharmacy = (name: string, km: number) => placeRow({ name, lat: -50 + km * KM, lng: -100, precise: true });
    await upsertPlaces(app.database, [pharmacy('Near Chemist', 24), pharmacy('Far Chemist', 30)]);
    const answer = await post('search', { location: '-50,-100', filter: 'pharmacy' }).expect('Search-Radius', '25000');
    expect((answer.body as Answer[]).map(({ name }) => name)).toEqual(['Near Chemist']);
    expect(await names({ location: '-50.1,-100', name: '24 hour chemist' })).toEqual([]);
  });

  it.each([
    { care: 'urgent', field: 'care' },
    { who: 'cat', field: 'who' },
    { care: null, field: 'care' },
  ])('refuses $field when it is not understood: %j', async ({ field, ...wrong }) => {
    const answer = await post('search', { location: '1,1', name: HEART, ...wrong }).expect(400);
    expect(answer.body).toMatchObject({ error: { details: { [field]: expect.any(String) } } });
  });

  describe('where somebody is, in words', () => {
    const where = async (location: string) => (await post('whereabouts', { location }).expect(200)).body as object;

    it.each([
      ['28.6315,77.2167', { locality: 'Connaught Place', town: 'Delhi', state: 'Delhi' }],
      ['18.507,73.807', { locality: 'Kothrud', town: 'Pune', state: 'Maharashtra' }],
      ['12.935,77.624', { locality: 'Koramangala', town: 'Bengaluru', state: 'Karnataka' }],
      ['18.15,74.577', { locality: null, town: 'Baramati', state: 'Maharashtra' }],
      ['28.58,77.33', { town: 'Noida', state: 'Uttar Pradesh' }],
      ['51.5,-0.12', { state: null }],
    ])('%s is %j', async (location, words) => expect(await where(location)).toMatchObject(words));

    it('names the nearest hospital that is known, with the way from it where both are exact', async () => {
      await hospitalsAt(-95, { 'Banyan Hospital': [2] });
      expect(await where('-50,-95')).toEqual({
        locality: null,
        town: null,
        state: null,
        hospital: { name: 'Banyan Hospital', distanceMeters: 2002, direction: 'south' },
      });
      expect(await where('28.6257,77.201')).toMatchObject({
        hospital: { name: 'Dr. Ram Manohar Lohia Hospital', distanceMeters: null, direction: null },
      });
    });

    it('knows nothing of the open sea, and refuses what is nowhere', async () => {
      expect(await where('-60,-100')).toEqual({ locality: null, town: null, state: null, hospital: null });
      await post('whereabouts', { location: '91,0' }).expect(400);
      await post('whereabouts', { location: 'Pune' }).expect(400);
      await post('whereabouts', {}).expect(400);
    });
  });
});

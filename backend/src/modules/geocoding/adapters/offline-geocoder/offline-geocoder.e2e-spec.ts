import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../../testing/test-database.js';
import { metersBetween } from '../../../directory/domain/coordinates.js';
import { textKey } from '../../../directory/domain/text-key.js';
import { EDGES_OF_THE_GLOBE } from '../../../directory/testing/edges-of-the-globe.js';
import { placeRow } from '../../../directory/testing/place-rows.js';
import { upsertPlaces } from '../../../directory/adapters/place-writes.js';
import { CITIES } from '../gazetteer/cities.js';
import { geocoderContract } from '../geocoder.contract.js';
import { PrimaryReads } from '../../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../../shared/reference-data.js';
import { AROUND_CITY, middleOfAddress } from '../../../directory/adapters/known-places.queries.js';
import { OfflineGeocoder } from './offline-geocoder.js';

/** Time for loading the gazetteer on a busy machine, milliseconds. */
const LOADING = 60_000;
const DELHI = { lat: 28.6358, lng: 77.2245 };
const INDIAN_CITIES = {
  Bangalore: [12.97, 77.59],
  bombay: [19.07, 72.88],
  Calcutta: [22.56, 88.36],
  Madras: [13.09, 80.28],
  Gurgaon: [28.46, 77.03],
  Gurugram: [28.46, 77.03],
  Poona: [18.52, 73.86],
  Baroda: [22.3, 73.2],
  Trivandrum: [8.49, 76.95],
  Cochin: [9.94, 76.26],
  Kochi: [9.94, 76.26],
  Calicut: [11.25, 75.78],
  Mysuru: [12.3, 76.65],
  Benares: [25.32, 83.01],
  Prayagraj: [25.44, 81.84],
  Pondicherry: [11.93, 79.83],
  Dehli: [28.65, 77.23],
  Munbai: [19.07, 72.88],
  banglore: [12.97, 77.59],
  Hydrabad: [17.38, 78.46],
  Ahemdabad: [23.03, 72.59],
  Thiruvanantapuram: [8.49, 76.95],
  'Aurangabad, Maharashtra': [19.88, 75.34],
  'Lucknow, Uttar Pradesh, India': [26.84, 80.92],
} as const;

describe('the offline geocoder', () => {
  let own: TestDatabase;
  let database: DataSource;
  let geocoder: OfflineGeocoder;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
    const referenceData = new ReferenceDataLoader(database);
    await referenceData.ready(CITIES);
    geocoder = new OfflineGeocoder(new PrimaryReads(database), referenceData, { placesCountry: 'IN' });
    await upsertPlaces(database, [
      placeRow({
        name: 'Banyan Tree Clinic',
        category: 'doctor',
        lat: 28.66,
        lng: 77.21,
        postcode: '110054',
        address: 'Lotus Lane, Civil Lines, Delhi',
      }),
      placeRow({ name: 'Neem Pharmacy', lat: 28.68, lng: 77.23, postcode: '110054', address: 'Lotus Lane, Delhi' }),
      placeRow({
        name: 'Banyan Tree Clinic',
        sourceId: 'leeds',
        category: 'doctor',
        lat: 53.8,
        lng: -1.55,
        country: 'GB',
        postcode: 'LS13EX',
      }),
    ]);
  }, LOADING);
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  geocoderContract('the offline geocoder', () => geocoder);

  it.each(Object.entries(INDIAN_CITIES))('finds %s', async (name, [lat, lng]) => {
    const found = await geocoder.locate(name);
    expect(found && metersBetween(found, { lat, lng })).toBeLessThan(6000);
  });

  it.each([
    ['a PIN code as the middle of the places there', '110054', { lat: 28.67, lng: 77.22 }],
    ['a PIN code inside an address', 'Somewhere, Delhi 110 054', { lat: 28.67, lng: 77.22 }],
    ['a British postcode', 'ls1 3ex', { lat: 53.8, lng: -1.55 }],
    ['a street by the places along it', 'Lotus Lane, New Delhi', { lat: 28.67, lng: 77.22 }],
    ['a place by its name, in India first', 'banyan tree clinic', { lat: 28.66, lng: 77.21 }],
    [
      'a place with a typing mistake in the city named',
      'Banyan Tree Clinic, Leeds, England',
      { lat: 53.8, lng: -1.55 },
    ],
    ['a short Plus Code with its locality', 'J6P8+2R New Delhi', { lat: 28.6351, lng: 77.2171 }],
    ['a DIGIPIN', '39J-49L-L8T4', { lat: 28.622788, lng: 77.213033 }],
    ['a PIN code that no place has by its sorting district', '560999', { lat: 12.97, lng: 77.59 }],
  ])('finds %s', async (_, text, expected) => {
    const found = await geocoder.locate(text);
    expect(found && metersBetween(found, expected)).toBeLessThan(1000);
  });

  it('takes a name of several cities for the Indian one, unless the country is named', async () => {
    const indian = await geocoder.locate('Hyderabad');
    const other = await geocoder.locate('Hyderabad, Pakistan');
    expect(indian?.lat).toBeCloseTo(17.38, 1);
    expect(other?.lat).toBeCloseTo(25.39, 1);
  });

  it('is near the city when nothing of the details is known', async () => {
    const found = await geocoder.locate('12 Unheard Street, Delhi');
    expect(found && metersBetween(found, DELHI)).toBeLessThan(5000);
  });

  it.each(EDGES_OF_THE_GLOBE)('finds a street across %s, and none far away', async (where, city, along) => {
    const street = `7 ${textKey(where)} road`;
    await upsertPlaces(database, [
      placeRow({ name: where, address: street, ...along }),
      placeRow({ name: `${where} too`, address: street, ...city }),
    ]);
    const found = await middleOfAddress(database, street, city, AROUND_CITY);
    expect(found && metersBetween(found, city)).toBeLessThan(12_000);
    expect(
      await middleOfAddress(database, street.replace('7 ', ''), { lat: 45, lng: 100 }, AROUND_CITY),
    ).toBeUndefined();
    expect(await middleOfAddress(database, `road ${street}`, city, AROUND_CITY)).toBeUndefined();
  });

  it('takes a sector for that of the neighbourhood it is named with', async () => {
    const there = { lat: 28.712, lng: 77.117 };
    const elsewhere = { lat: 28.585, lng: 77.07 };
    await upsertPlaces(database, [
      placeRow({ name: 'There', address: 'G 20, Sector-7 Rohini, Delhi', ...there }),
      ...[1, 2, 3].map((i) =>
        placeRow({ name: `Elsewhere ${i}`, address: `Plot ${i}, Sector 7, Dwarka`, ...elsewhere }),
      ),
    ]);
    for (const text of ['Rohini sector 7', 'sector 7 rohini, delhi']) {
      const found = await geocoder.locate(text);
      expect(found && metersBetween(found, there)).toBeLessThan(1000);
    }
    expect(await geocoder.locate('Rohini sector 99')).toMatchObject({
      lat: expect.closeTo(28.735, 2),
      lng: expect.closeTo(77.118, 2),
    });
  });

  it('answers before the indexes of the gazetteer are made', async () => {
    await database.query('DROP INDEX city_key, city_g');
    expect(await geocoder.locate('Nashik')).toMatchObject({ lat: expect.closeTo(20, 0) });
  });

  it('loads its data once, also when several processes begin together', async () => {
    await database.query('TRUNCATE reference_data');
    let loads = 0;
    const data = { name: 'test', version: '1', load: async () => void (loads += 1) };
    await Promise.all([1, 2, 3].map(() => new ReferenceDataLoader(database).ready(data)));
    expect(loads).toBe(1);
  });
});

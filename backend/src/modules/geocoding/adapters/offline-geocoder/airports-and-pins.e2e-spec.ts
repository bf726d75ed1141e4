import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../../testing/test-database.js';
import { metersBetween } from '../../../directory/domain/coordinates.js';
import { PrimaryReads } from '../../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../../shared/reference-data.js';
import { OfflineGeocoder } from './offline-geocoder.js';

/** Positions of terminals after OurAirports. */
const AIRPORTS: readonly (readonly [string, number, number])[] = [
  ['Kempegowda International Airport', 13.198, 77.706],
  ['BLR airport', 13.198, 77.706],
  ['bangalore airport terminal 2', 13.198, 77.706],
  ['Delhi airport', 28.556, 77.095],
  ['IGI Airport T3', 28.556, 77.095],
  ['दिल्ली एयरपोर्ट', 28.556, 77.095],
  ['Pune airport', 18.582, 73.92],
  ['airport pune', 18.582, 73.92],
  ['पुणे हवाई अड्डा', 18.582, 73.92],
  ['Chhatrapati Shivaji Maharaj International Airport, Mumbai', 19.089, 72.868],
  ['Lucknow airport ke paas', 26.761, 80.889],
  ['Cochin International Airport', 10.152, 76.402],
  ['Mopa airport, Goa', 15.744, 73.861],
  ['Bagdogra Airport', 26.681, 88.329],
  ['Airport, Guwahati', 26.106, 91.586],
];

/** PIN codes without a place in the directory, and the middle of the town or the part of the city they stand for. */
const PINS: readonly (readonly [string, number, number])[] = [
  ['797112', 25.91, 93.72],
  ['744101', 11.67, 92.74],
  ['Nagaland 797112', 25.91, 93.72],
  ['Somewhere, Delhi 110096', 28.605, 77.31],
  ['Tambaram 600045', 12.925, 80.127],
  ['PIN 737101', 27.33, 88.61],
  ['413512', 18.4, 76.58],
  ['425001', 21.01, 75.56],
  ['682555', 10.57, 72.64],
  ['७९७११२', 25.91, 93.72],
  ['৭৯৭১১২', 25.91, 93.72],
  ['పిన్ ౬౮౨౫౫౫', 10.57, 72.64],
  ['पिन कोड ७३७१०१', 27.33, 88.61],
];

describe('airports and PIN codes', () => {
  let own: TestDatabase;
  let database: DataSource;
  let geocoder: OfflineGeocoder;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
    geocoder = new OfflineGeocoder(new PrimaryReads(database), new ReferenceDataLoader(database), {
      placesCountry: 'IN',
    });
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  it.each(AIRPORTS)('finds %s', async (text, lat, lng) => {
    const found = await geocoder.locate(text);
    expect(found && metersBetween(found, { lat, lng })).toBeLessThan(3000);
  });

  it.each(PINS)('finds %s', async (text, lat, lng) => {
    const found = await geocoder.locate(text);
    expect(found && metersBetween(found, { lat, lng })).toBeLessThan(5000);
    expect(found?.approximate || text.startsWith('Tambaram')).toBe(true);
  });

  it('believes the city rather than a code that lies elsewhere', async () => {
    expect(await geocoder.locate('Somewhere, Chennai 110096')).toMatchObject({ lat: expect.closeTo(13.09, 1) });
  });
});

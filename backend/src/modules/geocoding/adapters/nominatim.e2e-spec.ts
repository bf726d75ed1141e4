import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../data-source.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { cloneDatabase, type TestDatabase } from '../../../testing/test-database.js';
import type { Geocoder } from '../domain/geocoder.port.js';
import { TestOpenStreetMap } from '../../../testing/test-openstreetmap.js';
import { FirstThatKnows } from './first-that-knows.js';
import { geocoderContract } from './geocoder.contract.js';
import { Nominatim } from './nominatim.js';
import { Pace } from '../../../shared/map-services/pace.js';

const USER_AGENT = 'Sahaay tests (test@example.org)';

describe('Nominatim', () => {
  let own: TestDatabase;
  let database: DataSource;
  let map: TestOpenStreetMap;
  let geocoder: Geocoder;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
    map = await TestOpenStreetMap.start();
    map.addresses = [
      { words: 'Mumbai', lat: 19.08, lng: 72.88 },
      { words: 'London, UK', lat: 51.51, lng: -0.13, country: 'gb' },
      { words: 'Lotus Lane', lat: 1, lng: 2, country: 'us' },
      { words: 'Lotus Lane', lat: 28.6, lng: 77.2 },
    ];
  });
  beforeEach(() => {
    map.breakdown = undefined;
    map.asked.length = 0;
    geocoder = new Nominatim(map.url, USER_AGENT, 'IN', new Pace(database, 0), new OutsideServices(new Metrics()));
  });
  afterAll(async () => {
    await map.stop();
    await database.destroy();
    await own.drop();
  });

  geocoderContract('Nominatim', () => geocoder);

  it('is asked once for the same words, under our own name', async () => {
    const [first, second] = [await geocoder.locate('Mumbai'), await geocoder.locate(' mumbai')];
    expect(second).toEqual(first);
    expect(map.asked).toEqual([expect.objectContaining({ what: 'Mumbai', userAgent: USER_AGENT })]);
  });

  it('is not asked for codes', async () => {
    await geocoder.locate('39J-49L-L8T4');
    expect(map.asked).toEqual([]);
  });

  it('finds the locality of a short Plus Code', async () => {
    expect(await geocoder.locate('J6P8+2R Lotus Lane')).toEqual({
      lat: expect.closeTo(28.6351, 3),
      lng: expect.closeTo(77.2171, 3),
    });
  });

  it('prefers the place at home of two with the same name', async () => {
    expect(await geocoder.locate('Lotus Lane')).toMatchObject({ lat: 28.6, lng: 77.2 });
  });

  it.each([
    ['refuses', (response: ServerResponse) => void response.writeHead(403).end()],
    ['answers something else', (response: ServerResponse) => void response.end('{"error":"no"}')],
    ['names positions off the globe', (response: ServerResponse) => void response.end('[{"lat":"x","lon":"1"}]')],
  ])('gives way to another geocoder when it %s', async (_, breakdown) => {
    map.breakdown = breakdown;
    await expect(geocoder.locate('Mumbai')).rejects.toMatchObject({ kind: 'unavailable' });

    map.breakdown = undefined;
    const other = new Nominatim(map.url, USER_AGENT, 'IN', new Pace(database, 0), new OutsideServices(new Metrics()));
    map.asked.length = 0;
    expect(await new FirstThatKnows([geocoder, other]).locate('Mumbai')).toMatchObject({ lat: 19.08, lng: 72.88 });
  });

  it('takes turns with all replicas, and is given up when too many wait', async () => {
    const signal = AbortSignal.timeout(60_000);
    const anHour = 3_600_000;
    await new Pace(database, anHour).turn('paced', signal);
    await expect(new Pace(database, anHour).turn('paced', signal)).rejects.toMatchObject({ hindrance: 'busy' });
  });
});

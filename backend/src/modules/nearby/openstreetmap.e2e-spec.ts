import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { NearbyModule } from './nearby.module.js';
import { TestOpenStreetMap } from '../../testing/test-openstreetmap.js';

const OCEAN = '-60,-100';
const DELHI = '28.567,77.21';

describe.each(['osm', 'auto'])('nearby with OpenStreetMap as %s', (PLACES_PROVIDER) => {
  let map: TestOpenStreetMap;
  let app: TestApp;
  const names = async (location: string) => {
    const { body } = await app.http().post('/api/v1/nearby/search').send({ location, filter: 'hospital' }).expect(200);
    return (body as { name: string; source: string }[]).map(({ name, source }) => `${name} (${source})`);
  };

  beforeAll(async () => {
    map = await TestOpenStreetMap.start();
    map.knows([
      { category: 'hospital', name: 'Island Hospital', lat: -60.001, lng: -100 },
      { category: 'hospital', name: 'Neem Hospital', lat: 28.5671, lng: 77.2101 },
    ]);
    map.addresses = [{ words: 'Unheard Street 5', lat: 12.5, lng: 77.5 }];
    app = await startTestApp({
      env: { PLACES_PROVIDER, OVERPASS_URL: map.overpassUrl, NOMINATIM_URL: map.url, PUBLIC_URL: 'http://sahaay.test' },
    });
    await app.app.get(NearbyModule).warmUp();
  });
  afterAll(async () => {
    await map.stop();
    await app.close();
  });

  it('asks it where nothing is known, and names itself', async () => {
    // On a busy machine the first to ask may lose patience; the next is served.
    await until(async () => (await names(OCEAN)).join() === 'Island Hospital (osm)');
    expect(map.asked[0]?.userAgent).toBe('Sahaay (http://sahaay.test/)');
  });

  it('tells that there is nothing from that nobody asked', async () => {
    const coverageAt = async (location: string) =>
      (await app.http().post('/api/v1/nearby/search').send({ location, filter: 'pharmacy' }).expect(200)).headers[
        'search-coverage'
      ];
    await until(async () => (await coverageAt(OCEAN)) === 'known');
    map.breakdown = (response) => void response.writeHead(500).end();
    expect(await coverageAt('-60,-150')).toBe('unknown');
    map.breakdown = undefined;
  });

  it('finds an address that only it knows', async () => {
    const geocode = () => app.http().post('/api/v1/nearby/geocode').send({ address: 'Unheard Street 5' });
    const answer = await until(async () => {
      const { status, body } = await geocode();
      return status === 200 && (body as unknown);
    });
    expect(answer).toEqual({ lat: 12.5, lng: 77.5, approximate: false });
  });

  it('answers from the directory while it does not answer', async () => {
    map.breakdown = () => undefined;
    expect(await names(DELHI)).toContain('AIIMS, New Delhi (starter)');
  });
});

import { Logger } from '@nestjs/common';
import { readConfig } from '../../../config.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { TestGooglePlaces } from '../../../testing/test-google-places.js';
import { geocoderContract } from './geocoder.contract.js';
import { googleGeocoderOf, type GoogleGeocoder } from './google-geocoder.js';

describe('Google Maps with addresses', () => {
  let server: TestGooglePlaces;
  let google: GoogleGeocoder;
  let warnings: string[];

  beforeAll(async () => {
    server = await TestGooglePlaces.start();
  });
  beforeEach(() => {
    warnings = [];
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (text: string) => warnings.push(text),
    });
    server.breakdown = undefined;
    server.asked.length = 0;
    const geocoder = googleGeocoderOf(readConfig(server.env), new OutsideServices(new Metrics()));
    if (!geocoder) throw new Error('There is no key.');
    google = geocoder;
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await server.stop();
  });
  beforeEach(() => {
    const at = (lat: number, lng: number) => ({ types: ['locality'], geometry: { location: { lat, lng } } });
    server.addresses = {
      mumbai: at(19.076, 72.8777),
      'london, uk': at(51.5072, -0.1276),
      'nowhere lane, india': { ...at(20.59, 78.96), types: ['country', 'political'], partial_match: true },
      india: { ...at(20.59, 78.96), types: ['country', 'political'] },
      'off the globe': at(91, 0),
    };
  });

  geocoderContract('Google Maps', () => google);

  it('says in which country a name is meant', async () => {
    await google.locate('Mumbai');
    expect(server.asked[0]?.parameters.get('region')).toBe('in');
  });

  it.each([
    ['only the country of an address is understood', 'nowhere lane, india', undefined],
    ['a country is what was asked for', 'India', { lat: 20.59, lng: 78.96 }],
    ['a position is off the globe', 'off the globe', undefined],
  ])('answers well when %s', async (_, address, expected) => {
    const found = await google.locate(address);
    expect(found && { lat: found.lat, lng: found.lng }).toEqual(expected);
  });

  it.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR', 'SOMETHING_NEW'])(
    'gives way after %s',
    async (status) => {
      server.breakdown = (response) => void response.end(JSON.stringify({ status, results: [] }));
      await expect(google.locate('Mumbai')).rejects.toMatchObject({ kind: 'unavailable' });
      expect(warnings.join()).toContain(status);
      expect(warnings.join()).not.toContain(server.key);
    },
  );
});

import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../../../config.js';
import type { PlaceQuery } from '../../domain/places-provider.port.js';
import { SPECIALTY_KEYS } from '../../../directory/domain/specialties.js';
import { TestGooglePlaces } from '../../../../testing/test-google-places.js';
import { toGooglePlace } from '../../../../testing/to-google-place.js';
import { placesProviderContract } from '../places-provider.contract.js';
import { Metrics } from '../../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { googlePlacesOf, type GooglePlaces } from './google-places.js';

const QUERY: PlaceQuery = { at: { lat: 0, lng: 0 }, categories: ['hospital'], radiusMeters: 10_000, limit: 20 };
const DEADLINE = 3000;

describe('Google Maps', () => {
  let server: TestGooglePlaces;
  let google: GooglePlaces;
  let warnings: string[];
  const names = async (query: Partial<PlaceQuery> = {}) =>
    (await google.nearest({ ...QUERY, ...query })).map(({ name }) => name);
  const unavailable = { kind: 'unavailable', reason: 'places_unavailable' };
  const error = (status: number, reason?: string) => (response: ServerResponse) =>
    void response
      .writeHead(status)
      .end(JSON.stringify({ error: { code: status, status: 'WORDS', details: [{ reason }] } }));

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
    Object.assign(server, { breakdown: undefined, places: [] });
    server.asked.length = 0;
    const places = googlePlacesOf(readConfig(server.env), new OutsideServices(new Metrics()));
    if (!places) throw new Error('There is no key.');
    google = places;
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await server.stop();
  });

  placesProviderContract('Google Maps', () => ({
    provider: google,
    knowing: async (rows) => void (server.places = rows.map((row) => toGooglePlace(row))),
  }));

  it('tells all that helps to choose, to call and to go, with the credits', async () => {
    const now = Date.now();
    server.places = [
      toGooglePlace(
        { category: 'hospital', name: 'Neem Hospital', address: '1 Lotus Lane' },
        {
          rating: 4.4,
          internationalPhoneNumber: '+91 11 2336 5525',
          currentOpeningHours: { openNow: true, nextCloseTime: new Date(now + 3_600_000).toISOString() },
          accessibilityOptions: { wheelchairAccessibleEntrance: true },
          attributions: [{ provider: 'A Register', providerUri: 'https://register.example.org' }],
        },
      ),
    ];
    expect(await google.nearest(QUERY)).toEqual([
      expect.objectContaining({
        name: 'Neem Hospital',
        address: '1 Lotus Lane',
        rating: 4.4,
        phone: '+911123365525',
        openNow: true,
        closesAt: expect.stringMatching(/^\d\d:\d\d$/),
        opensAt: null,
        wheelchair: true,
        source: 'google',
        attribution: 'Google Maps; A Register',
        link: 'https://www.google.com/maps/dir/?api=1&destination=0%2C0&destination_place_id=id-of-Neem+Hospital',
      }),
    ]);
  });

  it('knows what never closes', async () => {
    const hours = {
      currentOpeningHours: { openNow: true },
      regularOpeningHours: { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
    };
    server.places = [toGooglePlace({ category: 'hospital' }, hours)];
    expect(await google.nearest(QUERY)).toMatchObject([{ openNow: true, alwaysOpen: true, closesAt: null }]);
  });

  it('leaves a detail out that is not as documented', async () => {
    server.places = [
      toGooglePlace(
        { category: 'hospital', name: 'odd' },
        { rating: 17, attributions: 'none', currentOpeningHours: { openNow: 'yes' } },
      ),
    ];
    expect(await google.nearest(QUERY)).toMatchObject([
      { name: 'odd', rating: null, openNow: null, attribution: 'Google Maps' },
    ]);
  });

  it('keeps a short number as it is dialled', async () => {
    server.places = [toGooglePlace({ category: 'hospital' }, { nationalPhoneNumber: '108' })];
    expect(await google.nearest(QUERY)).toMatchObject([{ phone: '108' }]);
  });

  it.each(['CLOSED_PERMANENTLY', 'CLOSED_TEMPORARILY', 'FUTURE_OPENING'])(
    'leaves out a place that is %s',
    async (businessStatus) => {
      server.places = [
        toGooglePlace({ category: 'hospital', name: 'gone' }, { businessStatus }),
        toGooglePlace({ category: 'hospital', name: 'open' }),
      ];
      expect(await names()).toEqual(['open']);
    },
  );

  it('asks once for all rings of a search, and again for the next search', async () => {
    server.places = [
      toGooglePlace({ category: 'hospital', name: 'near' }),
      toGooglePlace({ category: 'hospital', name: 'far', lat: 0.3 }),
    ];
    const patience = AbortSignal.timeout(60_000);
    expect(await names({ patience })).toEqual(['near']);
    expect(await names({ patience, radiusMeters: 50_000 })).toEqual(['near', 'far']);
    expect(server.asked).toHaveLength(1);
    await names({ patience: AbortSignal.timeout(60_000) });
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['over land', { lat: 20, lng: 77 }, { lat: 21.5, lng: 77 }],
    ['across the antimeridian', { lat: 10, lng: 179.5 }, { lat: 10, lng: -179.2 }],
    ['across a pole, as far as Google can be asked', { lat: 89.8, lng: 0 }, { lat: 89.9, lng: 180 }],
  ])('looks further than Google’s circles reach: %s', async (_, at, place) => {
    server.places = [toGooglePlace({ category: 'hospital', name: 'far', ...place })];
    expect(await names({ at, radiusMeters: 200_000 })).toEqual(['far']);
  });

  it('finds ambulances that only serve an area, as far away as that', async () => {
    server.places = [
      toGooglePlace({ category: 'ambulance', name: 'Ambulance anywhere', precise: false }),
      toGooglePlace({ category: 'ambulance', name: 'Ambulance station', lat: 0.05 }),
    ];
    expect(await google.nearest({ ...QUERY, categories: ['ambulance'] })).toMatchObject([
      { name: 'Ambulance station', category: 'ambulance', approximate: false },
      { name: 'Ambulance anywhere', category: 'ambulance', approximate: true, link: 'https://maps.google.com/?cid=1' },
    ]);
  });

  it('is asked for every specialty in words', async () => {
    for (const specialty of SPECIALTY_KEYS.filter((key) => key !== 'general'))
      await names({ specialties: [specialty] });
    expect(server.asked.map(({ question }) => question.textQuery).filter((text) => !text)).toEqual([]);
  });

  it('uses older types with a server that does not know the newer ones, and remembers it', async () => {
    server.types = ['hospital', 'doctor', 'dentist', 'pharmacy'];
    server.places = [toGooglePlace({ category: 'hospital', name: 'found' })];
    expect([await names(), await names()]).toEqual([['found'], ['found']]);
    expect(server.asked.map(({ question }) => question.includedTypes)).toEqual([
      ['hospital', 'general_hospital'],
      ['hospital'],
      ['hospital'],
    ]);
    server.types.push('general_hospital', 'medical_clinic', 'dental_clinic', 'drugstore');
  });

  it.each([
    ['a wrong key', error(400, 'API_KEY_INVALID'), 1],
    ['a forbidden key', error(403), 1],
    ['an exhausted quota', error(429), 1],
    ['its own failure', error(503), 2],
    ['an answer of another shape', (response: ServerResponse) => void response.end('{"places":"none"}'), 1],
    ['an answer that is cut off', (response: ServerResponse) => void response.end('{"places":[{'), 1],
    ['an empty answer', (response: ServerResponse) => void response.end(), 1],
    ['a page', (response: ServerResponse) => void response.end('<html>'), 1],
    [
      'a redirect, which would take the key elsewhere',
      (response: ServerResponse) => void response.writeHead(302, { location: server.url }).end(),
      1,
    ],
  ])('gives way after %s', async (_, breakdown, times) => {
    server.breakdown = breakdown;
    await expect(names()).rejects.toMatchObject(unavailable);
    expect(server.asked).toHaveLength(times);
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toContain(server.key);
  });

  it.each([
    ['a refused key', error(403)],
    ['an exhausted quota', error(429)],
  ])('is left alone for a while after %s', async (_, breakdown) => {
    server.breakdown = breakdown;
    await expect(names()).rejects.toMatchObject(unavailable);
    server.breakdown = undefined;
    await expect(names()).rejects.toMatchObject(unavailable);
    expect(server.asked).toHaveLength(1);
  });

  it('is hung up on when its answer does not end', async () => {
    const chunk = Buffer.alloc(1 << 20, ' ');
    server.breakdown = (response) => {
      const more = () => void (response.write(chunk) ? setImmediate(more) : response.once('drain', more));
      more();
    };
    await expect(names()).rejects.toMatchObject(unavailable);
  });

  it('is waited for no longer than people wait, when it does not answer', async () => {
    server.breakdown = () => undefined;
    const started = performance.now();
    await expect(names()).rejects.toMatchObject(unavailable);
    // Three seconds on an idle machine; the silent server would keep anybody for ever.
    expect(performance.now() - started).toBeLessThan(5 * DEADLINE);
    await expect(names({ patience: AbortSignal.abort() })).rejects.toMatchObject(unavailable);
  });

  it('may answer with places that are none, which are left out', async () => {
    server.breakdown = (response) =>
      void response.end(
        JSON.stringify({
          places: [{}, { id: 7 }, 'x', null, toGooglePlace({ category: 'hospital', name: 'good' }).place],
        }),
      );
    expect(await names()).toEqual(['good']);
  });
});

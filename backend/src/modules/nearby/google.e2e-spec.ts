import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { rowsHolding } from '../../testing/rows-holding.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TestGooglePlaces } from '../../testing/test-google-places.js';
import { toGooglePlace } from '../../testing/to-google-place.js';

const DELHI = '28.567,77.21';
const NAME = 'Quillwort Hospital';
const ADDRESS = '7 Quillwort Lane';
/** Milliseconds. A slow provider costs a person 2.5 s on an idle machine; this leaves room for a busy one. */
const AT_MOST = 8000;

describe('nearby with Google Maps', () => {
  let google: TestGooglePlaces;
  let app: TestApp;
  let log = '';
  const search = async (body: object) => {
    const answer = await app
      .http()
      .post('/api/v1/nearby/search')
      .send({ location: DELHI, ...body })
      .expect(200);
    return answer.body as { name: string; source: string; description: string; attribution: string | null }[];
  };
  const at = { lat: 28.567, lng: 77.21 };

  beforeAll(async () => {
    google = await TestGooglePlaces.start();
    const sink = new Writable({ write: (chunk: Buffer, _, done) => ((log += chunk.toString()), done()) });
    app = await startTestApp({ env: { ...google.env, LOG_LEVEL: 'debug' }, log: sink });
  });
  beforeEach(() => {
    Object.assign(google, { breakdown: undefined, places: [] });
    google.asked.length = 0;
  });
  afterAll(async () => {
    await google.stop();
    await app.close();
  });

  it('answers what Google knows, with its credit, and keeps nothing of it', async () => {
    google.places = [toGooglePlace({ ...at, category: 'hospital', name: NAME, address: ADDRESS })];
    const [place] = await search({ filter: 'hospital' });
    expect(place).toMatchObject({ name: NAME, address: ADDRESS, source: 'google', attribution: 'Google Maps' });

    expect(await rowsHolding(app, ['quillwort'])).toEqual([]);
  });

  it('finds dermatologists and general doctors for eczema, the nearest first, and tells them apart', async () => {
    google.places = [
      toGooglePlace({ ...at, category: 'doctor', name: 'Clinic next door' }),
      toGooglePlace({ ...at, lat: 28.6, category: 'doctor', name: 'Banyan Skin Clinic', specialties: ['dermatology'] }),
    ];
    const found = await search({ name: 'doctors for eczema' });
    const told = found.map(({ name, description }) => [name, description]);
    expect(told[0]).toEqual(['Clinic next door', 'Doctor, May treat this: ask first']);
    expect(told).toContainEqual(['Banyan Skin Clinic', 'Doctor, Dermatology']);
    expect(JSON.stringify(google.asked)).not.toContain('eczema');
  });

  it('answers from the directory in time while Google does not answer', async () => {
    google.breakdown = () => undefined;
    const started = performance.now();
    const found = await search({ filter: 'hospital' });
    expect(performance.now() - started).toBeLessThan(AT_MOST);
    expect(found.map(({ source }) => source)).toContain('starter');
  });

  it('asks for ambulance stations and emergency departments at once', async () => {
    const waiting: ServerResponse[] = [];
    google.breakdown = (response) => {
      waiting.push(response);
      if (waiting.length >= 2) for (const each of waiting) each.end('{}');
    };
    await search({ name: 'ambulance' });
    expect(waiting.length).toBeGreaterThanOrEqual(2);
  });

  it('finds addresses', async () => {
    google.addresses = { 'unheard street 5': { types: ['route'], geometry: { location: { lat: 12.5, lng: 77.5 } } } };
    const { body } = await app.http().post('/api/v1/nearby/geocode').send({ address: 'Unheard Street 5' }).expect(200);
    expect(body).toEqual({ lat: 12.5, lng: 77.5, approximate: false });
  });

  it('never logs the key, nor what was asked', () => {
    expect(log).toContain('nearby');
    for (const secret of [google.key, 'quillwort', 'eczema', DELHI, 'Unheard'])
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

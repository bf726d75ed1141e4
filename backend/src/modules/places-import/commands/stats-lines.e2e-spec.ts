import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { upsertPlaces } from '../../directory/adapters/place-writes.js';
import { CITIES, CITY_INDEXES } from '../../geocoding/adapters/gazetteer/cities.js';
import { ensureLoaded } from '../../../shared/reference-data.js';
import { placeRow } from '../../directory/testing/place-rows.js';
import { statsLines } from './stats-lines.js';

/** Time for loading the gazetteer on a busy machine, milliseconds. */
const LOADING = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const DELHI = { lat: 28.65, lng: 77.23 };

describe('what the directory holds', () => {
  let own: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
    await ensureLoaded(database, CITIES);
    await ensureLoaded(database, CITY_INDEXES);
  }, LOADING);
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  it('is told also when that is nothing', async () => {
    expect(await statsLines(database, new Date())).toEqual([expect.stringContaining('The directory is empty')]);
  });

  it('is told by category, source, country and town, with its age', async () => {
    await upsertPlaces(
      database,
      [
        placeRow({ name: 'A', ...DELHI, source: 'osm', licence: 'ODbL-1.0', phone: '+911', openingHours: '24/7' }),
        placeRow({ name: 'B', ...DELHI, source: 'osm', licence: 'ODbL-1.0', precise: false }),
        placeRow({
          name: 'C',
          category: 'doctor',
          lat: 51.51,
          lng: -0.13,
          country: 'GB',
          source: 'nhs',
          specialties: ['cardiology'],
        }),
      ],
      'india.osm.pbf',
    );
    const finished = new Date();
    await database.query(
      `INSERT INTO place_import (content, file, extract, rejected, started_at, finished_at) VALUES ('x', 'india.osm.pbf', 'india.osm.pbf', 4, $1, $1)`,
      [finished],
    );
    const lines = (await statsLines(database, new Date(finished.getTime() + 3.5 * DAY_MS))).map((line) =>
      line.replace(/ {2,}/g, '  '),
    );

    expect(lines).toEqual(
      expect.arrayContaining([
        'category  places  approximate  phone  hours  specialties',
        'pharmacy  2  50 %  50 %  50 %  0 %',
        'doctor  1  0 %  0 %  0 %  100 %',
        'osm, ODbL-1.0  2  50 %  50 %  50 %  0 %',
        'nhs  1  0 %  0 %  0 %  100 %',
        'GB  1  0 %  0 %  0 %  100 %',
        'total  3',
        'Delhi, IN  2',
        'London, GB  1',
      ]),
    );
    expect(lines.at(-1)).toBe(
      `extract india.osm.pbf: 3 places, 4 rejected, 0 vanished, imported 3 days ago (${finished.toISOString().slice(0, 10)})`,
    );
  });
});

import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../data-source.js';
import { Metrics } from '../../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { cloneDatabase, type TestDatabase } from '../../../../testing/test-database.js';
import { placeRow } from '../../../directory/testing/place-rows.js';
import { TestOpenStreetMap } from '../../../../testing/test-openstreetmap.js';
import { DirectoryPlaces } from '../directory-places.js';
import { upsertPlaces } from '../../../directory/adapters/place-writes.js';
import { LearningDirectory, LiveOrDirectory } from '../live-or-directory.js';
import { placesProviderContract } from '../places-provider.contract.js';
import { PrimaryReads } from '../../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../../shared/reference-data.js';
import { OsmHarvest } from './osm-harvest.js';
import { OsmPlaces } from './osm-places.js';
import { Overpass } from './overpass.js';
import { Pace } from '../../../../shared/map-services/pace.js';

const USER_AGENT = 'Sahaay tests (test@example.org)';
const QUERY = { at: { lat: 0, lng: 0 }, categories: ['pharmacy'] as const, radiusMeters: 10_000, limit: 20 };

describe('OpenStreetMap', () => {
  let own: TestDatabase;
  let database: DataSource;
  let map: TestOpenStreetMap;
  let referenceData: ReferenceDataLoader;
  let directory: DirectoryPlaces;
  let harvest: OsmHarvest;
  let osm: OsmPlaces;

  /** As after a start: nothing is known of the server's state. */
  const restart = () => {
    harvest = new OsmHarvest(
      database,
      referenceData,
      new Overpass(map.overpassUrl, USER_AGENT, new Pace(database, 0), new OutsideServices(new Metrics())),
      new PrimaryReads(database),
    );
    osm = new OsmPlaces(harvest, directory);
  };
  const fails = async (breakdown: (response: ServerResponse) => void) => {
    map.breakdown = breakdown;
    await expect(osm.nearest(QUERY)).rejects.toMatchObject({ kind: 'unavailable', reason: 'places_unavailable' });
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    own = await cloneDatabase();
    database = await openDataSource(own.url, 3);
    map = await TestOpenStreetMap.start();
    referenceData = new ReferenceDataLoader(database);
    directory = new DirectoryPlaces(new PrimaryReads(database), referenceData);
    await directory.nearest(QUERY);
  });
  beforeEach(async () => {
    await database.query('TRUNCATE place, place_coverage, outside_pace');
    map.breakdown = undefined;
    map.asked.length = 0;
    map.knows([]);
    restart();
  });
  afterEach(() => harvest.idle());
  afterAll(async () => {
    await map.stop();
    await database.destroy();
    await own.drop();
  });

  placesProviderContract('OpenStreetMap', () => ({
    provider: osm,
    knowing: async (places) => {
      await database.query('TRUNCATE place, place_coverage');
      map.knows(places);
    },
  }));

  it('is asked once for a neighbourhood, under our own name, and remembered by whoever asks next', async () => {
    map.knows([{ name: 'Neem Pharmacy', phone: '+911123365525', openingHours: '24/7' }]);
    const found = [await osm.nearest(QUERY), await osm.nearest({ ...QUERY, at: { lat: 0.01, lng: 0.01 } })];
    restart();
    found.push(await osm.nearest(QUERY));

    expect(map.asked).toEqual([expect.objectContaining({ userAgent: USER_AGENT })]);
    for (const [place] of found) {
      expect(place).toMatchObject({
        name: 'Neem Pharmacy',
        phone: '+911123365525',
        openNow: true,
        source: 'osm',
        attribution: '© OpenStreetMap contributors',
      });
    }
  });

  it('tells "none here" from "never asked"', async () => {
    map.knows([]);
    expect(await osm.nearest(QUERY)).toEqual([]);
    expect(await osm.nearest(QUERY)).toEqual([]);
    expect(map.asked).toHaveLength(1);
  });

  it('forgets what is no more when it is asked again, but not what was imported', async () => {
    map.knows([{ name: 'gone' }, { name: 'stays', lat: 0.01 }]);
    await osm.nearest(QUERY);
    await upsertPlaces(database, [placeRow({ name: 'imported', source: 'osm', lat: 0.02 })], 'extract');
    await database.query("UPDATE place_coverage SET fetched_at = now() - interval '31 days'");
    map.elements = map.elements.slice(1);

    expect((await osm.nearest(QUERY)).map(({ name }) => name)).toEqual(['stays', 'imported']);
  });

  it.each([
    ['has no slot', (response: ServerResponse) => response.writeHead(429).end()],
    ['is busy', (response: ServerResponse) => response.writeHead(504).end('<html>busy</html>')],
    ['refuses the sender', (response: ServerResponse) => response.writeHead(406).end()],
  ])('is left alone after it %s', async (_, breakdown) => {
    await fails(breakdown);
    map.breakdown = undefined;
    await expect(osm.nearest(QUERY)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(map.asked).toHaveLength(1);
  });

  it.each([
    ['incomplete', '{"elements":[],"remark":"runtime error: Query timed out"}'],
    ['no JSON', '<html>'],
    ['cut off', '{"elements":[{"type":"node"'],
    ['of another shape', '{"elements":"none"}'],
    ['empty', ''],
  ])('is not believed when its answer is %s', async (_, body) => {
    await fails((response) => void response.end(body));
    expect(await database.query('SELECT * FROM place_coverage')).toEqual([]);
    map.breakdown = undefined;
    expect(await osm.nearest(QUERY)).toEqual([]);
  });

  it('is hung up on when its answer does not end', async () => {
    const chunk = Buffer.alloc(1 << 20, ' ');
    await fails((response) => {
      const more = () => void (response.write(chunk) ? setImmediate(more) : response.once('drain', more));
      more();
    });
  });

  it('may hold elements that are no place, which are left out', async () => {
    map.knows([{ name: 'good' }]);
    map.breakdown = (response) =>
      void response.end(JSON.stringify({ elements: [...map.elements, { type: 'node' }, { id: 'x', tags: 7 }] }));
    expect((await osm.nearest(QUERY)).map(({ name }) => name)).toEqual(['good']);
  });

  describe('with the directory', () => {
    it('gives way to it when a person waited long enough, and is there for the next', async () => {
      await upsertPlaces(database, [placeRow({ name: 'known' })]);
      map.knows([{ name: 'live', lat: 0.01 }]);
      const patience = new AbortController();
      const held: ServerResponse[] = [];
      map.breakdown = (response) => {
        held.push(response);
        patience.abort();
      };
      const both = new LiveOrDirectory(osm, directory);

      const found = await both.nearest({ ...QUERY, patience: patience.signal });

      expect(found.map(({ name }) => name)).toEqual(['known']);
      held[0]!.end(JSON.stringify({ elements: map.elements }));
      await harvest.idle();
      expect((await both.nearest(QUERY)).map(({ name }) => name)).toEqual(['live']);
    });

    it('is asked only where the directory knows few places', async () => {
      const learning = new LearningDirectory(directory, harvest);
      await upsertPlaces(
        database,
        [1, 2, 3, 4, 5].map((i) => placeRow({ name: `known ${i}`, lat: i / 1000 })),
      );
      map.knows([{ name: 'live', lat: 40 }]);

      expect(await learning.nearest(QUERY)).toHaveLength(5);
      expect(map.asked).toHaveLength(0);

      const elsewhere = { ...QUERY, at: { lat: 40, lng: 0 } };
      expect((await learning.nearest(elsewhere)).map(({ name }) => name)).toEqual(['live']);
      map.breakdown = (response) => void response.writeHead(500).end();
      expect(await learning.nearest({ ...QUERY, at: { lat: 60, lng: 0 } })).toEqual([]);
      expect(map.asked).toHaveLength(2);
    });
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDataSource } from '../../../data-source.js';
import { until } from '../../../testing/until.js';
import { FileImports, lines, plain } from '../testing/file-imports.js';
import { pbfFile } from '../testing/write-pbf.js';
import { importFile } from './import-file.js';
import { oneImportAtATime } from './import-journal.js';

describe('importing a file', () => {
  let imports: FileImports;
  beforeAll(async () => {
    imports = await FileImports.start();
  });
  beforeEach(() => imports.forgetAll());
  afterAll(() => imports.stop());
  const run = (...given: Parameters<FileImports['run']>) => imports.run(...given);
  const stored = () => imports.stored();

  it.each([
    ['newline-delimited JSON', 'a.ndjson', lines([plain(1), plain(2)])],
    ['the same without an ending that says so', 'a.txt', lines([plain(1), plain(2)])],
    ['a JSON array', 'a.json', JSON.stringify([plain(1), plain(2)], null, 2)],
    [
      'GeoJSON',
      'a.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [1, 2].map((i) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [20, 10] },
          properties: { name: `Place ${i}`, amenity: 'pharmacy' },
        })),
      }),
    ],
    [
      'Overpass JSON',
      'a.json',
      JSON.stringify({
        version: 0.6,
        osm3s: { copyright: 'c' },
        elements: [1, 2].map((id) => ({
          type: 'node',
          id,
          lat: 1,
          lon: 2,
          tags: { amenity: 'pharmacy', name: `Place ${id}` },
        })),
      }),
    ],
    [
      'a table',
      'a.csv',
      '\ufeffName;Latitude;Longitude;Category\r\nPlace 1;10;20;pharmacy\r\n"Place 2";"10.5";20;pharmacy\r\n',
    ],
    ['a table that is called JSON', 'a.json', 'name,lat,lng,category\nPlace 1,1,2,doctor\nPlace 2,2,3,doctor\n'],
    [
      'OSM PBF',
      'a.osm.pbf',
      pbfFile({
        nodes: [1, 2].map((id) => ({ id, lat: 10, lon: 20, tags: { amenity: 'pharmacy', name: `Place ${id}` } })),
      }),
    ],
    ['gzip', 'a.ndjson.gz', gzipSync(lines([plain(1), plain(2)]))],
    [
      'a collection on one line, called lines',
      'a.ndjson',
      JSON.stringify({ type: 'FeatureCollection', features: [plain(1), plain(2)] }),
    ],
    [
      'a table with tabs and decimal commas',
      'a.tsv',
      'name\tlat\tlng\tcategory\nPlace 1\t10,5\t20\tdoctor\nPlace 2\t1\t2\tdoctor\n',
    ],
    ['JSON that is called a table', 'a.csv', JSON.stringify([plain(1), plain(2)])],
  ])('reads %s', async (_, name, content) => {
    expect(await run(content, name)).toMatchObject({ records: 2, accepted: 2, rejected: 0 });
    expect(await stored()).toEqual(['Place 1', 'Place 2']);
  });

  it('moves what lies in another state or far from the district of its address to its town', async () => {
    const inBengaluru = { category: 'hospital', lat: 12.98, lng: 77.6 };
    await run(
      lines([
        { ...inBengaluru, name: 'Right', address: '1 Some Road, Bengaluru, Karnataka 560001' },
        { ...inBengaluru, name: 'Other state', address: '1 Some Road, Chandrapur, Maharashtra' },
        { ...inBengaluru, name: 'Other district', address: '1 Some Road', district: 'Bellary', state: 'Karnataka' },
        { ...inBengaluru, name: 'Unknown district', address: 'Kadubisanahalli, Karnataka' },
        { ...inBengaluru, name: 'No state', address: 'Some Road' },
        {
          category: 'hospital',
          lat: 28.632,
          lng: 77.217,
          name: 'Next state',
          address: '1 Some Road, Gurgaon, Haryana',
        },
        {
          category: 'hospital',
          lat: 28.5,
          lng: 77.09,
          name: 'Along the border',
          address: '1 Some Road, Gurgaon, Haryana',
        },
        {
          category: 'hospital',
          lat: 17.39,
          lng: 78.47,
          name: 'Former state',
          address: 'Koti, Hyderabad, Andhra Pradesh',
        },
        {
          category: 'hospital',
          lat: 42.27,
          lng: -74.92,
          name: 'Namesake abroad',
          address: '1 Some Road, Delhi, NY 13753',
        },
        { category: 'hospital', lat: -40, lng: 60, name: 'No town near', address: 'Some Road, Maharashtra' },
      ]),
    );
    expect(
      await imports.database.query(
        'SELECT name, round(lat::numeric, 1)::float8 AS lat FROM place WHERE geo_quality = 0 ORDER BY name',
      ),
    ).toEqual([
      { name: 'Next state', lat: 28.5 },
      { name: 'Other district', lat: 15.1 },
      { name: 'Other state', lat: 20 },
    ]);
  });

  it('changes nothing when run twice, and takes over what changed', async () => {
    await run(lines([plain(1), plain(2)]));
    expect((await run(lines([plain(1), plain(2)]))).resumed).toEqual([]);
    await run(lines([plain(1), { ...plain(2), name: 'Renamed' }]));
    expect(await stored()).toEqual(['Place 1', 'Renamed']);
  });

  it('deletes what vanished from a newer version of the same extract, and nothing else', async () => {
    await run(lines([plain(1), plain(2), plain(3)]), 'north.ndjson');
    await run(lines([plain(7)]), 'south.ndjson');

    expect((await run(lines([plain(1), plain(3)]), 'north.ndjson')).vanished).toEqual({ deleted: 1, doubtful: 0 });
    expect(await stored()).toEqual(['Place 1', 'Place 3', 'Place 7']);

    await run(lines([plain(3)]), 'north-2.ndjson', undefined, { extract: 'north.ndjson' });
    expect(await stored()).toEqual(['Place 3', 'Place 7']);
  });

  it('keeps what vanished when that is more than half, unless told otherwise', async () => {
    await run(lines([plain(1), plain(2), plain(3)]));
    expect((await run(lines([plain(1)]))).vanished).toEqual({ deleted: 0, doubtful: 2 });
    expect(await stored()).toHaveLength(3);

    await run(lines([plain(1)]), undefined, undefined, { mayShrink: true });
    expect(await stored()).toEqual(['Place 1']);
  });

  it('deletes nothing when the newer version breaks off', async () => {
    await run(JSON.stringify([plain(1), plain(2), plain(3)]), 'a.json');
    await expect(run(JSON.stringify([plain(1), plain(2)]).slice(0, -1), 'a.json')).rejects.toThrow('breaks off');
    expect(await stored()).toHaveLength(3);
  });

  it('understands the columns of a table as told', async () => {
    const table = 'Facility,Y,X,Kind,name\n"Neem, the\npharmacy",10,20,shop,ignored\n\nNo position,,,shop,\n';
    const columns = {
      headers: { name: 'facility', lat: 'Y', lng: 'X' },
      constants: { category: 'pharmacy' },
    };
    const summary = await run(table, 'a.csv', undefined, { columns });
    expect(summary).toMatchObject({ unit: 'line', accepted: 1, rejected: 1 });
    expect(await stored()).toEqual(['Neem, the pharmacy']);
    expect(readFileSync(imports.rejectsFile, 'utf8')).toContain('{"line":5,"reason":"it has no position"');
  });

  it('goes on after the last committed batch when it was interrupted', async () => {
    const content = lines(Array.from({ length: 2500 }, (_, i) => plain(i)));
    const interrupt = () => {
      throw new Error('power cut');
    };
    await expect(run(content, 'big.ndjson', interrupt)).rejects.toThrow('power cut');
    await imports.database.query("DELETE FROM place WHERE name = 'Place 5'");

    const summary = await run(content, 'renamed.ndjson');

    expect(summary).toMatchObject({ resumed: [1000], records: 2500, accepted: 2500 });
    expect(await stored()).toHaveLength(2499);
  });

  it('writes no rejected record twice when it was interrupted between file and database', async () => {
    const content = lines([...Array.from({ length: 1500 }, (_, i) => plain(i)), { ...plain(1), lat: 'north' }]);
    const interrupt = () => {
      throw new Error('power cut');
    };
    await expect(run(content, 'big.ndjson', interrupt)).rejects.toThrow('power cut');
    writeFileSync(imports.rejectsFile, '{"line":1501,"reason":"written before the power cut"}\n');
    await imports.database.query('UPDATE place_import SET records = 1000, rejected = 0, rejects_bytes = 0');

    const summary = await run(content, 'big.ndjson');

    expect(summary).toMatchObject({ records: 1501, rejected: 1, reasons: { 'it has no position': 1 } });
    expect(readFileSync(imports.rejectsFile, 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('starts anew when a later version of the extract was imported meanwhile', async () => {
    const older = lines(Array.from({ length: 1001 }, (_, i) => plain(i)));
    const interrupt = () => {
      throw new Error('power cut');
    };
    await expect(run(older, 'a.ndjson', interrupt)).rejects.toThrow('power cut');
    await run(lines([{ ...plain(1), name: 'Newer' }]), 'a.ndjson', undefined, { mayShrink: true });

    expect((await run(older, 'a.ndjson')).resumed).toEqual([]);
    expect(await stored()).toHaveLength(1001);
    expect(await stored()).not.toContain('Newer');
  });

  it('waits for another import, so that two at once end as one after the other', async () => {
    const wide = await openDataSource(imports.url, 6);
    let waiting = 0;
    const ended: number[] = [];
    const start = (count: number) => {
      const path = join(imports.folder, `version-${count}.ndjson`);
      writeFileSync(path, lines(Array.from({ length: count }, (_, i) => plain(i))));
      const options = { ...imports.options, extract: 'same', onWait: () => (waiting += 1) };
      return importFile(wide, path, options).then(({ accepted }) => ended.push(accepted));
    };
    let all: Promise<unknown> = Promise.resolve();
    await oneImportAtATime(
      wide,
      () => undefined,
      async () => {
        all = Promise.all([start(3), start(2)]);
        await until(() => waiting === 2);
      },
    );
    await all;
    expect(ended.toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(await stored()).toHaveLength(ended.at(-1)!);
    await wide.destroy();
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../../../testing/test-database.js';
import { until } from '../../../../../testing/until.js';
import { pbfFile } from '../../../testing/write-pbf.js';
import { importFile, type ImportOptions, type ImportProgress } from './import-file.js';
import { oneImportAtATime } from './import-journal.js';

const plain = (i: number) => ({
  id: `t:${i}`,
  name: `Place ${i}`,
  category: 'pharmacy',
  lat: 10 + (i % 50) / 100,
  lng: 20 + Math.floor(i / 50) / 100,
});
const lines = (records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

describe('importing a file', () => {
  let own: TestDatabase;
  let database: DataSource;
  let folder: string;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
    folder = mkdtempSync(join(tmpdir(), 'sahaay-import-'));
  });
  beforeEach(() => database.query('TRUNCATE place, place_import'));
  afterAll(async () => {
    await database.destroy();
    await own.drop();
    rmSync(folder, { recursive: true });
  });

  const rejectsFile = () => join(folder, 'rejects.ndjson');
  const plainly = (): ImportOptions => ({ provenance: { source: 'file', licence: null }, rejectsFile: rejectsFile(), onProgress: () => undefined, onResume: () => undefined });
  const run = async (
    content: string | Buffer,
    name = 'places.ndjson',
    onProgress: (progress: ImportProgress) => void = () => undefined,
    options: Partial<ImportOptions> = {},
  ) => {
    writeFileSync(join(folder, name), content);
    const resumed: number[] = [];
    const summary = await importFile(database, join(folder, name), {
      ...plainly(),
      onProgress,
      onResume: (records) => resumed.push(records),
      ...options,
    });
    return { ...summary, resumed };
  };
  const stored = async () =>
    (await database.query<{ name: string }[]>('SELECT name FROM place ORDER BY name')).map(({ name }) => name);

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
    ['OSM PBF', 'a.osm.pbf', pbfFile({ nodes: [1, 2].map((id) => ({ id, lat: 10, lon: 20, tags: { amenity: 'pharmacy', name: `Place ${id}` } })) })],
    ['gzip', 'a.ndjson.gz', gzipSync(lines([plain(1), plain(2)]))],
    ['a collection on one line, called lines', 'a.ndjson', JSON.stringify({ type: 'FeatureCollection', features: [plain(1), plain(2)] })],
    ['a table with tabs and decimal commas', 'a.tsv', 'name\tlat\tlng\tcategory\nPlace 1\t10,5\t20\tdoctor\nPlace 2\t1\t2\tdoctor\n'],
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
        { category: 'hospital', lat: 28.632, lng: 77.217, name: 'Next state', address: '1 Some Road, Gurgaon, Haryana' },
        { category: 'hospital', lat: 28.5, lng: 77.09, name: 'Along the border', address: '1 Some Road, Gurgaon, Haryana' },
        { category: 'hospital', lat: 17.39, lng: 78.47, name: 'Former state', address: 'Koti, Hyderabad, Andhra Pradesh' },
        { category: 'hospital', lat: 42.27, lng: -74.92, name: 'Namesake abroad', address: '1 Some Road, Delhi, NY 13753' },
        { category: 'hospital', lat: -40, lng: 60, name: 'No town near', address: 'Some Road, Maharashtra' },
      ]),
    );
    expect(await database.query('SELECT name, round(lat::numeric, 1)::float8 AS lat FROM place WHERE geo_quality = 0 ORDER BY name')).toEqual([
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
    expect(readFileSync(rejectsFile(), 'utf8')).toContain('{"line":5,"reason":"it has no position"');
  });

  it('goes on after the last committed batch when it was interrupted', async () => {
    const content = lines(Array.from({ length: 2500 }, (_, i) => plain(i)));
    const interrupt = () => {
      throw new Error('power cut');
    };
    await expect(run(content, 'big.ndjson', interrupt)).rejects.toThrow('power cut');
    await database.query("DELETE FROM place WHERE name = 'Place 5'");

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
    writeFileSync(rejectsFile(), '{"line":1501,"reason":"written before the power cut"}\n');
    await database.query('UPDATE place_import SET records = 1000, rejected = 0, rejects_bytes = 0');

    const summary = await run(content, 'big.ndjson');

    expect(summary).toMatchObject({ records: 1501, rejected: 1, reasons: { 'it has no position': 1 } });
    expect(readFileSync(rejectsFile(), 'utf8').trim().split('\n')).toHaveLength(1);
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
    const wide = await openDataSource(own.url, 6);
    let waiting = 0;
    const ended: number[] = [];
    const start = (count: number) => {
      const path = join(folder, `version-${count}.ndjson`);
      writeFileSync(path, lines(Array.from({ length: count }, (_, i) => plain(i))));
      const options = { ...plainly(), extract: 'same', onWait: () => (waiting += 1) };
      return importFile(wide, path, options).then(({ accepted }) => ended.push(accepted));
    };
    let imports: Promise<unknown> = Promise.resolve();
    await oneImportAtATime(wide, () => undefined, async () => {
      imports = Promise.all([start(3), start(2)]);
      await until(() => waiting === 2);
    });
    await imports;
    expect(ended.toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(await stored()).toHaveLength(ended.at(-1)!);
    await wide.destroy();
  });

  it('keeps what vanished from a file of which much is damaged', async () => {
    await run(lines([plain(1), plain(2), plain(3)]));
    const summary = await run(`${lines([plain(1), plain(2)])}{"id":"t:3",\n`);
    expect(summary.vanished).toEqual({ deleted: 0, doubtful: 1 });
  });

  it('counts bad records, and writes them to a file with line and reason', async () => {
    const summary = await run(`${lines([plain(1)])}\n{broken\n${lines([{ ...plain(2), lat: 91 }, plain(3)])}`);

    expect(summary).toMatchObject({ unit: 'line', records: 4, accepted: 2, rejected: 2 });
    expect(summary.reasons).toEqual({ 'it is not valid JSON': 1, 'latitude and longitude are swapped': 1 });
    expect(
      readFileSync(rejectsFile(), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { line: 3, reason: 'it is not valid JSON', content: '{broken' },
      { line: 4, reason: 'latitude and longitude are swapped', content: expect.stringContaining('"lat":91') },
    ]);
    await run(lines([plain(1)]));
    expect(existsSync(rejectsFile())).toBe(false);
  });

  it.each([
    ['is empty', '', 'it is empty'],
    ['is prose', 'Places of care near you\n', 'it is neither OSM PBF, GeoJSON'],
    ['is a table without positions', 'name,street,city\nA,B,C\n', 'none of its columns is lat; .* name, street, city'],
    ['is a table that breaks off in a quotation', 'name,lat,lng\n"A,1,2\n', 'a quotation mark not closed'],
    ['is a web page', '<!doctype html><title>404</title>', 'it is XML or a web page'],
    ['is gzip that breaks off', gzipSync(lines([plain(1)])).subarray(0, -12), 'it breaks off'],
    ['is damaged gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 255, 255]), 'it is damaged'],
    ['is compressed otherwise', Buffer.from('BZh91AY'), 'it is compressed .bzip2'],
    ['is a spreadsheet', Buffer.from('PK\u0003\u0004rest'), 'a spreadsheet'],
    ['is OSM PBF that breaks off', Buffer.from('\0\0\0\x0d\x0a\x09OSMHeader\x18\x40', 'latin1'), 'it breaks off'],
    ['is written in Latin-1 far from its start', Buffer.concat([Buffer.from(lines(Array.from({ length: 14_000 }, () => ({ id: 1, note: 'x'.repeat(80) })))), Buffer.from('caf\xe9', 'latin1')]), 'it is not written in UTF-8 .after byte'],
    ['is written in UTF-16 and does not say so', Buffer.from('[{"name":1}]', 'utf16le'), 'it is no text, or written in UTF-16'],
    ['is written in Latin-1', Buffer.from('[{"name":"caf\xe9"}]', 'latin1'), 'it is not written in UTF-8'],
    ['is written in UTF-16', Buffer.from('\ufeff[]', 'utf16le'), 'it is written in UTF-16'],
    ['holds no list', '{"type":"Topology",\n"objects":{"a":1}}', 'it holds no list of places'],
  ])('refuses a file that %s', async (_, content, reason) => {
    await expect(run(content, 'bad.json')).rejects.toThrow(new RegExp(reason));
    expect(await stored()).toEqual([]);
  });

  it('keeps what a file that breaks off holds, and says that it breaks off', async () => {
    const whole = JSON.stringify({
      elements: [{ type: 'node', id: 1, lat: 1, lon: 2, tags: { amenity: 'pharmacy', name: 'Place 1' } }],
    });
    await expect(run(whole.slice(0, -1), 'cut.json')).rejects.toThrow('it breaks off in the middle');
    expect(await stored()).toEqual(['Place 1']);
  });

  it.each([
    ['lines', 'a.ndjson', lines([plain(1), plain(2)]).slice(0, -9)],
    ['a table', 'a.csv', 'name,lat,lng,category\nPlace 1,1,2,doctor\nPlace 2,2,3'],
  ])('deletes nothing when %s break off', async (_, name, content) => {
    await run(lines([plain(1), plain(2), plain(3)]), 'whole.ndjson', undefined, { extract: 'x' });
    await expect(run(content, name, undefined, { extract: 'x' })).rejects.toThrow('it breaks off in the middle');
    expect(await stored()).toEqual(expect.arrayContaining(['Place 1', 'Place 2', 'Place 3']));
  });

  it('reads on past fields that nobody can store', async () => {
    // No letter repeats itself, so that PostgreSQL cannot make it smaller.
    const long = Array.from({ length: 20_000 }, (__, i) => String.fromCodePoint(0x4e_00 + ((i * 7919) % 20_000))).join('');
    const fields = ['id', 'source_name', 'address', 'postcode', 'licence', 'website', 'opening_hours', 'speciality', 'country'];
    const summary = await run(lines([...fields.map((field, i) => ({ ...plain(i), id: `t:${i}`, [field]: `a:${long}` })), plain(99)]));
    expect(summary).toMatchObject({ accepted: 8, reasons: { 'its identifier is longer than 200 characters': 2 } });
    const [{ longest }]: [{ longest: number }] = await database.query('SELECT max(length(place::text)) AS longest FROM place');
    expect(longest).toBeLessThan(2000);
  });

  it('says that an Overpass answer is incomplete', async () => {
    const answer = {
      elements: [{ type: 'node', id: 1, lat: 1, lon: 2, tags: { amenity: 'pharmacy', name: 'A' } }],
      remark: 'runtime error: Query timed out',
    };
    await expect(run(JSON.stringify(answer), 'partial.json')).rejects.toThrow(
      'incomplete: runtime error: Query timed out',
    );
  });
});

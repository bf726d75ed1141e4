import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FileImports, lines, plain } from '../testing/file-imports.js';

describe('importing a damaged file', () => {
  let imports: FileImports;
  beforeAll(async () => {
    imports = await FileImports.start();
  });
  beforeEach(() => imports.forgetAll());
  afterAll(() => imports.stop());
  const run = (...given: Parameters<FileImports['run']>) => imports.run(...given);
  const stored = () => imports.stored();

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
      readFileSync(imports.rejectsFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { line: 3, reason: 'it is not valid JSON', content: '{broken' },
      { line: 4, reason: 'latitude and longitude are swapped', content: expect.stringContaining('"lat":91') },
    ]);
    await run(lines([plain(1)]));
    expect(existsSync(imports.rejectsFile)).toBe(false);
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
    [
      'is written in Latin-1 far from its start',
      Buffer.concat([
        Buffer.from(lines(Array.from({ length: 14_000 }, () => ({ id: 1, note: 'x'.repeat(80) })))),
        Buffer.from('caf\xe9', 'latin1'),
      ]),
      'it is not written in UTF-8 .after byte',
    ],
    [
      'is written in UTF-16 and does not say so',
      Buffer.from('[{"name":1}]', 'utf16le'),
      'it is no text, or written in UTF-16',
    ],
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
    const long = Array.from({ length: 20_000 }, (__, i) => String.fromCodePoint(0x4e_00 + ((i * 7919) % 20_000))).join(
      '',
    );
    const fields = [
      'id',
      'source_name',
      'address',
      'postcode',
      'licence',
      'website',
      'opening_hours',
      'speciality',
      'country',
    ];
    const summary = await run(
      lines([...fields.map((field, i) => ({ ...plain(i), id: `t:${i}`, [field]: `a:${long}` })), plain(99)]),
    );
    expect(summary).toMatchObject({ accepted: 8, reasons: { 'its identifier is longer than 200 characters': 2 } });
    const [{ longest }]: [{ longest: number }] = await imports.database.query(
      'SELECT max(length(place::text)) AS longest FROM place',
    );
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

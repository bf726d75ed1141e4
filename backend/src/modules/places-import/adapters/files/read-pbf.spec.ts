import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pbfFile, type PbfContent, type PbfStyle } from '../../testing/write-pbf.js';
import { readPbf } from './read-pbf.js';

const HOSPITAL = { amenity: 'hospital', name: 'H' };
const corner = (id: number, lat: number, lon: number) => ({ id, lat, lon });

describe('reading OSM PBF', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sahaay-pbf-'));
  const file = join(folder, 'a.osm.pbf');
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = async (bytes: Buffer) => {
    writeFileSync(file, bytes);
    const elements: { type: string; id: number; center?: object; lat?: number; tags: object }[] = [];
    for await (const { number, json } of readPbf(file, bytes.length, () => undefined)) {
      elements.push(JSON.parse(json));
      expect(number).toBe(elements.length);
    }
    return elements;
  };

  it.each<[string, PbfStyle]>([
    ['dense and compressed', {}],
    ['one by one', { dense: false }],
    ['uncompressed', { zlib: false }],
  ])('finds the places among nodes written %s', async (_, style) => {
    const nodes: PbfContent['nodes'] = [
      { id: 5, lat: 28.6139, lon: 77.209, tags: { ...HOSPITAL, 'name:hi': 'अस्पताल' } },
      { id: 6, lat: -33.9, lon: -70.5, tags: { amenity: 'cafe', name: 'C' } },
      { id: 12_345_678_901, lat: 0, lon: 0, tags: { healthcare: 'physiotherapist' } },
      { id: 12_345_678_905, lat: 1, lon: 1 },
    ];
    expect(await read(pbfFile({ nodes }, style))).toEqual([
      { type: 'node', id: 5, lat: 28.6139, lon: 77.209, tags: { ...HOSPITAL, 'name:hi': 'अस्पताल' } },
      { type: 'node', id: 12_345_678_901, lat: 0, lon: 0, tags: { healthcare: 'physiotherapist' } },
    ]);
  });

  it('gives ways and relations the middle of their box', async () => {
    const elements = await read(
      pbfFile({
        nodes: [corner(1, 10, 20), corner(2, 10, 20.4), corner(3, 10.2, 20.4), corner(4, 11, 21), corner(9, 12, 22)],
        ways: [
          { id: 7, refs: [1, 2, 3, 1], tags: HOSPITAL },
          { id: 8, refs: [3, 4] },
          { id: 10, refs: [1, 2], tags: { highway: 'path' } },
        ],
        relations: [
          {
            id: 30,
            members: [
              { type: 'way', id: 7 },
              { type: 'way', id: 8 },
              { type: 'node', id: 9 },
            ],
            tags: HOSPITAL,
          },
        ],
      }),
    );
    expect(elements).toEqual([
      { type: 'way', id: 7, center: { lat: 10.1, lon: 20.2 }, tags: HOSPITAL },
      { type: 'relation', id: 30, center: { lat: 11, lon: 21 }, tags: HOSPITAL },
    ]);
  });

  it('finds the middle across the antimeridian, and takes the nodes the extract has', async () => {
    const [fiji, cut, empty] = await read(
      pbfFile({
        nodes: [corner(1, -17, 179.9), corner(2, -17, -179.7)],
        ways: [
          { id: 7, refs: [1, 2], tags: HOSPITAL },
          { id: 8, refs: [2, 999], tags: HOSPITAL },
          { id: 9, refs: [999], tags: HOSPITAL },
        ],
      }),
    );
    expect(fiji?.center).toEqual({ lat: -17, lon: expect.closeTo(-179.9) });
    expect(cut?.center).toEqual({ lat: -17, lon: -179.7 });
    expect(empty?.center).toBeUndefined();
  });

  const whole = pbfFile({ nodes: [{ id: 5, lat: 1, lon: 2, tags: HOSPITAL }] });
  const damaged = Buffer.from(whole);
  damaged.fill(0x55, whole.length - 20, whole.length - 10);
  it.each([
    ['breaks off in a block', whole.subarray(0, -5), 'it breaks off'],
    ['breaks off between length and head', whole.subarray(0, 2), 'it breaks off'],
    ['is damaged', damaged, 'it is damaged'],
    ['holds no blocks', Buffer.concat([whole, Buffer.from('this is prose and no block')]), 'it is damaged'],
    ['needs what we lack', pbfFile({}, { features: ['HistoricalInformation'] }), 'HistoricalInformation'],
  ])('refuses a file that %s, before it answers with anything', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toThrow(reason);
  });
});

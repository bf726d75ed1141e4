import { digipinCenter, digipinOf, spotDigipin } from './digipin.js';

describe('DIGIPIN', () => {
  it('finds Dak Bhavan, the example of the technical document', () => {
    const code = spotDigipin('39J-49L-L8T4');
    expect(code && digipinCenter(code)).toEqual({
      lat: expect.closeTo(28.622788, 4),
      lng: expect.closeTo(77.213033, 4),
    });
  });

  it.each([
    ['FFF-FFF-FFFF', 38.5, 63.5],
    ['TTT-TTT-TTTT', 2.5, 99.5],
    ['LLL-LLL-LLLL', 2.5, 63.5],
    ['888-888-8888', 38.5, 99.5],
  ])('lays %s into its corner of the grid', (text, lat, lng) => {
    const code = spotDigipin(text);
    expect(code && digipinCenter(code)).toEqual({ lat: expect.closeTo(lat, 4), lng: expect.closeTo(lng, 4) });
  });

  it.each([
    ['Dak Bhavan', 28.622788, 77.213033, '39J-49L-L8T4'],
    ['the north-west corner', 38.5, 63.5, 'FFF-FFF-FFFF'],
    ['the south-east corner', 2.5, 99.5, 'TTT-TTT-TTTT'],
  ])('writes that of %s', (_place, lat, lng, code) => {
    expect(digipinOf({ lat, lng })).toBe(code);
  });

  it('reads what it writes as the same cell', () => {
    for (let i = 0; i < 50; i++) {
      const at = { lat: 8 + i * 0.6131, lng: 68 + i * 0.5717 };
      const center = digipinCenter((digipinOf(at) ?? '').replaceAll('-', ''));
      expect(center).toEqual({ lat: expect.closeTo(at.lat, 4), lng: expect.closeTo(at.lng, 4) });
    }
  });

  it.each([
    [51.5, -0.12],
    [2.49, 80],
    [20, 99.51],
    [Number.NaN, 80],
  ])('is not written for %d, %d, outside India', (lat, lng) => {
    expect(digipinOf({ lat, lng })).toBeUndefined();
  });

  it('is spotted in any case, without hyphens and inside a text', () => {
    expect(spotDigipin('my digipin is 39j49ll8t4, please')).toBe('39J49LL8T4');
  });

  it.each(['39J 49L L8T4', '39j-49l l8t4.', 'DIGIPIN:39J.49L.L8T4', '39J–49L–L8T4'])('is spotted in %s', (text) => {
    expect(spotDigipin(text)).toBe('39J49LL8T4');
  });

  it.each(['9876543245', '987 654 3245', '39J 49L', '39J-49L', '39A-49L-L8T4', 'Delhi'])(
    'is not spotted in %s',
    (text) => {
      expect(spotDigipin(text)).toBeUndefined();
    },
  );
});

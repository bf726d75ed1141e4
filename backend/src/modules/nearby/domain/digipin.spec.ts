import { metersBetween } from './coordinates.js';
import { digipinCenter, spotDigipin } from './digipin.js';

describe('DIGIPIN', () => {
  it('finds Dak Bhavan, the example of the technical document', () => {
    const code = spotDigipin('39J-49L-L8T4');
    expect(code && metersBetween(digipinCenter(code), { lat: 28.622788, lng: 77.213033 })).toBeLessThan(5);
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

  it('is spotted in any case, without hyphens and inside a text', () => {
    expect(spotDigipin('my digipin is 39j49ll8t4, please')).toBe('39J49LL8T4');
  });

  it.each(['9876543245', '39J-49L', '39A-49L-L8T4', 'Delhi'])('is not spotted in %s', (text) => {
    expect(spotDigipin(text)).toBeUndefined();
  });
});

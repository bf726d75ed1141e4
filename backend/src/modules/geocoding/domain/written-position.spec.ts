import type { Located } from './geocoder.port.js';
import { locateWritten } from './written-position.js';

const TOWN = { lat: 28.63, lng: 77.22, approximate: true };
const SPOT = { lat: 28.6352, lng: 77.2172 };
const find = (text: string, known: Located = TOWN): Promise<Located | undefined> =>
  locateWritten(text, () => Promise.resolve(known));

describe('what stands for an area is told to be approximate', () => {
  it.each([
    '7J000000+',
    '7JWV0000+',
    '7jwvj600+',
    '7JWVJ638+',
    'J638+ Connaught Place, New Delhi',
    '38+QQ New Delhi',
    'https://www.google.com/maps/@28.6,77.2,5z',
    'New Delhi',
  ])('%s', async (text) => {
    expect((await find(text))?.approximate).toBe(true);
  });

  it('38+ beside a spot', async () => {
    expect((await find('38+ Lotus Lane', SPOT))?.approximate).toBe(true);
  });

  it.each(['7JWVJ638+QQ', '7JWVJ638+QQ2', 'J638+QQ New Delhi', '39J-49L-L8T4', '28.6139, 77.2090'])(
    '%s is not',
    async (text) => {
      expect((await find(text))?.approximate).toBeUndefined();
    },
  );

  it('38+QQ beside a spot is not', async () => {
    expect((await find('38+QQ Lotus Lane', SPOT))?.approximate).toBeUndefined();
  });
});

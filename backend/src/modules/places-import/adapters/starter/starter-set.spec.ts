import { metersBetween } from '../../../directory/domain/coordinates.js';
import { starterRows } from './starter-set.js';
import { PLACE_CATEGORIES } from '../../../directory/domain/place-category.js';

describe('the starter set', () => {
  const rows = starterRows();

  it('holds each place once', () => {
    expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(rows.length);
    const pairs = rows.flatMap((a, i) =>
      rows.slice(i + 1).filter((b) => a.name === b.name || metersBetween(a, b) < 30),
    );
    expect(pairs).toEqual([]);
  });

  it('covers at least 300 places of all categories in at least 40 Indian cities, and other countries', () => {
    const indian = rows.filter(({ country }) => country === 'IN');
    expect(indian.length).toBeGreaterThanOrEqual(300);
    expect(new Set(indian.map(({ category }) => category))).toEqual(new Set(PLACE_CATEGORIES));
    expect(new Set(indian.map(({ address }) => address?.split(', ').at(-2))).size).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(({ country }) => country)).size).toBeGreaterThan(5);
  });

  it('names address, licence and a PIN code for every place in India', () => {
    for (const row of rows) {
      expect(row).toMatchObject({ licence: 'CC0-1.0', source: 'starter', address: expect.any(String) });
      if (row.country === 'IN') expect(row.postcode).toMatch(/^\d{6}$/);
    }
  });

  it('has phone numbers only in a form that can be dialled', () => {
    for (const { phone } of rows) if (phone !== null) expect(phone).toMatch(/^(\+\d{8,15}|108)$/);
  });
});

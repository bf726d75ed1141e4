import { BloomFilter } from './bloom-filter.js';

const texts = (from: number, count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `text ${from + index}`));

describe('a filter of texts', () => {
  const filter = BloomFilter.of(texts(0, 20_000));

  it('finds every text that was added, also after it was written and read', () => {
    const read = new BloomFilter(Buffer.from(filter.bytes));
    expect([...texts(0, 20_000)].filter((text) => !read.has(text))).toEqual([]);
    expect(read.size).toBe(20_000);
  });

  it('finds hardly one that was not: of 60,000, four are to be expected', () => {
    expect([...texts(20_000, 60_000)].filter((text) => filter.has(text)).length).toBeLessThan(20);
  });

  it('takes 20 bits a text, and holds none of them', () => {
    expect(filter.bytes).toHaveLength(50_004);
    expect(Buffer.from(filter.bytes).includes('text')).toBe(false);
  });

  it('of nothing finds nothing', () => {
    expect(BloomFilter.of(new Set()).has('')).toBe(false);
  });
});

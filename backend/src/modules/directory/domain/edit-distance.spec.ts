import { editDistance } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['delhi', 'delhi', 0],
    ['dehli', 'delhi', 1],
    ['banglore', 'bangalore', 1],
    ['', 'goa', 3],
    ['munbay', 'mumbai', 2],
  ])('between %s and %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  it('is told up to the most that is of interest', () => {
    expect([2, 1].map((most) => editDistance('munbay', 'mumbai', most))).toEqual([2, Infinity]);
    expect([3, 2].map((most) => editDistance('goa', 'go', most))).toEqual([1, 1]);
    expect([3, 2].map((most) => editDistance('', 'goa', most))).toEqual([3, Infinity]);
  });

  it('takes no time for what is much longer', () => {
    const before = process.cpuUsage();
    for (let name = 0; name < 20; name += 1) editDistance('x'.repeat(4000), 'andaman and nicobar islands', 3);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(50);
  });
});

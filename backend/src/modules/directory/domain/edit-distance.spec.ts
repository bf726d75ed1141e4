import { editDistance } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['delhi', 'delhi', 0],
    ['dehli', 'delhi', 1],
    ['banglore', 'bangalore', 1],
    ['', 'goa', 3],
    ['munbay', 'mumbai', 2],
  ])('between %s and %s is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

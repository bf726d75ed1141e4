import { boxesOf, rangeOf, tileNumbers, tilesAround } from './tiles.js';

describe('tiles', () => {
  it('round a point are all that the circle touches', () => {
    const range = tilesAround({ lat: 28.63, lng: 77.21 }, 10_000);
    expect(boxesOf(range)).toEqual([{ south: 28.5, west: 77.1, north: 28.8, east: 77.4 }]);
    expect(tileNumbers(range)).toHaveLength(9);
  });

  it('on both sides of the antimeridian are the same from either side', () => {
    const east = tilesAround({ lat: 10, lng: 179.98 }, 5000);
    const west = tilesAround({ lat: 10, lng: -179.98 }, 5000);
    expect(boxesOf(east)).toEqual([
      { south: 9.9, west: 179.9, north: 10.1, east: 180 },
      { south: 9.9, west: -180, north: 10.1, east: -179.9 },
    ]);
    expect(boxesOf(west)).toEqual(boxesOf(east));
    expect(new Set(tileNumbers(west))).toEqual(new Set(tileNumbers(east)));
  });

  it('are numbered from the south pole and 180° west, row by row, as they are kept in the database', () => {
    expect(tileNumbers({ rows: [0, 1], columns: [0, 1] })).toEqual([0, 1, 3600, 3601]);
    expect(tileNumbers({ rows: [1186, 1186], columns: [2572, 2572] })).toEqual([1186 * 3600 + 2572]);
    expect(tileNumbers({ rows: [5, 5], columns: [-1, 0] })).toEqual([5 * 3600 + 3599, 5 * 3600]);
    expect(tileNumbers({ rows: [5, 5], columns: [3599, 3600] })).toEqual([5 * 3600 + 3599, 5 * 3600]);
  });

  it('at a pole go all the way round', () => {
    expect(boxesOf(tilesAround({ lat: 89.99, lng: 5 }, 5000))).toEqual([
      { south: 89.9, west: -180, north: 90, east: 180 },
    ]);
    expect(boxesOf(tilesAround({ lat: -90, lng: 0 }, 5000))).toEqual([
      { south: -90, west: -180, north: -89.9, east: 180 },
    ]);
  });

  it('shrink to those that are left', () => {
    const range = tilesAround({ lat: 0.05, lng: 0.05 }, 10_000);
    const [corner = 0] = tileNumbers(range);
    expect(boxesOf(rangeOf(range, new Set([corner])))).toEqual([{ south: -0.1, west: -0.1, north: 0, east: 0 }]);
  });
});

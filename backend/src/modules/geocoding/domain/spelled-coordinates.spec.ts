import { readCoordinates } from './spelled-coordinates.js';

describe('readCoordinates', () => {
  it.each([
    '28.6,77.2',
    ' 28.6 , 77.2 ',
    '28.6 77.2',
    '(28.6, 77.2)',
    '28.6 N, 77.2 E',
    '28.6N 77.2E',
    'N28.6 E77.2',
    '77.2E 28.6N',
    '28.6° N, 77.2° E',
    '28°36′0″N 77°12′0″E',
    `28°36'00"N, 77°12'00"E`,
    'lat: 28.6, lng: 77.2',
    '28 36 0 N 77 12 0 E',
    '28:36:00N 77:12:00E',
    '28d36m0s N 77d12m0s E',
    '28 deg 36 min 0 sec N, 77 deg 12 min 0 sec E',
    '28.6N77.2E',
    'N28°36.000 E077°12.000',
    '77.2E28.6N',
    "N 28° 36.000' E 77° 12.000'",
    '28,6; 77,2',
    '28,6 77,2',
    '२८.६, ७७.२',
  ])('reads %s', (text) => {
    expect(readCoordinates(text)).toEqual({ lat: expect.closeTo(28.6, 9), lng: expect.closeTo(77.2, 9) });
  });

  it.each([
    ['-33.87,151.2', { lat: -33.87, lng: 151.2 }],
    ['33.87 S, 151.2 E', { lat: -33.87, lng: 151.2 }],
    ['40.7 N 74 W', { lat: 40.7, lng: -74 }],
    ['0,0', { lat: 0, lng: 0 }],
    ['90,180', { lat: 90, lng: 180 }],
    ['-90,-180', { lat: -90, lng: -180 }],
  ])('knows the hemisphere of %s', (text, expected) => {
    expect(readCoordinates(text)).toEqual(expected);
  });

  it.each(['90.001,0', '-91,0', '0,180.1', '95,200'])('sees that %s is off the globe', (text) => {
    expect(readCoordinates(text)).toBe('off the globe');
  });

  it.each(['', 'Delhi', '110001', '560 001', '28.6', '12, Park Street', '28.6N 77.2N', '1,2,3', "28°61'N 77°E"])(
    'does not take %j for coordinates',
    (text) => {
      expect(readCoordinates(text)).toBeUndefined();
    },
  );
});

import { formatCoordinates, parseCoordinates } from './coordinates.ts';

test.each([
  ['18.53,73.84', { lat: 18.53, lng: 73.84 }],
  [' -33.9 , 18 ', { lat: -33.9, lng: 18 }],
  ['90,-180', { lat: 90, lng: -180 }],
])('%s is a position', (text, position) => expect(parseCoordinates(text)).toEqual(position));

test.each(['90.01,0', '0,180.01', '-91,20'])('%s is nowhere on Earth', (text) =>
  expect(parseCoordinates(text)).toBe('out_of_range'),
);

test.each(['Pune', '411005', '18.53', '18.53,73.84,2', '1e3,4', ''])('%s is no position', (text) =>
  expect(parseCoordinates(text)).toBeNull(),
);

test('a position is written to about a metre and can be read back', () => {
  const text = formatCoordinates({ lat: 18.5286123, lng: 73.8 });
  expect(text).toBe('18.52861, 73.80000');
  expect(parseCoordinates(text)).toEqual({ lat: 18.52861, lng: 73.8 });
});

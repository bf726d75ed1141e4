import { directionFrom } from './compass.js';

describe('the direction from one point to another', () => {
  const delhi = { lat: 28.63, lng: 77.22 };

  it.each([
    ['north', 0.01, 0],
    ['north-east', 0.01, 0.0114],
    ['east', 0, 0.01],
    ['south-east', -0.01, 0.0114],
    ['south', -0.01, 0],
    ['south-west', -0.01, -0.0114],
    ['west', 0, -0.01],
    ['north-west', 0.01, -0.0114],
  ] as const)('is %s', (direction, lat, lng) => {
    expect(directionFrom(delhi, { lat: delhi.lat + lat, lng: delhi.lng + lng })).toBe(direction);
  });

  it('goes the short way over the line of dates', () => {
    expect(directionFrom({ lat: 0, lng: 179.99 }, { lat: 0, lng: -179.99 })).toBe('east');
  });
});

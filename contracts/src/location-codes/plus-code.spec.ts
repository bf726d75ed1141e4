import {
  isPlusCodeArea,
  needsSpotNearby,
  plusCodeOf,
  plusCodeCenter,
  shortPlusCodeCenter,
  spotPlusCode,
} from './plus-code.js';

// Codes and cells from the test data of the specification (github.com/google/open-location-code, test_data).
describe('Plus Codes', () => {
  it.each([
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [47.0000625, 8.0000625, '8FVC2222+22'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [0.5, -179.5, '62G2GG22+22'],
    [90, 1, 'CFX3X2X2+X2'],
    [1, 180, '62H22222+22'],
  ])('writes %d, %d as %s', (lat, lng, code) => {
    expect(plusCodeOf({ lat, lng })).toBe(code);
  });

  // Positions of six decimals on the very edge of a cell, whose binary fractions lie a hair on its other side; codes by whole numbers.
  it.each([
    ['south', -65.647125, 10.5, '3F6G9G32+52'],
    ['south', 28.600125, 77.2, '7JWVJ622+32'],
    ['west', 22.5, 88.300625, '7MJCG822+27'],
    ['south and west', 12.95225, 77.600625, '7J4VXJ22+W7'],
    ['south and west', -65.647125, -58.399875, '38639J32+53'],
  ])('counts the %s edge of a cell to it: %d, %d', (_, lat, lng, code) => {
    expect(plusCodeOf({ lat, lng })).toBe(code);
  });

  it.each([
    ['7FG49QCJ+2V', 20.3700625, 2.7821875],
    ['7FG49QCJ+2VXGJ', 20.3701135, 2.782234375],
    ['7FG40000+', 20.5, 2.5],
    ['8FVC2222+22', 47.0000625, 8.0000625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
    ['62G20000+', 0.5, -179.5],
  ])('finds the middle of %s', (code, lat, lng) => {
    expect(plusCodeCenter(code)).toEqual({ lat: expect.closeTo(lat, 4), lng: expect.closeTo(lng, 4) });
  });

  it.each(['X2222222+22', '2X222222+22'])('refuses %s, which lies off the globe', (code) => {
    expect(plusCodeCenter(code)).toBeUndefined();
  });

  it.each([
    ['9G8F+6X', { lat: 47.4, lng: 8.6 }, '8FVC9G8F+6X'],
    ['8F+6X', { lat: 47.365561, lng: 8.524968 }, '8FVC9G8F+6X'],
  ])('understands %s near %j', (short, near, full) => {
    const center = plusCodeCenter(full);
    const found = shortPlusCodeCenter(short, near);
    expect(found).toEqual(center && { lat: expect.closeTo(center.lat, 6), lng: expect.closeTo(center.lng, 6) });
  });

  it('understands a short code across the antimeridian', () => {
    const code = plusCodeOf({ lat: -16.5, lng: -179.99 });
    expect(shortPlusCodeCenter(code.slice(4), { lat: -16.5, lng: 179.99 })).toEqual({
      lat: expect.closeTo(-16.5, 3),
      lng: expect.closeTo(-179.99, 3),
    });
  });

  it.each([
    ['7J000000+', true],
    ['7JWV0000+', true],
    ['7JWVJ600+', true],
    ['7JWVJ638+', true],
    ['J638+', true],
    ['38+', true],
    ['7JWVJ638+QQ', false],
    ['7JWVJ638+QQ2', false],
    ['J638+QQ', false],
    ['38+QQ', false],
  ])('%s stands for an area: %s', (code, isArea) => {
    expect(isPlusCodeArea(code)).toBe(isArea);
  });

  it.each([
    ['J638+QQ', false],
    ['WVJ638+QQ', false],
    ['38+QQ', true],
  ])('%s needs a spot nearby: %s', (short, needs) => {
    expect(needsSpotNearby(short)).toBe(needs);
  });

  it('spots a code in a text, with the locality around it', () => {
    expect(spotPlusCode('j638+qq Connaught Place, New Delhi')).toEqual({
      code: 'J638+QQ',
      isFull: false,
      locality: 'Connaught Place, New Delhi',
    });
    expect(spotPlusCode('7JWVJ638+QQ')).toEqual({ code: '7JWVJ638+QQ', isFull: true, locality: '' });
  });

  it.each(['Delhi', 'A+E', '12+3', 'J638', '22222222222+22'])('spots none in %s', (text) => {
    expect(spotPlusCode(text)).toBeUndefined();
  });
});

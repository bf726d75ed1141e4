import type { Geocoder } from '../domain/geocoder.port.js';

/** What every `Geocoder` promises. */
export function geocoderContract(name: string, underTest: () => Geocoder): void {
  describe(`${name} as a geocoder`, () => {
    it.each([
      ['28.6315,77.2167', 28.6315, 77.2167],
      ['-33.86, 151.21', -33.86, 151.21],
      ['Mumbai', 19.08, 72.88],
      ['London, UK', 51.51, -0.13],
      ['7JVW52GR+3V', 27.175063, 78.042188],
    ])('finds %s within 10 km', async (text, lat, lng) => {
      const found = await underTest().locate(text);
      expect(found).toEqual(expect.objectContaining({ lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) }));
    });

    it.each(['', '   ', '?!', 'qwrtzplkjh', '91,0', '0,181'])('knows nothing by %j', async (text) => {
      expect(await underTest().locate(text)).toBeUndefined();
    });
  });
}

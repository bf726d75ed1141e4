/** A point on the earth in decimal degrees (WGS 84). */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth in metres (IUGG); the database functions `geo_u3` and `geo_m` use the same figure. */
const EARTH_RADIUS_METERS = 6_371_008.8;

/** True when both numbers are finite and lie on the globe. */
export function onTheGlobe({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Great-circle distance in metres (haversine), right at the poles and across the antimeridian. */
export function metersBetween(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

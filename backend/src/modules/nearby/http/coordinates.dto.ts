/** Decimal degrees (WGS 84). */
export class Coordinates {
  lat: number;
  lng: number;
}

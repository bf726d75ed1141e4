/** Decimal degrees (WGS 84). */
export class Located {
  lat: number;
  lng: number;
  /** The position is only the middle of a city or of the area of a postcode */
  approximate: boolean;
}

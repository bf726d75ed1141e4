/** Decimal degrees (WGS 84). */
export class Located {
  lat: number;
  lng: number;
  /** The position is only the middle of something larger: a city, the area of a postcode or of a Plus Code without digits after its +, what a map shows */
  approximate: boolean;
}

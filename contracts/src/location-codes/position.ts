/** A point on the earth in decimal degrees (WGS 84). */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

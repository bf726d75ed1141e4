/** A part of a text, from the place `from` to before the place `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

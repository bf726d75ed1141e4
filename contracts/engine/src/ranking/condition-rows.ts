/** Numbers of all conditions, in rows: what one fact counts for each of them lies side by side and is summed at once. */
export class ConditionRows {
  private readonly numbers: Float64Array;

  private readonly width: number;

  constructor(rows: number, width: number) {
    this.width = width;
    this.numbers = new Float64Array(rows * width);
  }

  /** A row, by the number of the condition. */
  row(row: number): Float64Array {
    return this.numbers.subarray(row * this.width, (row + 1) * this.width);
  }

  set(row: number, condition: number, value: number): void {
    this.numbers[row * this.width + condition] = value;
  }
}

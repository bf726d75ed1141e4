interface Sample {
  /** A moment, in milliseconds of any one clock. */
  readonly at: number;
  /** How long the log was at that moment, in bytes. */
  readonly position: number;
}

/** Remembers how long the log of the primary was when, and so tells how far a replica must have come. */
export class PrimaryPositions {
  private readonly samples: Sample[] = [];

  /** @param mostLag how far a replica may be behind, in milliseconds */
  constructor(private readonly mostLag: number) {}

  note(sample: Sample): void {
    this.samples.push(sample);
    while (this.samples[0]!.at < sample.at - this.mostLag) this.samples.shift();
  }

  /**
   * A replica that has come this far lacks nothing that was committed `mostLag` before we last heard of the primary.
   * While the primary says nothing, nothing is written either, so no replica falls behind.
   */
  get least(): number {
    return this.samples[0]?.position ?? Number.POSITIVE_INFINITY;
  }
}

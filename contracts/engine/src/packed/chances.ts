/** How fast the quick and the slow guess follow what comes. */
const QUICK = 0.06;
const SLOW = 0.008;
/** No bit is ever held for certain. */
const LEAST = 0.001;
/** Both guesses begin fast, by how much of a kind was seen. */
const BEGIN = Float64Array.from({ length: 124 }, (_, seen) => Math.max(SLOW, 1 / (seen + 1.5)));

/**
 * How likely the next bit of each kind is a 1, judged by the bits of that kind so far. Writer and reader learn the same, so
 * that nothing of it travels; sums and products alone, which every machine rounds alike.
 */
export class Chances {
  private readonly quick: Float64Array;
  private readonly slow: Float64Array;
  private readonly seen: Uint8Array;

  /** @param kinds how many kinds of bits there are */
  constructor(kinds: number) {
    this.quick = new Float64Array(kinds).fill(0.5);
    this.slow = new Float64Array(kinds).fill(0.5);
    this.seen = new Uint8Array(kinds);
  }

  /** The chance for a bit of two kinds at once, which may be the same. */
  of(kind: number, other: number): number {
    const chance = (this.quick[kind]! + this.slow[kind]! + this.quick[other]! + this.slow[other]!) / 4;
    return chance < LEAST ? LEAST : chance > 1 - LEAST ? 1 - LEAST : chance;
  }

  learn(kind: number, other: number, bit: number): void {
    this.follow(kind, bit);
    if (other !== kind) this.follow(other, bit);
  }

  private follow(kind: number, bit: number): void {
    const seen = this.seen[kind]!;
    const rate = BEGIN[seen]!;
    if (seen < BEGIN.length - 1) this.seen[kind] = seen + 1;
    this.quick[kind]! += (bit - this.quick[kind]!) * (rate > QUICK ? rate : QUICK);
    this.slow[kind]! += (bit - this.slow[kind]!) * rate;
  }
}

/** How fast the quick and the slow guess follow what comes. */
const QUICK = 0.06;
const SLOW = 0.008;
/** No bit is ever held for certain. */
const LEAST = 0.001;
/** Both guesses begin fast, by how much of a kind was seen. */
const BEGIN = Float64Array.from({ length: 124 }, (_, seen) => Math.max(SLOW, 1 / (seen + 1.5)));
/** How many kinds a bit belongs to at the most. */
const MOST = 4;
/** How much each of their guesses counts at first, and how fast the better ones count more. */
const WEIGHT = 0.2;
const GAIN = 0.001;

const bounded = (chance: number): number => (chance < LEAST ? LEAST : chance > 1 - LEAST ? 1 - LEAST : chance);
/** Moves surer guesses farther from 0, so that they count more in a sum. `squash` takes it back. */
const stretch = (chance: number): number => (2 * chance - 1) / Math.sqrt(chance * (1 - chance));
const squash = (sum: number): number => 0.5 + sum / (2 * Math.sqrt(sum * sum + 4));

/**
 * How likely the next bit is a 1, judged by the bits of its kinds so far. Writer and reader learn the same, so that nothing of
 * it travels. It takes sums, products, quotients and square roots alone, which every machine rounds alike.
 */
export class Chances {
  private readonly quick: Float64Array;
  private readonly slow: Float64Array;
  private readonly seen: Uint8Array;
  private readonly weights = new Float64Array(2 * MOST).fill(WEIGHT);
  private readonly guesses = new Float64Array(2 * MOST);
  private chance = 0.5;

  /** @param kinds how many kinds of bits there are */
  constructor(kinds: number) {
    this.quick = new Float64Array(kinds).fill(0.5);
    this.slow = new Float64Array(kinds).fill(0.5);
    this.seen = new Uint8Array(kinds);
  }

  /** The chance for a bit of one kind, or of several at once (logistic mixing, Mahoney 2005, with a curve of roots). */
  of(kinds: readonly number[]): number {
    const first = kinds[0]!;
    if (kinds.length === 1) return (this.chance = bounded((this.quick[first]! + this.slow[first]!) / 2));
    let sum = 0;
    for (let at = 0; at < kinds.length; at++) {
      const kind = kinds[at]!;
      const quick = stretch(bounded(this.quick[kind]!));
      const slow = stretch(bounded(this.slow[kind]!));
      sum += quick * this.weights[2 * at]! + slow * this.weights[2 * at + 1]!;
      this.guesses[2 * at] = quick;
      this.guesses[2 * at + 1] = slow;
    }
    return (this.chance = bounded(squash(sum)));
  }

  /** Takes in the bit whose chance was asked last. */
  learn(kinds: readonly number[], bit: number): void {
    const miss = (bit - this.chance) * GAIN;
    if (kinds.length > 1) for (let at = 0; at < 2 * kinds.length; at++) this.weights[at]! += miss * this.guesses[at]!;
    for (let at = 0; at < kinds.length; at++) this.follow(kinds[at]!, bit);
  }

  private follow(kind: number, bit: number): void {
    const seen = this.seen[kind]!;
    const rate = BEGIN[seen]!;
    if (seen < BEGIN.length - 1) this.seen[kind] = seen + 1;
    this.quick[kind]! += (bit - this.quick[kind]!) * (rate > QUICK ? rate : QUICK);
    this.slow[kind]! += (bit - this.slow[kind]!) * rate;
  }
}

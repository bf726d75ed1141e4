import type { BitReader, BitWriter } from './bits.ts';

/** As many zeros in a row as are told apart. */
const MOST_ZEROS = 3;
/** A rank has this many binary digits at the most. */
const DIGITS = 16;
/** Lengths of the rank before that are told apart. */
const SIZES = 6;
const KIND = { zero: 0, length: MOST_ZEROS + 1, digits: MOST_ZEROS + 1 + SIZES * (DIGITS + 1) } as const;

/** How many kinds of bits ranks are told in. */
export const RANK_KINDS = KIND.digits + 2 ** (DIGITS + 1);

/** Which kinds of bits tell the next rank, by those before it: whether it is 0, how long it is, its digits. */
export class RankKinds {
  #zeros = 0;
  #size = 0;

  get zero(): number {
    return KIND.zero + this.#zeros;
  }

  length(digits: number): number {
    return KIND.length + this.#size * (DIGITS + 1) + digits;
  }

  /** @param head the digits before, with a 1 in front */
  digit(length: number, head: number): number {
    return KIND.digits + 2 ** length + head - 2;
  }

  passed(rank: number): void {
    this.#zeros = rank > 0 ? 0 : Math.min(MOST_ZEROS, this.#zeros + 1);
    this.#size = Math.min(SIZES - 1, 32 - Math.clz32(rank));
  }
}

export function writeRank(rank: number, kinds: RankKinds, to: BitWriter): void {
  to.write(kinds.zero, rank === 0 ? 1 : 0);
  if (rank > 0) {
    const length = 31 - Math.clz32(rank);
    for (let digits = 0; digits <= length; digits++) to.write(kinds.length(digits), digits === length ? 1 : 0);
    let head = 1;
    for (let at = length - 1; at >= 0; at--) {
      const digit = (rank >> at) & 1;
      to.write(kinds.digit(length, head), digit);
      head = head * 2 + digit;
    }
  }
  kinds.passed(rank);
}

export function readRank(kinds: RankKinds, from: BitReader): number {
  let rank = 0;
  if (!from.read(kinds.zero)) {
    let length = 0;
    while (length < DIGITS && !from.read(kinds.length(length))) length++;
    rank = 1;
    for (let at = 0; at < length; at++) rank = rank * 2 + from.read(kinds.digit(length, rank));
  }
  kinds.passed(rank);
  return rank;
}

import type { BitReader, BitWriter } from './bits.ts';

/** A rank has this many binary digits at the most. */
const DIGITS = 16;
/** Lengths of the three ranks before that are told apart. */
const SIZES = 6;
/** Ranks of so many digits after the first are told by the rank before, too. */
const SHORT = 6;
/** Whether a rank is 0 and how long it is take so many bits at the most. */
const BEGINNING = DIGITS + 2;
const RANKS = 2 ** (DIGITS + 1);
const SIZED = RANKS + SIZES ** 3 * BEGINNING;
const KIND = { digits: 0, ranks: RANKS, sized: SIZED, letters: SIZED + SIZES * 2 ** (SHORT + 1) } as const;

/** How many kinds of bits the ranks of so many letters are told in. */
export const rankKinds = (letters: number): number => KIND.letters + 3 * letters * BEGINNING;

/**
 * Which kinds of bits tell the next rank: whether it is 0 and how long it is by the three ranks before and by the last three
 * letters, its digits by those that were told and by the rank before.
 */
export class RankKinds {
  #letter = 0;
  #second = 0;
  #third = 0;
  #size = 0;
  #sizeBefore = 0;
  #sizeFirst = 0;

  /** @param bit the number of the bit among those that a rank begins with */
  beginning(bit: number): number[] {
    return [
      KIND.ranks + ((this.#size * SIZES + this.#sizeBefore) * SIZES + this.#sizeFirst) * BEGINNING + bit,
      KIND.letters + 3 * this.#letter * BEGINNING + bit,
      KIND.letters + (3 * this.#second + 1) * BEGINNING + bit,
      KIND.letters + (3 * this.#third + 2) * BEGINNING + bit,
    ];
  }

  /** @param head the digits before, with a 1 in front */
  digits(length: number, head: number): number[] {
    const digit = 2 ** length + head - 2;
    return length > SHORT
      ? [KIND.digits + digit]
      : [KIND.digits + digit, KIND.sized + this.#size * 2 ** (SHORT + 1) + digit];
  }

  /** @param letter the number of the letter that had this rank */
  passed(rank: number, letter: number): void {
    if (rank > 0) [this.#letter, this.#second, this.#third] = [letter, this.#letter, this.#second];
    this.#sizeFirst = this.#sizeBefore;
    this.#sizeBefore = this.#size;
    this.#size = Math.min(SIZES - 1, 32 - Math.clz32(rank));
  }
}

export function writeRank(rank: number, kinds: RankKinds, to: BitWriter): void {
  const begin = (at: number, bit: boolean): void => to.write(bit ? 1 : 0, kinds.beginning(at));
  begin(0, rank === 0);
  if (rank === 0) return;
  const length = 31 - Math.clz32(rank);
  for (let digits = 0; digits <= length; digits++) begin(digits + 1, digits === length);
  let head = 1;
  for (let at = length - 1; at >= 0; at--) {
    const digit = (rank >> at) & 1;
    to.write(digit, kinds.digits(length, head));
    head = head * 2 + digit;
  }
}

export function readRank(kinds: RankKinds, from: BitReader): number {
  const begins = (at: number): boolean => from.read(kinds.beginning(at)) === 1;
  if (begins(0)) return 0;
  let length = 0;
  while (length < DIGITS && !begins(length + 1)) length++;
  let rank = 1;
  for (let at = 0; at < length; at++) rank = rank * 2 + from.read(kinds.digits(length, rank));
  return rank;
}

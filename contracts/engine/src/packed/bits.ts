import { Chances } from './chances.ts';

/** The letters of packed bits, six bits each: gzip keeps them at that. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = 0xffffffff;

/** Where a range is cut for a chance of a 1: below is a 1. */
const cut = (low: number, high: number, chance: number): number => low + (((high - low) * chance) >>> 0);
/** Whether the first byte of both ends is settled. */
const isSettled = (low: number, high: number): boolean => low >>> 24 === high >>> 24;

/** Writes bits of several kinds, each in as little as its chance allows (arithmetic coding). */
export class BitWriter {
  private readonly chances: Chances;
  private readonly bytes: number[] = [];
  private low = 0;
  private high = MOST;

  constructor(kinds: number) {
    this.chances = new Chances(kinds);
  }

  /** @param kinds the kind of the bit, or several when together they guess better */
  write(bit: number, kinds: readonly number[]): void {
    const middle = cut(this.low, this.high, this.chances.of(kinds));
    this.chances.learn(kinds, bit);
    if (bit) this.high = middle;
    else this.low = middle + 1;
    while (isSettled(this.low, this.high)) {
      this.bytes.push(this.low >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 0xff) >>> 0;
    }
  }

  /** All that was written, as text. */
  finish(): string {
    const bytes = [...this.bytes, this.high >>> 24, 0, 0, 0];
    let text = '';
    for (let at = 0; at < bytes.length * 8; at += 6) {
      const pair = (bytes[at >> 3]! << 8) | (bytes[(at >> 3) + 1] ?? 0);
      text += LETTERS[(pair >> (10 - (at & 7))) & 63]!;
    }
    let end = text.length;
    // The reader takes what is missing for zeros.
    while (text[end - 1] === LETTERS[0]) end--;
    return text.slice(0, end);
  }
}

/** Reads what a writer of the same kinds wrote, asked in the same order. */
export class BitReader {
  private readonly chances: Chances;
  private readonly bytes: Uint8Array;
  private at = 0;
  private low = 0;
  private high = MOST;
  private value = 0;

  constructor(kinds: number, text: string) {
    this.chances = new Chances(kinds);
    this.bytes = bytesOf(text);
    for (let byte = 0; byte < 4; byte++) this.shift();
  }

  read(kinds: readonly number[]): number {
    const middle = cut(this.low, this.high, this.chances.of(kinds));
    const bit = this.value <= middle ? 1 : 0;
    this.chances.learn(kinds, bit);
    if (bit) this.high = middle;
    else this.low = middle + 1;
    while (isSettled(this.low, this.high)) {
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 0xff) >>> 0;
      this.shift();
    }
    return bit;
  }

  private shift(): void {
    this.value = ((this.value << 8) | (this.bytes[this.at++] ?? 0)) >>> 0;
  }
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 6) / 8) + 1);
  const numbers = new Map([...LETTERS].map((letter, number) => [letter, number]));
  for (let at = 0; at < text.length; at++) {
    const [byte, shift] = [(at * 6) >> 3, 10 - ((at * 6) & 7)];
    const six = numbers.get(text[at]!) ?? 0;
    bytes[byte]! |= (six << shift) >> 8;
    bytes[byte + 1]! |= (six << shift) & 0xff;
  }
  return bytes;
}

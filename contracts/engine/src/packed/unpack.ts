import { BitReader } from './bits.ts';
import { RankKinds, rankKinds, readRank } from './ranks.ts';

/** A text in fewer letters: see `pack`. */
export interface Packed {
  /** How many letters the text has. */
  readonly length: number;
  /** Which of its sorted endings is the whole text. */
  readonly whole: number;
  /** Its letters, each once, the most frequent first. */
  readonly letters: string;
  readonly bits: string;
}

/** The text that was packed. Four hundred thousand letters take some hundredths of a second. */
export function unpack({ length, whole, letters, bits }: Packed): string {
  const before = lettersBefore(length, letters, bits);
  const following = placesOf(before);
  const text = new Uint16Array(length);
  for (let at = length - 1, place = 0; at >= 0; at--) {
    const index = place > whole ? place - 1 : place;
    text[at] = before[index]!;
    place = following[index]!;
  }
  return stringOf(text);
}

/** The letter before each ending, in the order of the endings. Each is told by its rank among the letters that came last. */
function lettersBefore(length: number, letters: string, bits: string): Uint16Array {
  const reader = new BitReader(rankKinds(letters.length), bits);
  const kinds = new RankKinds();
  const recent = Uint16Array.from({ length: letters.length }, (_, at) => at);
  const before = new Uint16Array(length);
  for (let at = 0; at < length; at++) {
    const rank = readRank(kinds, reader);
    const letter = recent[rank]!;
    kinds.passed(rank, letter);
    recent.copyWithin(1, 0, rank);
    recent[0] = letter;
    before[at] = letters.charCodeAt(letter);
  }
  return before;
}

/** Where each ending stands when the letter before it is put in front of it. The empty ending stands first. */
function placesOf(before: Uint16Array): Int32Array {
  const counts = new Int32Array(2 ** 16 + 1);
  for (let at = 0; at < before.length; at++) counts[before[at]! + 1]!++;
  counts[0] = 1;
  for (let letter = 0; letter < 2 ** 16; letter++) counts[letter + 1]! += counts[letter]!;
  const places = new Int32Array(before.length);
  for (let at = 0; at < before.length; at++) places[at] = counts[before[at]!]!++;
  return places;
}

/** Strings are made in pieces: a call takes only so many arguments. */
function stringOf(codes: Uint16Array): string {
  const PIECE = 8192;
  let text = '';
  for (let at = 0; at < codes.length; at += PIECE) text += String.fromCharCode(...codes.subarray(at, at + PIECE));
  return text;
}

import { soundOf } from '../reading/sound.ts';

/**
 * Takes a feature of a text: its slot in the table of weights, and the places of the one or two words it comes from.
 * A slot may come more than once.
 */
export type TakeFeature = (slot: number, word: number, other: number) => void;

/** How many letters of a word are looked at together; its beginning and its end count as letters. */
const GROUP = { shortest: 3, longest: 5 } as const;
/** What tells a feature of one kind from those of the others. */
const KIND = { word: 1, pair: 2, gapped: 3, sound: 4, soundPair: 5, letters: 6 } as const;
const EDGE = { before: 60, after: 62 } as const;

/**
 * Walks through the features of a text: words, pairs of words, pairs with one word between, the sounds of words (one for
 * Devanagari and for its Latin spellings) and groups of letters, each hashed into one of 2^bits slots.
 *
 * @param words as `wordsOf` gives them
 */
export function eachFeature(words: readonly string[], bits: number, take: TakeFeature): void {
  const hashes = words.map((word) => hashOf(word, KIND.word));
  const sounds = soundsOf(words);
  const slotOf = (hash: number): number => mixed(hash) >>> (32 - bits);
  for (let at = 0; at < words.length; at++) {
    take(slotOf(hashes[at]!), at, at);
    if (at > 0) take(slotOf(joined(hashes[at - 1]!, hashes[at]!, KIND.pair)), at - 1, at);
    if (at > 1) take(slotOf(joined(hashes[at - 2]!, hashes[at]!, KIND.gapped)), at - 2, at);
    const [before, sound] = [sounds[at - 1], sounds[at]];
    if (sound !== undefined) take(slotOf(sound), at, at);
    if (sound !== undefined && before !== undefined) take(slotOf(joined(before, sound, KIND.soundPair)), at - 1, at);
    eachGroup(words[at]!, (hash) => take(slotOf(hash), at, at));
  }
}

/** The slots of a text, each once, in the order in which they come. */
export function slotsOf(words: readonly string[], bits: number): Int32Array {
  const slots = new Set<number>();
  eachFeature(words, bits, (slot) => slots.add(slot));
  return Int32Array.from(slots);
}

/** A word that is said often is sounded once. */
function soundsOf(words: readonly string[]): (number | undefined)[] {
  const known = new Map<string, number | undefined>();
  return words.map((word) => {
    if (!known.has(word)) {
      const sound = soundOf(word);
      known.set(word, sound === null ? undefined : hashOf(sound, KIND.sound));
    }
    return known.get(word);
  });
}

function eachGroup(word: string, take: (hash: number) => void): void {
  const letter = (at: number): number => (at < 0 ? EDGE.before : at >= word.length ? EDGE.after : word.charCodeAt(at));
  for (let from = -1; from + GROUP.shortest <= word.length + 1; from++) {
    let hash = begun(KIND.letters);
    const end = Math.min(word.length + 1, from + GROUP.longest);
    for (let at = from; at < end; at++) {
      hash = added(hash, letter(at));
      if (at - from + 1 >= GROUP.shortest) take(hash);
    }
  }
}

function hashOf(name: string, kind: number): number {
  let hash = begun(kind);
  for (let at = 0; at < name.length; at++) hash = added(hash, name.charCodeAt(at));
  return hash;
}

/** FNV-1a. */
const begun = (kind: number): number => added(2166136261, kind);
const added = (hash: number, value: number): number => Math.imul(hash ^ value, 16777619);
const joined = (one: number, other: number, kind: number): number => added(added(begun(kind), one), other);

/** Steps of MurmurHash3's end, so that the highest bits are well spread. */
function mixed(hash: number): number {
  const value = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

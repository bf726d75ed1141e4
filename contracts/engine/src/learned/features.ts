import { soundOf } from '../reading/sound.ts';

/** Takes a feature of a text: its hash, and the places of the one or two words it comes from. One may come more than once. */
type TakeFeature = (hash: number, word: number, other: number) => void;

/** The features of a text, in the order in which they come. */
export interface Features {
  /** Well spread numbers of 32 bits, or the slots that these fall into. */
  readonly hashes: Uint32Array;
  /** Of each, the places of the one or two words that it comes from. */
  readonly words: Uint16Array;
  readonly others: Uint16Array;
}

/** How many letters of a word are looked at together; its beginning and its end count as letters. */
const GROUP = { shortest: 3, longest: 5, sizes: 3 } as const;
/** Features of a word beside its groups of letters: itself, two pairs, its sound and a pair of sounds. */
const OF_A_WORD = 5;
/** What tells a feature of one kind from those of the others. */
const KIND = { word: 1, pair: 2, gapped: 3, sound: 4, soundPair: 5, letters: 6 } as const;
const EDGE = { before: 60, after: 62 } as const;

/** All features of a text; one may come more than once. */
export function featuresOf(words: readonly string[]): Features {
  const most = words.reduce((sum, word) => sum + OF_A_WORD + GROUP.sizes * word.length, 0);
  const features = room(most);
  let count = 0;
  eachFeature(words, (hash, word, other) => {
    features.hashes[count] = mixed(hash);
    features.words[count] = word;
    features.others[count++] = other;
  });
  return firstOf(features, count);
}

/** The features by their slots, of which there are 2^bits: each slot once, with the words that it comes from first. */
export function inSlots({ hashes, words, others }: Features, bits: number): Features {
  const seen = new Uint8Array(2 ** bits);
  const slotted = room(hashes.length);
  let count = 0;
  for (let at = 0; at < hashes.length; at++) {
    const slot = hashes[at]! >>> (32 - bits);
    if (seen[slot]) continue;
    seen[slot] = 1;
    slotted.hashes[count] = slot;
    slotted.words[count] = words[at]!;
    slotted.others[count++] = others[at]!;
  }
  return firstOf(slotted, count);
}

/** Arrays that grow are soon kept among what lives long, where those of each text would lie until all memory is cleared up. */
function room(size: number): Features {
  return { hashes: new Uint32Array(size), words: new Uint16Array(size), others: new Uint16Array(size) };
}

function firstOf({ hashes, words, others }: Features, count: number): Features {
  return { hashes: hashes.subarray(0, count), words: words.subarray(0, count), others: others.subarray(0, count) };
}

/** The slots of a text, each once, in the order in which they come. */
export function slotsOf(words: readonly string[], bits: number): Int32Array {
  return Int32Array.from(inSlots(featuresOf(words), bits).hashes);
}

/**
 * Walks through the features of a text: words, pairs of words, pairs with one word between, the sounds of words (one for
 * Devanagari and for its Latin spellings) and groups of letters.
 *
 * @param words as `wordsOf` gives them
 */
function eachFeature(words: readonly string[], take: TakeFeature): void {
  const hashes = words.map((word) => hashOf(word, KIND.word));
  const sounds = soundsOf(words);
  for (let at = 0; at < words.length; at++) {
    take(hashes[at]!, at, at);
    if (at > 0) take(joined(hashes[at - 1]!, hashes[at]!, KIND.pair), at - 1, at);
    if (at > 1) take(joined(hashes[at - 2]!, hashes[at]!, KIND.gapped), at - 2, at);
    const [before, sound] = [sounds[at - 1], sounds[at]];
    if (sound !== undefined) take(sound, at, at);
    if (sound !== undefined && before !== undefined) take(joined(before, sound, KIND.soundPair), at - 1, at);
    eachGroup(words[at]!, (hash) => take(hash, at, at));
  }
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

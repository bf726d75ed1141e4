import { editDistance, stem } from './normalise.js';
import { isDevanagari, isSkipped, preparePhrases, type FindingKind, type LexiconSource, type Phrase, type PreparedPhrases } from './phrases.js';
import { soundOf } from './sound.js';
import { COMMON_WORDS } from './words.js';

export interface Lexicon {
  /** Findings that are no symptom. */
  readonly kinds: Readonly<Record<string, FindingKind>>;
  /** Findings that raise red flags: none of them is hidden inside another. */
  readonly dangers: ReadonlySet<string>;
  /** Phrases by the rarest of their keys. */
  readonly byAnchor: ReadonlyMap<string, readonly Phrase[]>;
  readonly sites: ReadonlySet<string>;
  /** The word family of a word, typing errors forgiven; null for words without meaning. */
  keyOf(word: string): string | null;
}

/** Prepares phrases for matching, and reads with them. Once at start. */
export function compileLexicon(source: LexiconSource): Lexicon {
  return lexiconOf(preparePhrases(source));
}

/** Reads with phrases that were prepared. */
export function lexiconOf(prepared: PreparedPhrases): Lexicon {
  const { kinds, dangers, sites, anchors } = prepared;
  return { kinds, dangers: new Set(dangers), byAnchor: new Map(anchors), sites: new Set(sites), keyOf: keyReader(prepared) };
}

function keyReader({ keys, spellings, sounds }: PreparedPhrases): Lexicon['keyOf'] {
  const known = new Map(keys);
  const soundsLike = soundReader(sounds);
  const byShape = new Map<string, { word: string; letters: number }[]>();
  for (const word of spellings) {
    const shape = word[0]! + word.length;
    const list = byShape.get(shape);
    if (list) list.push({ word, letters: letterSet(word) });
    else byShape.set(shape, [{ word, letters: letterSet(word) }]);
  }
  const skeletons = skeletonsOf(spellings, known);
  const correct = (word: string): string => {
    const limit = word.length >= 8 ? 2 : 1;
    const letters = letterSet(word);
    let best = word;
    let bestDistance = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const candidate of byShape.get(word[0]! + length) ?? []) {
        if (bits(candidate.letters ^ letters) > 2 * limit) continue;
        const distance = editDistance(word, candidate.word, limit);
        if (distance > 1 && !candidate.word.startsWith(word.slice(0, 4))) continue;
        if (distance < bestDistance) [best, bestDistance] = [candidate.word, distance];
      }
    }
    return best;
  };
  return (word) => {
    if (isSkipped(word)) return null;
    const plain = stem(word);
    const key = known.get(plain);
    if (key !== undefined || COMMON_WORDS.has(word)) return key ?? plain;
    const corrected = word.length >= 5 && /^[a-z]+$/.test(word) ? stem(correct(word)) : plain;
    if (corrected !== plain) return known.get(corrected) ?? corrected;
    return soundsLike(word) ?? (NO_VOWELS.test(word) ? skeletons.get(word) : null) ?? plain;
  };
}

/** "chst", "brthng": words written without their vowels. */
const NO_VOWELS = /^[b-df-hj-np-tv-z]{4,}$/;

/** Word families by the consonants of their words; null where words of several families share them. */
function skeletonsOf(words: readonly string[], known: ReadonlyMap<string, string>): Map<string, string | null> {
  const skeletons = new Map<string, string | null>();
  for (const word of words) {
    const skeleton = word.replace(/[aeiou]/g, '');
    const key = known.get(stem(word)) ?? null;
    if (NO_VOWELS.test(skeleton)) skeletons.set(skeleton, skeletons.has(skeleton) && skeletons.get(skeleton) !== key ? null : key);
  }
  return skeletons;
}

/** A Hindi word that a phrase or family writes in another way or script; null when none or several sound like it. */
function soundReader(sounds: PreparedPhrases['sounds']): (word: string) => string | null {
  const devanagari = new Map(sounds.devanagari);
  const latin = new Map(sounds.latin);
  return (word) => {
    const isHindi = isDevanagari(word);
    const sound = word.length < 4 && !isHindi ? null : soundOf(word);
    if (sound === null) return null;
    const known = devanagari.get(sound);
    return known || !isHindi ? (known ?? null) : (latin.get(sound) ?? null);
  };
}

/** Which letters occur, one bit each. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) - 97);
  return set;
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}

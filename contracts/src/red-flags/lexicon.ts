import { editDistance, normaliseWord, stem } from './normalise.js';
import { soundOf } from './sound.js';
import { wordsOf } from './tokens.js';
import { COMMON_WORDS, INTENSIFIERS, SEPARATORS, STOP_WORDS } from './words.js';

/** A phrase ready to be looked for. */
export interface Phrase {
  readonly finding: string;
  /** The word families it needs. */
  readonly keys: readonly string[];
  /**
   * For an exact phrase (`=`): all its words, to be found side by side. A phrase of several words of which only one has meaning
   * ("beats me") is nearly as strict: all its stems in order, one other word between them at most.
   */
  readonly inOrder: { readonly words: readonly string[]; readonly strict: boolean } | null;
  /** "very high blood pressure": the text must say very, too. */
  readonly strong: boolean;
}

export type FindingKind = 'symptom' | 'history' | 'family';

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

export interface LexiconSource {
  /** Finding id → its phrases, as in the knowledge files. */
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  /** Family name → other words of the family. */
  readonly families: Readonly<Record<string, readonly string[]>>;
  /** Family names that are places of the body. */
  readonly sites: readonly string[];
  /** What a finding is; a symptom unless told. */
  readonly kinds: Readonly<Record<string, FindingKind>>;
  /** Findings that raise red flags. */
  readonly dangers?: readonly string[];
}

/** Prepares phrases for matching. Costs some milliseconds: once at start. */
export function compileLexicon(source: LexiconSource): Lexicon {
  const familyOf = new Map<string, string>();
  for (const [name, words] of Object.entries(source.families)) {
    for (const word of [name, ...words]) familyOf.set(stem(normaliseWord(word)), stem(normaliseWord(name)));
  }
  const surfaces = new Set(Object.entries(source.families).flat(2).map(normaliseWord));
  const familyKeys = new Map<string, string | null>();
  const phraseKey = (word: string): string | null => {
    let key = familyKeys.get(word);
    if (key === undefined) {
      key = isSkipped(word) || leastOf(word) !== null ? null : (familyOf.get(stem(word)) ?? stem(word));
      familyKeys.set(word, key);
    }
    return key;
  };
  const plainWords = new Map<string, string>();
  const phrases: Phrase[] = [];
  for (const [finding, texts] of Object.entries(source.phrases)) {
    const told = new Set<string>();
    for (const text of texts) {
      for (const variant of alternatives(text.replace(/^=/, ''))) {
        const words = wordsOf(variant, plainWords);
        for (const word of words) surfaces.add(word);
        const keys = [...new Set(words.flatMap((word) => phraseKey(word) ?? []))];
        const phrase = { finding, keys, inOrder: orderOf(words, keys, text.startsWith('=')), strong: words.some(isStrong) };
        const same = `${keys.toSorted().join(' ')} ${phrase.inOrder?.words.join(' ') ?? ''} ${phrase.strong}`;
        if (keys.length > 0 && !told.has(same)) phrases.push(phrase);
        told.add(same);
      }
    }
  }
  const keyOf = keyReader(surfaces, familyOf);
  return { kinds: source.kinds, dangers: new Set(source.dangers), byAnchor: indexByRarest(phrases), sites: new Set(source.sites.map((site) => stem(normaliseWord(site)))), keyOf };
}

/** `8plus` in an exact phrase stands for any number of at least 8; null for every other word. */
export function leastOf(word: string): number | null {
  return /^\d+plus$/.test(word) ? Number.parseInt(word, 10) : null;
}

/** Small and joining words take no part in phrases. */
export function isSkipped(word: string): boolean {
  return STOP_WORDS.has(word) || SEPARATORS.has(word);
}

/** "Very" and its like: small words that a phrase may ask for. */
export function isStrong(word: string): boolean {
  return INTENSIFIERS.has(word);
}

function orderOf(words: readonly string[], keys: readonly string[], strict: boolean): Phrase['inOrder'] {
  if (strict) return { words, strict };
  return keys.length === 1 && words.length > 1 ? { words: words.map(stem), strict } : null;
}

/** `skin red|pink` → `skin red`, `skin pink`. */
function alternatives(text: string): string[] {
  if (!text.includes('|')) return [text];
  let variants = [''];
  for (const part of text.split(/\s+/)) variants = variants.flatMap((head) => part.split('|').map((word) => `${head} ${word}`));
  return variants;
}

function indexByRarest(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const uses = new Map<string, number>();
  for (const { keys } of phrases) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const anchor = phrase.keys.reduce((best, key) => (uses.get(key)! < uses.get(best)! ? key : best));
    const list = index.get(anchor);
    if (list) list.push(phrase);
    else index.set(anchor, [phrase]);
  }
  return index;
}

function keyReader(surfaces: ReadonlySet<string>, familyOf: ReadonlyMap<string, string>): Lexicon['keyOf'] {
  const known = new Set([...surfaces].map(stem));
  const soundsLike = soundReader(surfaces, familyOf);
  const byShape = new Map<string, { word: string; letters: number }[]>();
  for (const word of surfaces) {
    if (word.length < 5 || !/^[a-z]+$/.test(word)) continue;
    const shape = word[0]! + word.length;
    const list = byShape.get(shape);
    if (list) list.push({ word, letters: letterSet(word) });
    else byShape.set(shape, [{ word, letters: letterSet(word) }]);
  }
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
    if (known.has(plain) || COMMON_WORDS.has(word)) return familyOf.get(plain) ?? plain;
    const corrected = word.length >= 5 && /^[a-z]+$/.test(word) ? stem(correct(word)) : plain;
    if (corrected !== plain) return familyOf.get(corrected) ?? corrected;
    return soundsLike(word) ?? plain;
  };
}

/** A Hindi word that a phrase or family writes in another way or script; null when none or several sound like it. */
function soundReader(surfaces: ReadonlySet<string>, familyOf: ReadonlyMap<string, string>): (word: string) => string | null {
  const soundsOf = (words: Iterable<string>): Map<string, string | null> => {
    const sounds = new Map<string, string | null>();
    for (const word of words) {
      const sound = soundOf(word);
      const key = familyOf.get(stem(word)) ?? stem(word);
      if (sound !== null) sounds.set(sound, sounds.has(sound) && sounds.get(sound) !== key ? null : key);
    }
    return sounds;
  };
  const devanagari = soundsOf([...surfaces].filter(isDevanagari));
  let latin: Map<string, string | null> | undefined;
  return (word) => {
    const isHindi = isDevanagari(word);
    const sound = word.length < 4 && !isHindi ? null : soundOf(word);
    if (sound === null) return null;
    const known = devanagari.get(sound);
    if (known || !isHindi) return known ?? null;
    latin ??= soundsOf([...surfaces].filter((surface) => !isDevanagari(surface)));
    return latin.get(sound) ?? null;
  };
}

function isDevanagari(word: string): boolean {
  return /^[\u0900-\u097f]/.test(word);
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

import { normaliseWord, stem } from './normalise.js';
import { soundOf } from './sound.js';
import { wordsOf } from './tokens.js';
import { INTENSIFIERS, SEPARATORS, STOP_WORDS } from './words.js';

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

/** Word families by the sound of their Hindi words; null where words of several families sound alike. */
export type Sounds = readonly (readonly [sound: string, key: string | null])[];

/** What is worked out of phrases and families once: plain data that can be kept as JSON. */
export interface PreparedPhrases {
  readonly kinds: Readonly<Record<string, FindingKind>>;
  readonly dangers: readonly string[];
  readonly sites: readonly string[];
  /** Phrases by the rarest of their keys. */
  readonly anchors: readonly (readonly [key: string, phrases: readonly Phrase[]])[];
  /** The word family of every word that occurs, by its stem. */
  readonly keys: readonly (readonly [stem: string, key: string])[];
  /** The Latin words that are long enough for typing errors to be forgiven. */
  readonly spellings: readonly string[];
  readonly sounds: { readonly devanagari: Sounds; readonly latin: Sounds };
}

/** Prepares phrases for matching: a second of work for all of the knowledge on a slow machine. */
export function preparePhrases(source: LexiconSource): PreparedPhrases {
  const families = new Map<string, string>();
  for (const [name, words] of Object.entries(source.families)) {
    for (const word of [name, ...words]) families.set(stem(normaliseWord(word)), stem(normaliseWord(name)));
  }
  const surfaces = new Set(Object.entries(source.families).flat(2).map(normaliseWord));
  const keyOf = rememberKeys(families);
  const plainWords = new Map<string, string>();
  const phrases: Phrase[] = [];
  for (const [finding, texts] of Object.entries(source.phrases)) {
    const told = new Set<string>();
    for (const text of texts) {
      for (const variant of alternatives(text.replace(/^=/, ''))) {
        const words = wordsOf(variant, plainWords);
        for (const word of words) surfaces.add(word);
        const keys = [...new Set(words.flatMap((word) => (isMeaningless(word) ? [] : keyOf(word))))];
        const phrase = { finding, keys, inOrder: orderOf(words, keys, text.startsWith('=')), strong: words.some(isStrong) };
        const same = `${keys.toSorted().join(' ')} ${phrase.inOrder?.words.join(' ') ?? ''} ${phrase.strong}`;
        if (keys.length > 0 && !told.has(same)) phrases.push(phrase);
        told.add(same);
      }
    }
  }
  const words = [...surfaces];
  return {
    kinds: source.kinds,
    dangers: source.dangers ?? [],
    sites: source.sites.map((site) => stem(normaliseWord(site))),
    anchors: [...indexByRarest(phrases)],
    keys: [...new Map(words.map((word) => [stem(word), keyOf(word)]))],
    spellings: words.filter((word) => /^[a-z]{5,}$/.test(word)),
    sounds: {
      devanagari: soundsOf(words.filter(isDevanagari), keyOf),
      latin: soundsOf(words.filter((word) => !isDevanagari(word)), keyOf),
    },
  };
}

/** The family of a word, else its stem. Words come again and again. */
function rememberKeys(families: ReadonlyMap<string, string>): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let key = known.get(word);
    if (key === undefined) known.set(word, (key = families.get(stem(word)) ?? stem(word)));
    return key;
  };
}

function isMeaningless(word: string): boolean {
  return isSkipped(word) || leastOf(word) !== null;
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

function soundsOf(words: readonly string[], keyOf: (word: string) => string): Sounds {
  const sounds = new Map<string, string | null>();
  for (const word of words) {
    const sound = soundOf(word);
    const key = keyOf(word);
    if (sound !== null) sounds.set(sound, sounds.has(sound) && sounds.get(sound) !== key ? null : key);
  }
  return [...sounds];
}

/** Whether a word is written in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /^[\u0900-\u097f]/.test(word);
}

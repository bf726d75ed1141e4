import { normaliseWord, stem } from './normalise.js';
import { soundOf } from './sound.js';
import { wordsOf } from './tokens.js';
import { INTENSIFIERS, SEPARATORS, STOP_WORDS } from './words.js';

/** A phrase ready to be looked for. */
export interface Phrase {
  readonly finding: string;
  /** What it needs: of each slot the word of one family. */
  readonly slots: readonly (readonly string[])[];
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
type Sounds = readonly (readonly [sound: string, key: string | null])[];

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
  const readWords = (text: string): string[] => {
    const words = wordsOf(text, plainWords);
    for (const word of words) surfaces.add(word);
    return words;
  };
  const phrases: Phrase[] = [];
  for (const [finding, texts] of Object.entries(source.phrases)) {
    const told = new Set<string>();
    for (const text of texts) {
      for (const phrase of phrasesOf(finding, text, readWords, keyOf)) {
        const same = `${phrase.slots.map((slot) => slot.join('|')).sort().join(' ')} ${phrase.inOrder?.words.join(' ') ?? ''} ${phrase.strong}`;
        if (phrase.slots.length > 0 && !told.has(same)) phrases.push(phrase);
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

/** `skin red|pink` is one phrase with a choice, unless its words must be found in order: then every variant is a phrase. */
function phrasesOf(finding: string, text: string, readWords: (text: string) => string[], keyOf: (word: string) => string): Phrase[] {
  const isStrict = text.startsWith('=');
  const oneByOne = (variant: string): Phrase => {
    const words = readWords(variant);
    const keys = [...new Set(words.flatMap((word) => (isMeaningless(word) ? [] : keyOf(word))))];
    return { finding, slots: keys.map((key) => [key]), inOrder: orderOf(words, keys, isStrict), strong: words.some(isStrong) };
  };
  if (!text.includes('|') || isStrict || DEPENDS_ON_BEFORE.test(text)) return alternatives(text.replace(/^=/, '')).map(oneByOne);
  return likeChoices(text, readWords).flatMap((choices) => {
    const slots = choices.filter((words) => !words.some(isMeaningless)).map((words) => [...new Set(words.map(keyOf))].sort());
    if (slots.length < 2) return alternatives(choices.map((words) => words.join('|')).join(' ')).map(oneByOne);
    return [{ finding, slots: distinct(slots), inOrder: null, strong: choices.some((words) => words.some(isStrong)) }];
  });
}

/** The choices of a phrase; where small or strong words stand beside others, one list of choices for each kind of word. */
function likeChoices(text: string, readWords: (text: string) => string[]): string[][][] {
  const kindOf = (word: string): string => `${isMeaningless(word)} ${isStrong(word)}`;
  return text.split(/\s+/).reduce<string[][][]>((heads, choice) => {
    const words = choice.split('|').flatMap(readWords);
    const kinds = [...new Set(words.map(kindOf))].map((kind) => words.filter((word) => kindOf(word) === kind));
    return heads.flatMap((head) => kinds.map((like) => [...head, like]));
  }, [[]]);
}

/** Words that are read together with the word before them: "can not", "not able", "back of". */
const DEPENDS_ON_BEFORE = /(?:^|[\s|])(?:not|able|of)(?:$|[\s|])/;

function distinct(slots: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(slots.map((slot) => [slot.join(' '), slot])).values()];
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

/** Files each phrase under the words of its rarest slot. */
function indexByRarest(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const uses = new Map<string, number>();
  for (const { slots } of phrases) for (const slot of slots) for (const key of slot) uses.set(key, (uses.get(key) ?? 0) + 1);
  const usesOf = (slot: readonly string[]): number => slot.reduce((sum, key) => sum + uses.get(key)!, 0);
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of phrase.slots.reduce((best, slot) => (usesOf(slot) < usesOf(best) ? slot : best))) {
      const list = index.get(key);
      if (list) list.push(phrase);
      else index.set(key, [phrase]);
    }
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

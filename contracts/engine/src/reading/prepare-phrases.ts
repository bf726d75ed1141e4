import { normaliseWord, stem } from './normalise.ts';
import { writePhrases, type PhraseNumbers } from './phrase-table.ts';
import { readPhrase, type WordedPhrase } from './phrases.ts';
import { isDevanagari, soundOf } from './sound.ts';
import { wordsOf, type PlainWord } from './tokens.ts';

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

/** The number of a word's family, by what is told of the word. */
type Numbers<T = number> = readonly (readonly [of: string, family: T])[];

/** What is worked out of phrases and families once: plain data that can be kept as JSON. Every family of words has a number. */
export interface PreparedPhrases {
  readonly kinds: Readonly<Record<string, FindingKind>>;
  readonly dangers: readonly string[];
  readonly phrases: PhraseNumbers;
  /** By its name: not every family is one of several words. */
  readonly sites: Numbers;
  /** The family of every word that occurs, by its stem. */
  readonly stems: Numbers;
  /** The Latin words that are long enough for typing errors to be forgiven. */
  readonly spellings: readonly string[];
  /** By the consonants of those words: "chst", "brthng"; null where words of several families share them. */
  readonly skeletons: Numbers<number | null>;
  /** By the sound of Hindi words; null where words of several families sound alike. */
  readonly sounds: { readonly devanagari: Numbers<number | null>; readonly latin: Numbers<number | null> };
}

/** Prepares phrases for matching: a second of work for all of the knowledge on a slow machine. */
export function preparePhrases(source: LexiconSource): PreparedPhrases {
  const families = new Map<string, string>();
  for (const [name, words] of Object.entries(source.families)) {
    for (const word of [name, ...words]) families.set(stem(normaliseWord(word)), stem(normaliseWord(name)));
  }
  const surfaces = new Set(Object.entries(source.families).flat(2).map(normaliseWord));
  const familyOf = remember((word: string) => families.get(stem(word)) ?? stem(word));
  const phrases = readPhrases(source.phrases, surfaces, familyOf);
  const words = [...surfaces];
  const sites = source.sites.map((site) => stem(normaliseWord(site)));
  const numbers = new Map([...new Set([...words.map(familyOf), ...sites])].map((name, number) => [name, number]));
  const numberOf = (word: string): number => numbers.get(familyOf(word))!;
  const spellings = words.filter((word) => /^[a-z]{5,}$/.test(word));
  return {
    kinds: source.kinds,
    dangers: source.dangers ?? [],
    phrases: writePhrases(phrases, numbers),
    sites: sites.map((name) => [name, numbers.get(name)!]),
    stems: [...new Map(words.map((word) => [stem(word), numberOf(word)]))],
    spellings,
    skeletons: alike(spellings, skeletonOf, numberOf),
    sounds: {
      devanagari: alike(words.filter(isDevanagari), soundOf, numberOf),
      latin: alike(
        words.filter((word) => !isDevanagari(word)),
        soundOf,
        numberOf,
      ),
    },
  };
}

/** Phrases of each finding that differ from one another; their words are added to the surfaces. */
function readPhrases(
  source: LexiconSource['phrases'],
  surfaces: Set<string>,
  familyOf: (word: string) => string,
): WordedPhrase[] {
  const plainWords = new Map<string, PlainWord>();
  const reader = {
    familyOf,
    wordsOf: (text: string): string[] => {
      const words = wordsOf(text, plainWords);
      for (const word of words) surfaces.add(word);
      return words;
    },
  };
  return Object.entries(source).flatMap(([finding, texts]) => {
    const told = new Map<string, WordedPhrase>();
    for (const phrase of texts.flatMap((text) => readPhrase(finding, text, reader))) {
      const same = `${phrase.slots
        .map((slot) => slot.join('|'))
        .sort()
        .join(' ')} ${phrase.inOrder?.words.join(' ') ?? ''} ${phrase.strong}`;
      if (phrase.slots.length > 0 && !told.has(same)) told.set(same, phrase);
    }
    return [...told.values()];
  });
}

/** Words come again and again. */
function remember(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let answer = known.get(word);
    if (answer === undefined) known.set(word, (answer = read(word)));
    return answer;
  };
}

/** A word written without its vowels; null when too little is left. */
function skeletonOf(word: string): string | null {
  const skeleton = word.replace(/[aeiou]/g, '');
  return /^[b-df-hj-np-tv-z]{4,}$/.test(skeleton) ? skeleton : null;
}

/** The families of words by a form that words may share; null where several families do. */
function alike(
  words: readonly string[],
  formOf: (word: string) => string | null,
  numberOf: (word: string) => number,
): Numbers<number | null> {
  const forms = new Map<string, number | null>();
  for (const word of words) {
    const form = formOf(word);
    const number = numberOf(word);
    if (form !== null) forms.set(form, forms.has(form) && forms.get(form) !== number ? null : number);
  }
  return [...forms];
}

import { normaliseWord, stem } from './normalise.ts';
import { writePhrases, type PhraseNumbers } from './phrase-table.ts';
import { readPhrase, type WordedPhrase } from './phrases.ts';
import { wordsOf, type PlainWord } from './tokens.ts';
import type { Numbers } from './word-forms.ts';

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

/** What is worked out of phrases and families once: plain data that can be kept as JSON. Every family of words has a number. */
export interface PreparedPhrases {
  readonly kinds: Readonly<Record<string, FindingKind>>;
  readonly dangers: readonly string[];
  readonly phrases: PhraseNumbers;
  /** By its name: not every family is one of several words. */
  readonly sites: Numbers;
  /** The family of every word that occurs. */
  readonly words: Numbers;
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
  return {
    kinds: source.kinds,
    dangers: source.dangers ?? [],
    phrases: writePhrases(phrases, numbers),
    sites: sites.map((name) => [name, numbers.get(name)!]),
    words: words.map((word) => [word, numbers.get(familyOf(word))!]),
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

import { stem } from './normalise.ts';
import { PhraseTable } from './phrase-table.ts';
import { isSkipped } from './phrases.ts';
import { preparePhrases, type FindingKind, type LexiconSource, type PreparedPhrases } from './prepare-phrases.ts';
import { isDevanagari, soundOf } from './sound.ts';
import { Spellings } from './spelling.ts';
import { wordReaders, type WordReader } from './known-words.ts';
import { formsOf, type WordForms } from './word-forms.ts';
import { COMMON_WORDS, NEGATIONS } from './words.ts';

/** Phrases and the families of their words. A family is a number. */
export interface Lexicon {
  /** Findings that are no symptom. */
  readonly kinds: Readonly<Record<string, FindingKind>>;
  /** Findings that raise red flags: none of them is hidden inside another. */
  readonly dangers: ReadonlySet<string>;
  readonly phrases: PhraseTable;
  readonly sites: ReadonlySet<number>;
  readonly negations: ReadonlySet<number>;
  readonly not: number;
  readonly cannot: number;
  /** The family of a word, typing errors forgiven; UNKNOWN for a word of none, null for words without meaning. */
  familyOf(word: string): number | null;
  /** Looks words up while one text is read, each once. */
  wordReader(): WordReader;
}

/** The family of every word that no phrase knows. */
const UNKNOWN = -1;

/** Prepares phrases for matching, and reads with them. Once at start. */
export function compileLexicon(source: LexiconSource): Lexicon {
  return lexiconOf(preparePhrases(source));
}

/** Reads with phrases that were prepared. */
export function lexiconOf(prepared: PreparedPhrases): Lexicon {
  const { kinds, dangers, sites, phrases } = prepared;
  const forms = formsOf(prepared.words);
  const { stems } = forms;
  const table = new PhraseTable(phrases);
  const familyOf = familyReader(forms, new Map(sites));
  return {
    kinds,
    dangers: new Set(dangers),
    phrases: table,
    sites: new Set(sites.map(([, family]) => family)),
    negations: new Set([...NEGATIONS].flatMap((word) => stems.get(word) ?? [])),
    not: stems.get('not') ?? UNKNOWN,
    cannot: stems.get('cannot') ?? UNKNOWN,
    familyOf,
    wordReader: wordReaders(familyOf, table, stems),
  };
}

/** @param byName the families that are places of the body */
function familyReader(
  { stems: known, spellings, skeletons, sounds }: WordForms,
  byName: ReadonlyMap<string, number>,
): Lexicon['familyOf'] {
  const soundsLike = soundReader(sounds);
  const speller = new Spellings(spellings);
  return (word) => {
    if (isSkipped(word)) return null;
    const plain = stem(word);
    const family = known.get(plain);
    if (family !== undefined) return family;
    const otherwise = byName.get(plain) ?? UNKNOWN;
    if (COMMON_WORDS.has(word)) return otherwise;
    const corrected = word.length >= 5 && /^[a-z]+$/.test(word) ? stem(speller.correct(word)) : plain;
    if (corrected !== plain) return known.get(corrected) ?? UNKNOWN;
    return soundsLike(word) ?? skeletons.get(word) ?? otherwise;
  };
}

/** A Hindi word that a phrase or family writes in another way or script; null when none or several sound like it. */
function soundReader({ devanagari, latin }: WordForms['sounds']): (word: string) => number | null {
  return (word) => {
    const isHindi = isDevanagari(word);
    const sound = word.length < 4 && !isHindi ? null : soundOf(word);
    if (sound === null) return null;
    return devanagari.get(sound) ?? (isHindi ? (latin.get(sound) ?? null) : null);
  };
}

import { stem } from './normalise.ts';
import type { PhraseTable } from './phrase-table.ts';
import { isSkipped } from './phrases.ts';
import { cuesOf, type Candidates } from './scope.ts';

/** What the lexicon knows of a word: looked up once, however often a text says it. */
export interface KnownWord {
  readonly family: number | null;
  /** The numbers of the word as it stands and of its stem among the forms that phrases in order ask for. */
  readonly form: number;
  readonly stemForm: number;
  /** The cues that the word may begin to be; most words are none. */
  readonly cues: Candidates;
}

export type WordReader = (word: string) => KnownWord;

/** The words of the knowledge have some forms each; a text that makes more of them up is read all the same. */
const MOST_KEPT = 20_000;

/** Words of the knowledge itself are kept from text to text; whatever else a person writes is forgotten with their text. */
export function wordReaders(
  familyOf: (word: string) => number | null,
  phrases: PhraseTable,
  stems: ReadonlyMap<string, number>,
): () => WordReader {
  const kept = new Map<string, KnownWord>();
  const lookUp = (word: string): KnownWord => {
    const known = kept.get(word);
    if (known) return known;
    const plain = stem(word);
    const answer = {
      family: familyOf(word),
      form: phrases.formOf(word),
      stemForm: phrases.formOf(plain),
      cues: cuesOf(word),
    };
    if (kept.size < MOST_KEPT && (isSkipped(word) || stems.has(plain))) kept.set(copyOf(word), answer);
    return answer;
  };
  return () => {
    const ofText = new Map<string, KnownWord>();
    return (word) => {
      let answer = ofText.get(word);
      if (!answer) ofText.set(word, (answer = lookUp(word)));
      return answer;
    };
  };
}

/** A word cut out of a text may keep the whole text in memory; its copy does not. */
function copyOf(word: string): string {
  return Array.from(word).join('');
}

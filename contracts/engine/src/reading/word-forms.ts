import { stem } from './normalise.ts';
import { isDevanagari, soundOf } from './sound.ts';

/** The number of a word's family, by what is told of the word. */
export type Numbers<T = number> = readonly (readonly [of: string, family: T])[];

/** The forms by which a word is known that a text writes in another way. */
export interface WordForms {
  /** The family of every word that occurs, by its stem. */
  readonly stems: ReadonlyMap<string, number>;
  /** The Latin words that are long enough for typing errors to be forgiven. */
  readonly spellings: readonly string[];
  /** By the consonants of those words: "chst", "brthng"; null where words of several families share them. */
  readonly skeletons: ReadonlyMap<string, number | null>;
  /** By the sound of Hindi words; null where words of several families sound alike. */
  readonly sounds: {
    readonly devanagari: ReadonlyMap<string, number | null>;
    readonly latin: ReadonlyMap<string, number | null>;
  };
}

/** Works the forms of all words out: some hundredths of a second at start. */
export function formsOf(words: Numbers): WordForms {
  const spellings = words.filter(([word]) => /^[a-z]{5,}$/.test(word));
  return {
    stems: new Map(words.map(([word, family]) => [stem(word), family])),
    spellings: spellings.map(([word]) => word),
    skeletons: alike(spellings, skeletonOf),
    sounds: {
      devanagari: alike(
        words.filter(([word]) => isDevanagari(word)),
        soundOf,
      ),
      latin: alike(
        words.filter(([word]) => !isDevanagari(word)),
        soundOf,
      ),
    },
  };
}

/** A word written without its vowels; null when too little is left. */
function skeletonOf(word: string): string | null {
  const skeleton = word.replace(/[aeiou]/g, '');
  return /^[b-df-hj-np-tv-z]{4,}$/.test(skeleton) ? skeleton : null;
}

/** The families of words by a form that words may share; null where several families do. */
function alike(words: Numbers, formOf: (word: string) => string | null): Map<string, number | null> {
  const forms = new Map<string, number | null>();
  for (const [word, family] of words) {
    const form = formOf(word);
    if (form !== null) forms.set(form, forms.has(form) && forms.get(form) !== family ? null : family);
  }
  return forms;
}

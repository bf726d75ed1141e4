import { stem } from './normalise.ts';
import { wordsOf } from './tokens.ts';
import { INTENSIFIERS, SEPARATORS, STOP_WORDS } from './words.ts';

/** A phrase as it is written down, in words. */
export interface WordedPhrase {
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

/** How words are read: the plain words of a text, and the family of a word. */
export interface WordReader {
  wordsOf(text: string): string[];
  familyOf(word: string): string;
}

/** `skin red|pink` is one phrase with a choice, unless its words must be found in order: then every variant is a phrase. */
export function readPhrase(finding: string, text: string, { wordsOf, familyOf }: WordReader): WordedPhrase[] {
  const isStrict = text.startsWith('=');
  const oneByOne = (variant: string): WordedPhrase => {
    const words = wordsOf(variant);
    const families = [...new Set(words.flatMap((word) => (isMeaningless(word) ? [] : familyOf(word))))];
    return {
      finding,
      slots: families.map((family) => [family]),
      inOrder: orderOf(words, families, isStrict),
      strong: words.some(isStrong),
    };
  };
  if (!text.includes('|') || isStrict || DEPENDS_ON_BEFORE.test(text))
    return alternatives(text.replace(/^=/, '')).map(oneByOne);
  return likeChoices(text, wordsOf).flatMap((choices) => {
    const slots = choices
      .filter((words) => !words.some(isMeaningless))
      .map((words) => [...new Set(words.map(familyOf))].sort());
    if (slots.length < 2) return alternatives(choices.map((words) => words.join('|')).join(' ')).map(oneByOne);
    return [{ finding, slots: distinct(slots), inOrder: null, strong: choices.some((words) => words.some(isStrong)) }];
  });
}

/** The choices of a phrase; where small or strong words stand beside others, one list of choices for each kind of word. */
function likeChoices(text: string, wordsOf: WordReader['wordsOf']): string[][][] {
  const kindOf = (word: string): string => `${isMeaningless(word)} ${isStrong(word)}`;
  return text.split(/\s+/).reduce<string[][][]>(
    (heads, choice) => {
      const words = choice.split('|').flatMap(wordsOf);
      const kinds = [...new Set(words.map(kindOf))].map((kind) => words.filter((word) => kindOf(word) === kind));
      return heads.flatMap((head) => kinds.map((like) => [...head, like]));
    },
    [[]],
  );
}

/**
 * Small words that are given as a choice where the rest of the phrase is read without them: `arm|and burn blister` would ask for no arm.
 * Beside one other word with meaning a small word counts, and none is named.
 */
export function lostChoices(text: string): string[] {
  if (!text.includes('|') || text.startsWith('=') || DEPENDS_ON_BEFORE.test(text)) return [];
  const choices = text.split(/\s+/).map((choice) => choice.split('|').flatMap((word) => wordsOf(word)));
  const isLost = (word: string): boolean => isMeaningless(word) && !isStrong(word);
  return choices.flatMap((words, place) => {
    const others = choices.filter((other, at) => at !== place && !other.every(isLost));
    return words.length > 1 && others.length > 1 ? words.filter(isLost) : [];
  });
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

function orderOf(words: readonly string[], families: readonly string[], strict: boolean): WordedPhrase['inOrder'] {
  if (strict) return { words, strict };
  return families.length === 1 && words.length > 1 ? { words: words.map(stem), strict } : null;
}

/** `skin red|pink` → `skin red`, `skin pink`. */
function alternatives(text: string): string[] {
  if (!text.includes('|')) return [text];
  let variants = [''];
  for (const part of text.split(/\s+/))
    variants = variants.flatMap((head) => part.split('|').map((word) => `${head} ${word}`));
  return variants;
}

import { normaliseWord, soundOf, stem } from '@sahaay/engine/reading';

/** One word of a text, with the places in the text where it begins and ends, in UTF-16 units. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const JOINERS = /[\u200c\u200d]/g;
/** The letters of a word by which it is kept: longer ones are told apart by their beginnings. */
const MOST_LETTERS = 40;
/** Latin words this short sound like too many others. */
const SHORTEST_SOUND = 4;
/** Marks a sound, so that no word is taken for one. */
const SOUND = '~';

/** The words of a text in the order in which they stand. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORDS)].map(({ 0: typed, index }) => ({
    word: Array.from(normaliseWord(typed.replace(JOINERS, '')))
      .slice(0, MOST_LETTERS)
      .join(''),
    start: index,
    end: index + typed.length,
  }));
}

/** The word without its ending, as posts are found by it. */
export const endingless = (word: string): string => stem(word);

/** How a word sounds, the same for Devanagari and Latin letters; null when that would tell too little. */
export function soundKeyOf(word: string): string | null {
  const isShortLatin = word.length < SHORTEST_SOUND && /^[a-z]/.test(word);
  const sound = isShortLatin ? null : soundOf(word);
  return sound === null ? null : SOUND + sound;
}

/** All by which one word of a text can be found. */
export function keysOf(word: string): string[] {
  const sound = soundKeyOf(word);
  return sound === null ? [endingless(word)] : [endingless(word), sound];
}

/** All by which a text can be found, each once: its words without their endings, and their sounds. */
export function wordsOf(text: string): string[] {
  return [...new Set(placedWords(text).flatMap(({ word }) => keysOf(word)))];
}

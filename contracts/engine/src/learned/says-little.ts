import { isStopWord } from './stop-words.ts';

const FEW_WORDS = 8;
const HARDLY_ANY = 5;

/** Whether a text has so few words that say something that each of them weighs much, also one that means nothing. */
export function saysLittle(words: readonly string[]): boolean {
  return tellingWords(words) < FEW_WORDS;
}

/** Whether hardly any word of a text says something. */
export function saysHardlyAnything(words: readonly string[]): boolean {
  return tellingWords(words) < HARDLY_ANY;
}

/** @param words as `wordsOf` gives them */
function tellingWords(words: readonly string[]): number {
  return words.filter((word) => !isStopWord(word)).length;
}

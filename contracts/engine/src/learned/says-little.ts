import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

const FEW_WORDS = 8;
const HARDLY_ANY = 5;

/** Whether a text has so few words that say something that each of them weighs much, also one that means nothing. */
export function saysLittle(text: string): boolean {
  return tellingWords(text) < FEW_WORDS;
}

/** Whether hardly any word of a text says something. */
export function saysHardlyAnything(text: string): boolean {
  return tellingWords(text) < HARDLY_ANY;
}

function tellingWords(text: string): number {
  return wordsOf(text).filter((word) => !isStopWord(word)).length;
}

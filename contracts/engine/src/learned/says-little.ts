import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

const FEW_WORDS = 8;

/** Whether a text has so few words that say something that each of them weighs much, also one that means nothing. */
export function saysLittle(text: string): boolean {
  return wordsOf(text).filter((word) => !isStopWord(word)).length < FEW_WORDS;
}

import type { Locale } from './translate.ts';

/**
 * The language to name on words that a person wrote, so that a screen reader says them rightly: Hindi for words in
 * Devanagari. Undefined where the letters do not tell.
 */
export const writtenIn = (words: string): Locale | undefined =>
  /\p{Script=Devanagari}/u.test(words) ? 'hi' : undefined;

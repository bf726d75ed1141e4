import { factsOf, LOCALES } from '@sahaay/contracts/constants';
import type { Locale } from './translate.ts';

/** The letters of each language that has letters of its own; of two languages that share them, the first one's. */
const LETTERS = LOCALES.filter((locale) => locale !== 'en').map(
  (locale) => [locale, new RegExp(`\\p{Script=${factsOf(locale).script}}`, 'u')] as const,
);

/**
 * The language to name on words that a person wrote, so that a screen reader says them rightly: Hindi for words in
 * Devanagari, Bengali for words in its letters. Undefined where the letters do not tell.
 */
export const writtenIn = (words: string): Locale | undefined => LETTERS.find(([, letters]) => letters.test(words))?.[0];

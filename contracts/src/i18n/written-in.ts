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

const LATIN = /\p{Script=Latin}{2}/u;

/**
 * The language to name on words that are quoted on a page in `locale`: that of their letters. Latin letters on a page in
 * another script are read as English, also when they spell Hindi, since a Hindi voice would skip or spell them.
 */
export const quotedIn = (words: string, locale: Locale): Locale | undefined =>
  writtenIn(words) ?? (factsOf(locale).script !== 'Latin' && LATIN.test(words) ? 'en' : undefined);

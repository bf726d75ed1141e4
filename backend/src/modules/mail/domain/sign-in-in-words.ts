import type { Language } from '@sahaay/contracts/constants';
import type { SignInFacts } from './mail.js';

/** Hindi is written with the digits that people type, as everywhere in the product. */
const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const PARTS = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const;

/**
 * Writes a moment as a person in India reads it on the clock, such as '28 November 2026 at 9:37 am'. The text around it
 * says that it is the time in India, since the reader may be elsewhere.
 * @param at an ISO string
 */
export function whenInIndia(at: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Asia/Kolkata',
    ...PARTS,
    ...(language === 'hi' && { dayPeriod: 'long' }),
  });
  return format.format(new Date(at));
}

/** Writes a browser and a system as one phrase, such as 'Chrome on Android'. */
export function deviceInWords(
  { browser, system }: Pick<SignInFacts, 'browser' | 'system'>,
  words: { readonly both: string; readonly unknown: string },
): string {
  if (browser === null || system === null) return browser ?? system ?? words.unknown;
  return words.both.replace('{browser}', () => browser).replace('{system}', () => system);
}

import { factsOf, LOCALES } from '@sahaay/contracts/constants';

const OF_LANGUAGE = /\/assets\/([a-z]{2})(?:[-.][a-z]+){1,2}-[\w-]{8}\.js$/;
const OF_SCRIPT = /\/assets\/mukta-([a-z]+)-[\w-]*\.woff2$/;

/**
 * The language whose texts a built file holds, such as `hi` of `/assets/hi-shell-CO7aS7_h.js` and of
 * `/assets/hi.generated-Ab3_x9Qz.js`, or `bn` of `/assets/bn-dangers.generated-Xb3cTBse.js`. Undefined for files that
 * every language needs; English is among these, since it stands in for every other.
 */
export function languageOf(address: string): string | undefined {
  const language = OF_LANGUAGE.exec(address)?.[1];
  return LOCALES.find((known) => known === language && known !== 'en');
}

/** Whether a built file is fetched for the sake of this language alone: its texts, or the font of its headings. */
export function isNeededFor(language: string, address: string): boolean {
  if (languageOf(address) === language) return true;
  const known = LOCALES.find((locale) => locale === language && locale !== 'en');
  return known !== undefined && OF_SCRIPT.exec(address)?.[1] === factsOf(known).script.toLowerCase();
}

/** Whether only some languages need a built file. */
export const isOfSomeLanguages = (address: string): boolean => LOCALES.some((locale) => isNeededFor(locale, address));

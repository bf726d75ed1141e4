import { LOCALES } from '@sahaay/contracts/constants';

const OF_LANGUAGE = /\/assets\/([a-z]{2})[-.][a-z]+-[\w-]{8}\.js$/;

/**
 * The language whose texts a built file holds, such as `hi` of `/assets/hi-shell-CO7aS7_h.js` and of
 * `/assets/hi.generated-Ab3_x9Qz.js`. Undefined for files that every language needs; English is among these, since it
 * stands in for every other.
 */
export function languageOf(address: string): string | undefined {
  const language = OF_LANGUAGE.exec(address)?.[1];
  return LOCALES.find((known) => known === language && known !== 'en');
}

import { LANGUAGES } from '@sahaay/contracts/constants';

const OF_LANGUAGE = /\/assets\/(?:[\w-]+-)?([a-z]{2})(?:\.generated)?-[\w-]{8}\.js$/;

/**
 * The language whose texts a built file holds, such as `hi` of `/assets/hi-D1cNozY0.js` and of
 * `/assets/first-aid-hi.generated-Ab3_x9Qz.js`. Undefined for files that every language needs; English is among these,
 * since it stands in for every other.
 */
export function languageOf(address: string): string | undefined {
  const language = OF_LANGUAGE.exec(address)?.[1];
  return LANGUAGES.some((known) => known === language && known !== 'en') ? language : undefined;
}

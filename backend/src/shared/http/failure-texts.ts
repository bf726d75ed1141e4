import { LOCALES, type Locale } from '@sahaay/contracts/constants';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What is said of failures in a language, by the English sentence. A number stands as #, in the order of the English. */
type FailureTexts = Readonly<Record<string, string>>;

/** Each language has a folder here (`contracts/languages`). */
const FOLDER = path.dirname(createRequire(import.meta.url).resolve('@sahaay/contracts/languages/README.md'));

/** A language without a file of them leaves English, as a page does whose texts do not come. */
function textsOf(locale: Locale): FailureTexts {
  const file = path.join(FOLDER, locale, 'failures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FailureTexts) : {};
}

/** What is said of failures in each language of the pages. English needs no file: its sentences are the keys. */
export const FAILURE_TEXTS: ReadonlyMap<Locale, FailureTexts> = new Map(
  LOCALES.map((locale) => [locale, textsOf(locale)]),
);

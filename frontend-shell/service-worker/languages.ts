import { isNeededFor, languageOf } from '../src/pwa/language-files.ts';

declare const LANGUAGE_FILES: readonly string[];

const CACHE = 'sahaay-languages';

const filesOf = (language: string): string[] => LANGUAGE_FILES.filter((file) => isNeededFor(language, file));

/** Keeps the files of a language that somebody speaks on this device, so that the app speaks it without a network too. */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const file of filesOf(language)) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
}

/** Keeps this release's files of the languages that the release before had kept. */
export async function takeLanguagesOver(): Promise<void> {
  const kept = await (await caches.open(CACHE)).keys();
  const languages = new Set(kept.map(({ url }) => languageOf(url)).filter((language) => language !== undefined));
  await Promise.all([...languages].map(keepLanguage));
}

/** Drops the files of releases before this one. */
export async function dropOlderLanguages(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys())
    if (!LANGUAGE_FILES.includes(new URL(request.url).pathname)) await cache.delete(request);
}

export const isLanguageFile = (url: URL): boolean => LANGUAGE_FILES.includes(url.pathname);

export const keptLanguageFile = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request);

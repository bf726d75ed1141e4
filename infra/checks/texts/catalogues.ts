import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Text = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Text>>;

/** The letters in which a language is written. A text without any of them is not in that language. */
const LETTERS: Readonly<Record<string, RegExp>> = { hi: /\p{Script=Devanagari}/u };

/** The languages besides English of which a folder has texts: the names of its files without a dash. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.slice(1) ?? [])
    .filter((name) => name !== 'en');

/** Reads `en.ts`, which exports `en`, or the file of another language, which exports `texts`. */
export async function readTexts(folder: string, language: string): Promise<Texts> {
  const module = (await import(pathToFileURL(path.join(folder, `${language}.ts`)).href)) as Record<string, Texts>;
  const texts = module[language === 'en' ? 'en' : 'texts'];
  if (!texts) throw new Error(`${folder}/${language}.ts exports no texts`);
  return texts;
}

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

function problemsOfText(english: Text, text: Text, language: string, isSame: boolean): string[] {
  const problems: string[] = [];
  const letters = LETTERS[language];
  if (!letters) return [`the letters of "${language}" are not known: add them to LETTERS`];
  const asked = new Set(forms(english).map(placeholders));
  for (const form of forms(text)) {
    if (!asked.has(placeholders(form))) problems.push(`has other {placeholders} than the English text: ${form}`);
    if (/[^\P{Nd}0-9]/u.test(form)) problems.push(`has digits that are not Latin: ${form}`);
    if (!isSame && forms(english).some(hasWords) && !letters.test(form)) problems.push(`is not translated: ${form}`);
  }
  if (isSame && forms(text).some((form) => letters.test(form))) problems.push('is translated: take it from SAME');
  if (typeof english !== typeof text) problems.push('has plural forms in one of the languages only');
  else if (typeof text !== 'string')
    for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories)
      if (!text[category]) problems.push(`has no form for "${category}"`);
  return problems;
}

/** Compares the texts of a language with the English ones. `same` names the keys that are alike in every language. */
export function problemsOfLanguage(
  english: Texts,
  texts: Texts,
  language: string,
  same: ReadonlySet<string>,
): string[] {
  const missing = Object.keys(english).filter((key) => !(key in texts));
  const added = Object.keys(texts).filter((key) => !(key in english));
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...added.map((key) => `"${key}" is no key of the English texts`),
    ...Object.entries(texts).flatMap(([key, text]) =>
      english[key] === undefined
        ? []
        : problemsOfText(english[key], text, language, same.has(key)).map((problem) => `"${key}" ${problem}`),
    ),
  ];
}

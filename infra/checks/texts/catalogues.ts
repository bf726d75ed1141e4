import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Text = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Text>>;

/** Where each language has its folder. */
const LANGUAGES = path.resolve(import.meta.dirname, '../../../contracts/languages');

/** The languages besides English that the pages speak: the folders that hold their texts. */
export const languages = (): string[] =>
  readdirSync(LANGUAGES).filter((code) => existsSync(path.join(LANGUAGES, code, 'shell.ts')));

/** The letters in which a language is written. A text without any of them is not in that language. */
function lettersOf(language: string): RegExp {
  const facts = readFileSync(path.join(LANGUAGES, language, 'language.json'), 'utf8');
  const { script } = JSON.parse(facts) as { script: string };
  return new RegExp(`\\p{Script=${script}}`, 'u');
}

async function exported(file: string, name: string): Promise<Texts> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Texts>;
  const texts = module[name];
  if (!texts) throw new Error(`${file} exports no ${name}`);
  return texts;
}

/** The English texts of a front end: those that come with it, and those that come with its later code. */
export async function readEnglish(root: string, app: string): Promise<Texts> {
  const files = ['en.ts', 'en-late.ts'].map((file) => path.join(root, app, 'src/i18n', file));
  const there = files.filter((file) => existsSync(file));
  return Object.assign({}, ...(await Promise.all(there.map((file) => exported(file, 'en'))))) as Texts;
}

/** The texts of a front end in another language. */
export const readTexts = (app: string, language: string): Promise<Texts> =>
  exported(path.join(LANGUAGES, language, `${app.replace('frontend-', '')}.ts`), 'texts');

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

function problemsOfText(english: Text, text: Text, language: string, isSame: boolean): string[] {
  const problems: string[] = [];
  const letters = lettersOf(language);
  const asked = new Set(forms(english).map(placeholders));
  for (const form of forms(text)) {
    if (!asked.has(placeholders(form))) problems.push(`has other {placeholders} than the English text: ${form}`);
    if (/[^\P{Nd}0-9]/u.test(form)) problems.push(`has digits that are not Latin: ${form}`);
    if (!isSame && forms(english).some(hasWords) && !letters.test(form)) problems.push(`is not translated: ${form}`);
  }
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

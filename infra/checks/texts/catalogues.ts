import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lateParts } from '../../languages/late-parts.ts';

type Text = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Text>>;

/** Where each language has its folder. */
const LANGUAGES = path.resolve(import.meta.dirname, '../../../contracts/languages');

/** The languages besides English that the pages speak: the folders that hold their texts. */
export const languages = (): string[] =>
  readdirSync(LANGUAGES).filter((code) => existsSync(path.join(LANGUAGES, code, 'shell.ts')));

/** What a file of a language's folder holds. */
export const readJson = <Content>(language: string, file: string): Content =>
  JSON.parse(readFileSync(path.join(LANGUAGES, language, file), 'utf8')) as Content;

/** The letters in which a language is written. A text without any of them is not in that language. */
export function lettersOf(language: string): RegExp {
  const { script } = readJson<{ script: string }>(language, 'language.json');
  return new RegExp(`\\p{Script=${script}}`, 'u');
}

async function exported(file: string, name: string): Promise<Texts> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Texts>;
  const texts = module[name];
  if (!texts) throw new Error(`${file} exports no ${name}`);
  return texts;
}

/** A part of a front end's texts, which is one file in every language: what comes with the app, or what late code brings. */
export interface Part {
  readonly name: string;
  readonly english: Texts;
  /** The same part in another language. */
  in(language: string): Promise<Texts>;
}

/** The texts of a front end, part by part. */
export function readParts(root: string, app: string): Promise<Part[]> {
  const folder = path.join(root, `frontend-${app}/src/i18n`);
  const part = async (name: string, file: string): Promise<Part> => ({
    name,
    english: await exported(path.join(folder, file), 'en'),
    in: (language) => exported(path.join(LANGUAGES, language, `${name}.ts`), 'texts'),
  });
  return Promise.all([
    part(app, 'en.ts'),
    ...lateParts(app).map((name) => part(`${app}-${name}`, `late/en-${name}.ts`)),
  ]);
}

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

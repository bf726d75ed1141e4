import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, lettersOf, readJson } from './catalogues.ts';
import { sentencesIn } from './said-of-failures.ts';
import { SAID_TO_PROGRAMS } from './said-to-programs.ts';

/** What a language says of failures, by the English sentence. A number stands as #. */
type FailureTexts = Readonly<Record<string, string>>;

const backend = path.resolve(import.meta.dirname, '../../../backend/src');
/** Sentences of these never reach somebody who uses the product. */
const UNSEEN = /spec|[/\\](bench|commands|testing|openapi)[/\\]/;
/** What stands between the sentences of a message that joins several. It is a text too, since it ends a sentence. */
const JOINT = '. ';

const plain = (sentence: string): string => sentence.replace(/\$\{[^}]*\}|\d+/g, '#');
const numbersIn = (sentence: string): number => sentence.split('#').length - 1;
/** Finds what a sentence becomes when something is put in for each #. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('#', '.+')}$`, 'u');

function problemsOfText(english: string, text: string, joint: string, letters: RegExp): string[] {
  const stops = joint.trim() === '.' ? /।/ : /\p{L}\p{M}*\.(\s|$)/u;
  return [
    numbersIn(english) === numbersIn(text) ? '' : 'has not a # for each number',
    /[^\P{Nd}0-9]/u.test(text) ? 'has digits that are not Latin' : '',
    english === JOINT || letters.test(text) ? '' : 'is not translated',
    stops.test(text) ? `ends a sentence otherwise than with "${joint.trim()}"` : '',
  ].filter((problem) => problem !== '');
}

/**
 * Compares what a language says of failures with what the API says.
 * @param said each sentence that people may meet, and each that another language has
 * @param letters of the language
 */
export function problemsOfFailureTexts(said: readonly string[], texts: FailureTexts, letters: RegExp): string[] {
  const patterns = said.map(patternOf);
  const keys = Object.keys(texts);
  const plainKeys = keys.map(plain);
  return [
    ...said.filter((_, i) => !plainKeys.some((key) => patterns[i]?.test(key))).map((one) => `does not say: ${one}`),
    ...keys
      .filter((_, i) => !patterns.some((pattern) => pattern.test(plainKeys[i] ?? '')))
      .map((key) => `says of a failure that never happens: ${key}`),
    ...keys.flatMap((key) =>
      problemsOfText(key, texts[key] ?? '', texts[JOINT] ?? JOINT, letters).map((what) => `"${key}" ${what}`),
    ),
  ];
}

/** What the files of the languages lack of the failures that the API tells, and what they have too much. */
export function problemsOfFailures(): string[] {
  const files = globSync('{modules,shared}/**/*.ts', { cwd: backend }).filter((file) => !UNSEEN.test(file));
  const sources = files.map((file) => [file, readFileSync(path.join(backend, file), 'utf8')] as const);
  const code = sources.map(([, source]) => plain(source)).join('\n');
  const all = new Set(sources.flatMap(([file, source]) => sentencesIn(file, source)).map(plain));
  const texts = languages().map((code) => [code, readJson<FailureTexts>(code, 'failures.json')] as const);
  const known = new Set(texts.flatMap(([, said]) => Object.keys(said)).map(plain));
  const said = new Set([
    ...[...all].filter((sentence) => !SAID_TO_PROGRAMS.has(sentence)),
    ...[...known].filter((sentence) => code.includes(sentence)),
    // Sentences that are put together of words are told by the others of their pattern.
    ...[...known].filter((sentence) => [...all].some((pattern) => patternOf(pattern).test(sentence))),
  ]);
  return [
    ...texts.flatMap(([language, own]) =>
      problemsOfFailureTexts([...said], own, lettersOf(language)).map((problem) => `${language} ${problem}`),
    ),
    ...[...SAID_TO_PROGRAMS].filter((one) => !all.has(one)).map((one) => `said to no program any more: ${one}`),
  ];
}

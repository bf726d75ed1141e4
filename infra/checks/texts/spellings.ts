import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** Where Hindi stands that people are shown: whole files, and those that hold it beside other things. */
const WHOLE = [
  'contracts/languages/hi/*.{ts,json}',
  'frontend-*/src/**/i18n/hi*.ts',
  'backend/src/modules/mail/domain/texts/hi.json',
  'contracts/engine/src/red-flags/noticed-texts.ts',
  'infra/mobile/unreachable-page.ts',
];
const PARTS = ['backend/src/modules/tips/domain/tips.json', 'contracts/engine/knowledge/**/*.json'];
/** The fields in which those hold it. What the engine listens for is spelled in every way, and stands in others. */
const SHOWN_FIELD = /^hi$|_hi$/;
const WORD = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g;

/** The texts of a value that are shown in Hindi. */
function shown(value: unknown, isShown = false): string[] {
  if (typeof value === 'string') return isShown ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => shown(part, isShown || SHOWN_FIELD.test(field)));
}

/**
 * The words that are written with chandrabindu in one text and with anusvara in another, as साँस and सांस.
 * @param texts each with the name of where it stands
 */
export function spelledInTwoWays(texts: readonly (readonly [where: string, text: string])[]): string[] {
  const words = texts.flatMap(([where, text]) =>
    (text.normalize('NFC').match(WORD) ?? []).map((word) => ({ word, where })),
  );
  const alike = Map.groupBy(words, ({ word }) => word.replaceAll('ँ', 'ं'));
  return [...alike.values()]
    .map((group) => [...Map.groupBy(group, ({ word }) => word)])
    .filter((spellings) => spellings.length > 1)
    .map((spellings) =>
      spellings
        .toSorted(([, some], [, others]) => others.length - some.length)
        .map(([word, places]) => `${word} ${places.length} times (${places[0]?.where})`)
        .join(' and '),
    );
}

/** The Hindi words that people are shown in two spellings, each with how often and where it stands. */
export function problemsOfSpelling(): string[] {
  const files = (patterns: readonly string[]): string[] =>
    globSync([...patterns], { cwd: root }).filter((file) => !file.includes('.generated.'));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return spelledInTwoWays([
    ...files(WHOLE).map((file) => [file, read(file)] as const),
    ...files(PARTS).flatMap((file) => shown(JSON.parse(read(file))).map((text) => [file, text] as const)),
  ]).map((problem) => `spelled in two ways: ${problem}`);
}

import { keysOf, placedWords, type PlacedWord } from './words-to-find.js';

/** One word that is looked for: a text has it when it has one of these keys, or a word that begins so. */
export interface WantedWord {
  readonly keys: ReadonlySet<string>;
  /** While somebody types, the beginning of their last word. */
  readonly beginning?: string;
}

/** What is looked for: all words of one of these names. */
export type Wanted = readonly (readonly WantedWord[])[];

/** A part of a text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The fewest names that the same texts have: where a text that has one name always has another one, the first needs no
 * question of its own. "Dengue fever" goes, where "dengue" is a name too.
 */
export function fewestNames(wanted: Wanted): Wanted {
  return wanted.filter(
    (name, place) =>
      !wanted.some((other, at) => at !== place && implies(name, other) && (!implies(other, name) || at < place)),
  );
}

/** Whether every text that has all words of `name` has all words of `other`. */
function implies(name: readonly WantedWord[], other: readonly WantedWord[]): boolean {
  return other.every((word) => name.some((own) => !own.beginning && own.keys.isSubsetOf(word.keys)));
}

const quoted = (key: string): string => `'${key.replace(/['\\]/g, String.raw`$&$&`)}'`;

/** Writes what is looked for as PostgreSQL reads it (`tsquery`). */
export function toTsquery(wanted: Wanted): string {
  return wanted.map((words) => `(${words.map(oneWord).join(' & ')})`).join(' | ');
}

/** The same, a condition for each word, in the order in which the words stand in what is wanted. */
export function toTsqueries(wanted: Wanted): string[] {
  return wanted.flat().map(oneWord);
}

function oneWord({ keys, beginning }: WantedWord): string {
  const all = [...keys].map(quoted);
  if (beginning) all.push(`${quoted(beginning)}:*`);
  return `(${all.join(' | ')})`;
}

/** The words of a text that were looked for. They neither overlap nor touch. */
export function rangesOf(text: string, wanted: Wanted): Range[] {
  const words = wanted.flat();
  return placedWords(text)
    .filter((placed) => words.some((word) => isMeant(placed, word)))
    .map(({ start, end }) => ({ start, end }));
}

function isMeant({ word }: PlacedWord, { keys, beginning }: WantedWord): boolean {
  const own = keysOf(word);
  return own.some((key) => keys.has(key) || (beginning !== undefined && key.startsWith(beginning)));
}

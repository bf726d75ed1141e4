import { keysOf, placedWords } from './words-to-find.js';

/** One word that is looked for: a text has it when it has one of these keys, or a word that begins so. */
export interface WantedWord {
  readonly keys: ReadonlySet<string>;
  /** While somebody types, the beginning of their last word. */
  readonly beginning?: string;
}

/** Words that a text must all have. */
type Name = readonly WantedWord[];

/** What is looked for: all words of one of these names. */
export type Wanted = readonly Name[];

/** So many first letters of a word the index of words keeps, each as a word of its own with a mark before it. */
const BEGINNINGS = [3, 4, 5, 7] as const;
/** The mark, which no word has. */
const BEGINNING = '^';

/** A part of a text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The fewest names that the same texts have. Names that differ in one word are one name with either word: "neck strain"
 * and "neck sprain". Where a text that has one name always has another one, the first needs no question of its own:
 * "dengue fever" goes, where "dengue" is a name too.
 */
export function fewestNames(wanted: Wanted): Wanted {
  const needed = wanted.filter(
    (name, place) =>
      !wanted.some((other, at) => at !== place && implies(name, other) && (!implies(other, name) || at < place)),
  );
  for (const [place, name] of needed.entries())
    for (const other of needed.slice(place + 1)) {
      const either = eitherOf(name, other);
      if (either) return fewestNames([either, ...needed.filter((kept) => kept !== name && kept !== other)]);
    }
  return needed;
}

/** One name for two that differ in one word; undefined when they differ otherwise. */
function eitherOf(name: Name, other: Name): Name | undefined {
  const [own, ...moreOwn] = name.filter((word) => !other.some((another) => isSame(word, another)));
  const [others, ...moreOthers] = other.filter((another) => !name.some((word) => isSame(word, another)));
  if (!own || !others || own.beginning || others.beginning || moreOwn.length + moreOthers.length > 0) return undefined;
  return [...name.filter((word) => word !== own), { keys: own.keys.union(others.keys) }];
}

const isSame = (word: WantedWord, other: WantedWord): boolean =>
  word.beginning === other.beginning && word.keys.size === other.keys.size && word.keys.isSubsetOf(other.keys);

/** Whether every text that has all words of `name` has all words of `other`. */
function implies(name: Name, other: Name): boolean {
  return other.every((word) => name.some((own) => !own.beginning && own.keys.isSubsetOf(word.keys)));
}

const quoted = (key: string): string => `'${key.replace(/['\\]/g, String.raw`$&$&`)}'`;

/** Writes what is looked for as PostgreSQL reads it (`tsquery`). */
export function toTsquery(wanted: Wanted): string {
  return wanted.map((words) => `(${words.map(oneWord).join(' & ')})`).join(' | ');
}

/**
 * A condition for each word, in the order in which the words stand in what is wanted, as the index of words answers it:
 * that index keeps some beginnings of words as words of their own (the function `with_beginnings` of the database), since
 * it would else read everything that has any word that begins so. A text may have a condition without having the word,
 * when the word's beginning is longer than the kept one.
 */
export function toIndexTsqueries(wanted: Wanted): string[] {
  return wanted.flat().map(({ keys, beginning }) => {
    const all = [...keys].map(quoted);
    if (beginning) all.push(quoted(keptBeginning(beginning)));
    return `(${all.join(' | ')})`;
  });
}

function keptBeginning(beginning: string): string {
  const letters = Array.from(beginning);
  const kept = BEGINNINGS.findLast((length) => length <= letters.length);
  return BEGINNING + letters.slice(0, kept).join('');
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
    .filter(({ word }) => isOneOf(words, keysOf(word)))
    .map(({ start, end }) => ({ start, end }));
}

/** Whether what can be found by these keys is one of the words. */
const isOneOf = (words: readonly WantedWord[], keysOfOne: readonly string[]): boolean =>
  words.some(({ keys, beginning }) =>
    keysOfOne.some((key) => keys.has(key) || (beginning !== undefined && key.startsWith(beginning))),
  );

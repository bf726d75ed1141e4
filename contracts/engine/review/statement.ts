import { createHash } from 'node:crypto';

/** The way to a text inside an entry: `['steps', 2]`. */
export type Path = readonly (string | number)[];

/** One thing that an entry says, for one row of a sheet: a text that may be corrected there, or a fact told in a sentence. */
export interface Part {
  /** What the row is called inside its entry: `steps/3`. */
  readonly key: string;
  /** The same for a reader: "step 3". */
  readonly what: string;
  /** Where the English and the Hindi text stand. A fact has neither. */
  readonly english?: Path;
  readonly hindi?: Path;
  readonly fact?: string;
}

/** A row of a sheet, without its marks. */
export interface Statement {
  /** Names it for good: `conditions/dengue/self_care/2`. */
  readonly id: string;
  readonly what: string;
  readonly english: string;
  readonly hindi: string;
  /** Where the texts that may be corrected stand; nowhere for a fact, and for a Hindi text that is not written yet. */
  readonly paths: { readonly english?: Path; readonly hindi?: Path };
}

/** An entry of the knowledge as the statements that a clinician compares with its source. */
export interface ReviewedEntry {
  /** `conditions/dengue` */
  readonly id: string;
  /** "Skin" */
  readonly chapter: string;
  /** As a reader knows it. */
  readonly name: string;
  readonly source: string;
  /** The file that holds it, and the way to it inside. */
  readonly file: string;
  readonly place: Path;
  readonly statements: readonly Statement[];
}

/** One sheet. */
export interface Chapter {
  /** Of the sheet: `conditions-skin.csv`. */
  readonly sheet: string;
  readonly entries: readonly ReviewedEntry[];
}

export const text = (key: string, what: string, english: Path, hindi?: Path): Part => ({ key, what, english, hindi });
export const fact = (key: string, what: string, sentence: string): Part => ({ key, what, fact: sentence });

/** The rows of the parts of an entry; a part that says nothing has none. */
export function statementsOf(entryId: string, entry: unknown, parts: readonly Part[]): Statement[] {
  return parts.flatMap(({ key, what, english, hindi, fact: told }) => {
    const written = (path?: Path): string => (path ? (textAt(entry, path) ?? '') : '');
    const row = { id: `${entryId}/${key}`, what, english: told ?? written(english), hindi: written(hindi) };
    if (row.english === '') return [];
    return [{ ...row, paths: { english, hindi: row.hindi === '' ? undefined : hindi } }];
  });
}

/** What a statement says, in some letters. They begin with one that no spreadsheet takes for a number. */
export function versionOf({ id, what, english, hindi }: Statement, { source }: Pick<ReviewedEntry, 'source'>): string {
  const said = JSON.stringify([id, what, english, hindi, source]);
  return `v${createHash('sha256').update(said).digest('hex').slice(0, 10)}`;
}

function textAt(entry: unknown, path: Path): string | undefined {
  let value = entry;
  for (const step of path) value = (value as Record<string | number, unknown> | undefined)?.[step];
  return typeof value === 'string' ? value : undefined;
}

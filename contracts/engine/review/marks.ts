import { isMarked, isUntouched, plainly, type SheetRow } from './sheet.ts';
import { versionOf, type Chapter, type ReviewedEntry, type Statement } from './statement.ts';

/** What a reviewer says of one statement. */
export interface Mark {
  readonly entry: ReviewedEntry;
  readonly statement: Statement;
  /** undefined: the statement was not looked at. */
  readonly isRight?: boolean;
  /** The new wording; empty when nothing is to change. */
  readonly english: string;
  readonly hindi: string;
  readonly remark: string;
}

/** The marks of the rows that can be taken, and a sentence for each row that cannot. */
export interface Marks {
  readonly taken: readonly Mark[];
  readonly refused: readonly string[];
}

/** A lone x is a tick to some and a cross to others, so it is neither. */
const YES = new Set(['ok', 'okay', 'yes', 'y', 'true', 'right', '✓', '✔', 'हाँ', 'हां', 'ठीक', 'सही']);
const NO = new Set(['no', 'n', 'false', 'wrong', 'not ok', '✗', '✘', 'नहीं', 'गलत', 'ग़लत']);

/** Compares the rows that carry a mark with the knowledge as it stands now. */
export function readMarks(chapters: readonly Chapter[], rows: readonly SheetRow[]): Marks {
  const known = new Map(
    chapters.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.statements.map((statement) => [statement.id, { entry, statement }] as const)),
    ),
  );
  const marked = rows.filter(isMarked);
  const first = new Map(marked.toReversed().map((row) => [row.id, row]));
  const doubled = new Set(marked.filter((row) => first.get(row.id) !== row).map(({ id }) => id));
  const taken: Mark[] = [];
  const refused: string[] = [];
  for (const row of marked) {
    const found = known.get(row.id);
    const reason = doubled.has(row.id) ? 'it is marked twice' : whyRefused(row, found);
    if (reason !== undefined || !found) refused.push(`${row.id || 'a row without an id'} (${row.where}): ${reason}`);
    else taken.push(markOf(row, found));
  }
  return { taken, refused };
}

/** A row that carries marks; nothing when it can be taken. */
function whyRefused(row: SheetRow, found?: { entry: ReviewedEntry; statement: Statement }): string | undefined {
  if (!found) return 'the knowledge has no such statement: its id was edited, or it has gone since';
  const { entry, statement } = found;
  if (row.version !== versionOf(statement, entry)) return 'the statement has changed since this sheet was written';
  for (const language of ['english', 'hindi'] as const)
    if (!isUntouched(row[language], statement[language]))
      return `its ${language === 'hindi' ? 'Hindi' : 'English'} was changed in its own column; write new words under "correction"`;
  if (row.ok !== '' && isYes(row.ok) === undefined) return `"${row.ok}" is neither yes nor no`;
  return undefined;
}

function isYes(mark: string): boolean | undefined {
  const word = mark.normalize('NFC').toLowerCase().replace(/[.!]$/, '');
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

function markOf(row: SheetRow, { entry, statement }: { entry: ReviewedEntry; statement: Statement }): Mark {
  const wording = (cell: string, now: string): string => (plainly(cell) === plainly(now) ? '' : plainly(cell));
  return {
    entry,
    statement,
    isRight: isYes(row.ok),
    english: wording(row.correction, statement.english),
    hindi: wording(row.correctionHindi, statement.hindi),
    remark: plainly(row.remark),
  };
}

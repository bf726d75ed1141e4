import { CsvError, parse } from 'csv-parse/sync';
import { ReviewError } from './review-error.ts';
import { versionOf, type Chapter } from './statement.ts';

/** The columns of a sheet. Those from "ok?" to "remark" are the reviewer's. */
const COLUMNS = {
  id: 'id',
  chapter: 'chapter',
  entry: 'entry',
  what: 'what',
  english: 'English',
  hindi: 'Hindi',
  source: 'source',
  ok: 'ok?',
  correction: 'correction',
  correctionHindi: 'correction in Hindi',
  remark: 'remark',
  version: 'version',
} as const;

/** A row as it came back. */
export interface SheetRow extends Readonly<
  Record<Exclude<keyof typeof COLUMNS, 'chapter' | 'entry' | 'what' | 'source'>, string>
> {
  /** File and line, as a mistake is told. */
  readonly where: string;
}

const BOM = '\uFEFF';
const NEEDED = ['id', 'english', 'hindi', 'ok', 'correction', 'correctionHindi', 'remark', 'version'] as const;
/** "ok?", "correction", "correction in Hindi" and "remark", for the reviewer. */
const UNMARKED = ['', '', '', ''];
/** Signs with which a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t]/;

/** A sheet that spreadsheets open with its Hindi intact: RFC 4180 with a byte order mark, one row a statement. */
export function writeSheet({ entries }: Chapter): string {
  const rows = entries.flatMap((entry) =>
    entry.statements.map((statement) => [
      statement.id,
      entry.chapter,
      entry.name,
      statement.what,
      statement.english,
      statement.hindi,
      entry.source,
      ...UNMARKED,
      versionOf(statement, entry),
    ]),
  );
  const lines = [Object.values(COLUMNS), ...rows].map((cells) => cells.map(cellOf).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function cellOf(value: string): string {
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * The rows of a sheet, as any spreadsheet saved them: with commas, semicolons or tabs, in any order of columns.
 *
 * @throws ReviewError
 */
export function readSheet(name: string, bytes: Uint8Array): SheetRow[] {
  const [header = [], ...rows] = cellsOf(name, bytes);
  const titles = header.map((title) => title.trim().toLowerCase());
  const places = NEEDED.map((field) => [field, titles.indexOf(COLUMNS[field].toLowerCase())] as const);
  const missing = places.filter(([, at]) => at < 0).map(([field]) => `"${COLUMNS[field]}"`);
  if (missing.length > 0) throw new ReviewError(`${name} lacks the column ${missing.join(', ')}.`);
  return rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const fields = places.map(([field, place]) => [field, (cells[place] ?? '').trim()] as const);
    return [{ ...(Object.fromEntries(fields) as Omit<SheetRow, 'where'>), where: `${name}, row ${at + 2}` }];
  });
}

function cellsOf(name: string, bytes: Uint8Array): string[][] {
  const written = decode(name, bytes);
  try {
    return parse(written, { delimiter: delimiterOf(written), relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    throw new ReviewError(`${name} breaks off near line ${lines}: a quotation mark is not closed there.`);
  }
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReviewError(`${name} is not in UTF-8, so its Hindi is lost. Save it as "CSV UTF-8" and read it again.`);
  }
}

/** The sign between the titles: Excel takes a semicolon in countries that write 0,5. */
function delimiterOf(written: string): string {
  const [titles = ''] = written.split(/\r?\n/, 1);
  const count = (sign: string): number => titles.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}

/** Whether a reviewer wrote anything into one of the rows. */
export const carriesMarks = (rows: readonly SheetRow[]): boolean => rows.some(isMarked);

export const isMarked = ({ ok, correction, correctionHindi, remark }: SheetRow): boolean =>
  [ok, correction, correctionHindi, remark].some((cell) => cell !== '');

/** Whether a cell still says what was written into it: spreadsheets change line breaks and spaces. */
export function isUntouched(cell: string, statement: string): boolean {
  return plainly(cell) === plainly(statement);
}

/** A text on one line, as the knowledge has it. */
export const plainly = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ')
    .trim();

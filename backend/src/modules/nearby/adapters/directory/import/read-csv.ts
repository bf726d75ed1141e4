import { pipeline, type Readable } from 'node:stream';
import { CsvError, parse, type InfoRecord } from 'csv-parse';
import { UnreadableFile, type FileRecord } from './file-record.js';

/** How the columns of a table are to be understood. */
export interface ColumnMap {
  /** The header of the column that holds a field: `{ name: 'Facility Name' }`. Others go by their own header. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fields that are the same in every row: `{ category: 'pharmacy' }`. */
  readonly constants: Readonly<Record<string, string>>;
}

const DELIMITERS = [',', ';', '\t', '|'];
/** A row longer than this is a quotation mark that was never closed, bytes. */
const LONGEST_ROW = 1 << 20;
const LATITUDE = ['lat', 'latitude'];
const LONGITUDE = ['lng', 'lon', 'longitude'];

/** The sign that divides the columns, judged by the first line; undefined when the text is no table. */
export function delimiterOf(head: string): string | undefined {
  const firstLine = head.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const count = (delimiter: string) => firstLine.split(delimiter).length - 1;
  const best = DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  return count(best) > 1 ? best : undefined;
}

/**
 * Reads the rows of a table with headers as records.
 *
 * @throws UnreadableFile when a column is missing or a quotation mark is never closed
 */
export async function* readCsv(file: Readable, delimiter: string, map: ColumnMap): AsyncGenerator<FileRecord> {
  const parser = parse({
    bom: true,
    columns: (headers: string[]) => fieldsOf(headers, map),
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  pipeline(file, parser, () => undefined);
  try {
    for await (const row of parser as AsyncIterable<{ record: Record<string, string>; info: InfoRecord }>) {
      yield { number: row.info.lines, json: JSON.stringify({ ...row.record, ...map.constants }) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines']);
    throw new UnreadableFile(`its rows cannot be told apart near line ${line}: is a quotation mark not closed there?`);
  }
}

function fieldsOf(headers: readonly string[], { headers: wanted, constants }: ColumnMap): string[] {
  const plain = headers.map((header) => header.trim().toLowerCase());
  const fieldAt = new Map<number, string>();
  for (const [field, header] of Object.entries(wanted)) {
    const at = plain.indexOf(header.trim().toLowerCase());
    if (at < 0) throw new UnreadableFile(`it has no column "${header}"; its columns are: ${headers.join(', ')}`);
    fieldAt.set(at, field);
  }
  const taken = new Set([...fieldAt.values(), ...Object.keys(constants)]);
  const fields = plain.map((header, at) => fieldAt.get(at) ?? (taken.has(header) ? `${header} (column ${at + 1})` : header));
  for (const [field, names] of [['name', ['name']], ['lat', LATITUDE], ['lng', LONGITUDE]] as const) {
    if (names.some((name) => fields.includes(name))) continue;
    throw new UnreadableFile(
      `none of its columns is ${field}; name it with --column ${field}=HEADER; its columns are: ${headers.join(', ')}`,
    );
  }
  return fields;
}

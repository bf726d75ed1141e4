import { pipeline, type Readable } from 'node:stream';
import { CsvError, parse, type InfoRecord } from 'csv-parse';
import { recordOf, type Register } from '../registers/register.js';
import { BREAKS_OFF, UnreadableFile, type FileRecord } from './file-record.js';

/** How the columns of a table are to be understood. */
export interface ColumnMap {
  /** The header of the column that holds a field: `{ name: 'Facility Name' }`. Other fields are named like their columns. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fields that are the same in every row: `{ category: 'pharmacy' }`. */
  readonly constants: Readonly<Record<string, string>>;
}

const DELIMITERS = [',', ';', '\t', '|'];
/** A row longer than this many bytes holds a quotation mark that was never closed. */
const LONGEST_ROW = 1 << 20;
const LATITUDE = ['lat', 'latitude'];
const LONGITUDE = ['lng', 'lon', 'longitude'];

/** The headers of a table, as they stand in its first line. */
export function headersIn(head: string, delimiter: string): string[] {
  const [firstLine = ''] = head
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  return firstLine.split(delimiter).map((header) => header.trim().replace(/^"(.*)"$/, '$1'));
}

/** The sign that divides the columns, judged by the first line; undefined when the text is no table. */
export function delimiterOf(head: string): string | undefined {
  const firstLine = head.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const count = (delimiter: string) => firstLine.split(delimiter).length - 1;
  const best = DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  return count(best) > 1 ? best : undefined;
}

interface Row {
  readonly record: Record<string, string>;
  readonly info: InfoRecord;
}

/**
 * Reads the rows of a table with headers as records.
 *
 * @param register that the table belongs to, which tells what its columns mean
 * @throws UnreadableFile when a column is missing, a quotation mark is never closed or the file breaks off within its last row
 */
export async function* readCsv(
  file: Readable,
  delimiter: string,
  map: ColumnMap,
  register?: Register,
): AsyncGenerator<FileRecord> {
  let columns = 0;
  const parser = parse({
    bom: true,
    columns: (headers: string[]) => {
      const fields = register
        ? headers.map((header, at) => header.trim() || `column ${at + 1}`)
        : fieldsOf(headers, map);
      columns = new Set(fields).size;
      return fields;
    },
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  let lastText = '';
  const watched = async function* (text: AsyncIterable<string>) {
    for await (const chunk of text) {
      lastText = chunk || lastText;
      yield chunk;
    }
  };
  pipeline(file, watched, parser, () => undefined);
  let last: Row | undefined;
  const fileRecordOf = ({ record, info }: Row): FileRecord => ({
    number: info.lines,
    json: JSON.stringify({ ...(register ? recordOf(register, record) : record), ...map.constants }),
  });
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      if (last) yield fileRecordOf(last);
      last = row;
    }
    // A number that was cut off is another number, so nobody should believe this row.
    if (last && columns > Object.keys(last.record).length && !/[\r\n]$/.test(lastText))
      throw new UnreadableFile(BREAKS_OFF);
    if (last) yield fileRecordOf(last);
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
  const fields = plain.map(
    (header, at) => fieldAt.get(at) ?? (taken.has(header) ? `${header} (column ${at + 1})` : header),
  );
  for (const [field, names] of [
    ['name', ['name']],
    ['lat', LATITUDE],
    ['lng', LONGITUDE],
  ] as const) {
    if (names.some((name) => fields.includes(name))) continue;
    throw new UnreadableFile(
      `none of its columns is ${field}; name it with --column ${field}=HEADER; its columns are: ${headers.join(', ')}`,
    );
  }
  return fields;
}

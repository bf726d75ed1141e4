import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { ArrayScanner } from './array-scanner.js';
import { readHead } from './file-head.js';
import { BREAKS_OFF, LONGEST_RECORD, UnreadableFile, type FileRecord } from './file-record.js';
import { openBytes, textOf } from './file-text.js';
import { REGISTERS_OF_INDIA } from '../registers/india.js';
import { recordOf, registerOf, type Register } from '../registers/register.js';
import { delimiterOf, headersIn, readCsv, type ColumnMap } from './read-csv.js';
import { readPbf } from './read-pbf.js';

/** A file of records, read as a stream: memory does not grow with the file. */
export interface RecordFile {
  /** What `number` counts. */
  readonly unit: 'line' | 'record';
  readonly records: AsyncIterable<FileRecord>;
  /** The national register that the file was taken for, by its headers. */
  readonly register?: Register | undefined;
  /** The share of the work of reading that is done, from 0 to 1. */
  done(): number;
}

const LINE_ENDINGS = new Set(['.ndjson', '.jsonl', '.geojsonl', '.geojsons', '.geojsonseq']);
const RECORD_SEPARATOR = '\u001e';

/**
 * Opens OSM PBF, GeoJSON, newline-delimited JSON (one record or feature a line), Overpass JSON or a table with headers
 * (CSV), told apart by content, not by name. All but PBF may be compressed with gzip.
 *
 * @throws UnreadableFile when it is none of them; later, while iterating, when the file breaks off
 */
export async function openRecords(file: string, columns: ColumnMap): Promise<RecordFile> {
  const { size } = await stat(file);
  const head = await readHead(file);
  if (head.kind === 'pbf') {
    let share = 0;
    return { unit: 'record', records: readPbf(file, size, (done) => (share = done)), done: () => share };
  }
  const lines = isLineByLine(file, head.text);
  const delimiter = lines || /^\s*[[{]/.test(head.text) ? undefined : delimiterOf(head.text);
  if (!lines && delimiter === undefined && !/^\s*[[{]/.test(head.text)) {
    throw new UnreadableFile('it is neither OSM PBF, GeoJSON, newline-delimited JSON, Overpass JSON nor a table (CSV)');
  }
  const { stream, bytesRead } = openBytes(file, head.isGzip);
  const text = textOf(stream);
  const done = () => bytesRead() / size;
  if (lines) return { unit: 'line', records: readLines(text), done };
  if (delimiter === undefined) {
    const register = registerOf(REGISTERS_OF_INDIA, namesIn(head.text));
    const records = readArray(text);
    return { unit: 'record', records: register ? understood(records, register) : records, register, done };
  }
  // Whoever names columns knows better what they mean.
  const isOwnMap = Object.keys(columns.headers).length > 0;
  const register = isOwnMap ? undefined : registerOf(REGISTERS_OF_INDIA, headersIn(head.text, delimiter));
  const table = Readable.from(text, { objectMode: true });
  return { unit: 'line', records: readCsv(table, delimiter, columns, register), register, done };
}

/** The names of members in the beginning of a JSON document. */
function namesIn(head: string): string[] {
  return [...head.slice(0, 20_000).matchAll(/"(\w{2,60})"\s*:/g)].map(([, name = '']) => name);
}

/** The records of a register in JSON; one that is no object stays as it is, to be refused later. */
async function* understood(records: AsyncIterable<FileRecord>, register: Register): AsyncGenerator<FileRecord> {
  for await (const record of records) {
    const fields = objectIn(record.json);
    yield fields ? { ...record, json: JSON.stringify(recordOf(register, fields)) } : record;
  }
}

function objectIn(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isLineByLine(file: string, head: string): boolean {
  if (head.startsWith(RECORD_SEPARATOR)) return true;
  const firstLine = head.trimStart().split('\n', 1)[0] ?? '';
  const ending = extname(file.replace(/\.gz$/i, '')).toLowerCase();
  // A whole collection on one line is no list of lines, whatever it is called.
  const isCollection = /"(features|elements|facilities)"\s*:\s*\[/.test(firstLine.slice(0, 5000));
  if (LINE_ENDINGS.has(ending) && /^\s*\{/.test(head) && !isCollection) return true;
  try {
    const first: unknown = JSON.parse(firstLine);
    return (
      typeof first === 'object' &&
      first !== null &&
      !Array.isArray(first) &&
      !['features', 'elements', 'facilities'].some((list) => list in first)
    );
  } catch {
    return false;
  }
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let number = 0;
  let rest = '';
  const recordOf = (line: string) => (line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line).trim();
  for await (const chunk of text) {
    const lines = chunk.split('\n');
    // The reader keeps only the beginning of a line that is too long.
    if (rest.length <= LONGEST_RECORD) rest += lines[0] ?? '';
    for (const line of lines.slice(1)) {
      number += 1;
      const json = recordOf(rest);
      if (json !== '') yield { number, json };
      rest = line;
    }
  }
  const json = recordOf(rest);
  if (json === '') return;
  yield { number: number + 1, json };
  if (!isJson(json)) throw new UnreadableFile(BREAKS_OFF);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function* readArray(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const scanner = new ArrayScanner();
  let number = 0;
  for await (const chunk of text) {
    for (const json of scanner.scan(chunk)) yield { number: ++number, json };
  }
  if (!scanner.isComplete) throw new UnreadableFile(BREAKS_OFF);
  if (scanner.remark) throw new UnreadableFile(`its server says that it is incomplete: ${scanner.remark}`);
  if (number === 0) throw new UnreadableFile('it holds no list of places ("features", "elements" or an array)');
}

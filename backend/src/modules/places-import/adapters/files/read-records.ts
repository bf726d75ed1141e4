import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { ArrayScanner } from './array-scanner.js';
import { readHead } from './file-head.js';
import { BREAKS_OFF, LONGEST_RECORD, UnreadableFile, type FileRecord } from './file-record.js';
import { openBytes, textOf } from './file-text.js';
import { delimiterOf, readCsv, type ColumnMap } from './read-csv.js';
import { readPbf } from './read-pbf.js';

/** A file of records, read as a stream: memory does not grow with the file. */
export interface RecordFile {
  /** What `number` counts. */
  readonly unit: 'line' | 'record';
  readonly records: AsyncIterable<FileRecord>;
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
  if (delimiter === undefined) return { unit: 'record', records: readArray(text), done };
  return { unit: 'line', records: readCsv(Readable.from(text, { objectMode: true }), delimiter, columns), done };
}

function isLineByLine(file: string, head: string): boolean {
  if (head.startsWith(RECORD_SEPARATOR)) return true;
  const firstLine = head.trimStart().split('\n', 1)[0] ?? '';
  const ending = extname(file.replace(/\.gz$/i, '')).toLowerCase();
  // A whole collection on one line is no list of lines, whatever it is called.
  const isCollection = /"(features|elements)"\s*:\s*\[/.test(firstLine.slice(0, 5000));
  if (LINE_ENDINGS.has(ending) && /^\s*\{/.test(head) && !isCollection) return true;
  try {
    const first: unknown = JSON.parse(firstLine);
    return (
      typeof first === 'object' &&
      first !== null &&
      !Array.isArray(first) &&
      !('features' in first) &&
      !('elements' in first)
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

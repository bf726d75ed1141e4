import { createReadStream, type ReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { ArrayScanner } from './array-scanner.js';
import { readHead } from './file-head.js';
import { UnreadableFile, type FileRecord } from './file-record.js';
import { delimiterOf, readCsv, type ColumnMap } from './read-csv.js';

/** A file of records, read as a stream: memory does not grow with the file. */
export interface RecordFile {
  /** What `number` counts. */
  readonly unit: 'line' | 'record';
  readonly records: AsyncIterable<FileRecord>;
  /** Bytes read so far. */
  bytesRead(): number;
}

const LINE_ENDINGS = new Set(['.ndjson', '.jsonl', '.geojsonl', '.geojsons', '.geojsonseq']);
const RECORD_SEPARATOR = '\u001e';

/**
 * Opens GeoJSON, newline-delimited JSON (one record or feature a line), Overpass JSON or a table with headers (CSV),
 * told apart by content, not by name.
 *
 * @throws UnreadableFile when it is none of them; later, while iterating, when the file breaks off
 */
export async function openRecords(file: string, columns: ColumnMap): Promise<RecordFile> {
  const head = await readHead(file);
  const stream = createReadStream(file, { highWaterMark: 1 << 18 });
  const bytesRead = () => stream.bytesRead;
  if (isLineByLine(file, head)) return { unit: 'line', records: readLines(stream), bytesRead };
  if (/^\s*[[{]/.test(head)) return { unit: 'record', records: readArray(stream), bytesRead };
  const delimiter = delimiterOf(head);
  if (delimiter !== undefined) return { unit: 'line', records: readCsv(stream, delimiter, columns), bytesRead };
  stream.destroy();
  throw new UnreadableFile('it is neither GeoJSON, newline-delimited JSON, Overpass JSON nor a table (CSV)');
}

function isLineByLine(file: string, head: string): boolean {
  if (head.startsWith(RECORD_SEPARATOR)) return true;
  if (LINE_ENDINGS.has(extname(file).toLowerCase()) && /^\s*\{/.test(head)) return true;
  const firstLine = head.trimStart().split('\n', 1)[0] ?? '';
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

async function* readLines(stream: ReadStream): AsyncGenerator<FileRecord> {
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
    number += 1;
    const json = (line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line).trim();
    if (json !== '') yield { number, json };
  }
}

async function* readArray(stream: ReadStream): AsyncGenerator<FileRecord> {
  const scanner = new ArrayScanner();
  stream.setEncoding('utf8');
  let number = 0;
  for await (const chunk of stream as AsyncIterable<string>) {
    for (const json of scanner.scan(chunk)) yield { number: ++number, json };
  }
  if (!scanner.isComplete) throw new UnreadableFile('it breaks off in the middle; is the download complete?');
  if (scanner.remark) throw new UnreadableFile(`its server says that it is incomplete: ${scanner.remark}`);
  if (number === 0) throw new UnreadableFile('it holds no list of places ("features", "elements" or an array)');
}

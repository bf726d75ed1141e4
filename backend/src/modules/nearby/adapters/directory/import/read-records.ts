import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { ArrayScanner } from './array-scanner.js';

/** One record of a file: its place in the file (line of a line format, else running number) and its unparsed JSON. */
export interface FileRecord {
  readonly number: number;
  readonly json: string;
}

/** The file cannot be read as any format known here, or ends too early. */
export class UnreadableFile extends Error {}

/** A file of records, read as a stream: memory does not grow with the file. */
export interface RecordFile {
  /** What `number` counts. */
  readonly unit: 'line' | 'record';
  readonly records: AsyncIterable<FileRecord>;
  /** Bytes read so far. */
  bytesRead(): number;
}

const HEAD_BYTES = 1 << 20;
const LINE_ENDINGS = new Set(['.ndjson', '.jsonl', '.geojsonl', '.geojsons', '.geojsonseq']);
const RECORD_SEPARATOR = '\u001e';

/**
 * Opens GeoJSON, newline-delimited JSON (one record or feature a line) or Overpass JSON, told apart by content.
 *
 * @throws UnreadableFile when it is none of them; later, while iterating, when the file breaks off
 */
export async function openRecords(file: string): Promise<RecordFile> {
  const head = await readHead(file);
  const stream = createReadStream(file, { highWaterMark: 1 << 18 });
  const bytesRead = () => stream.bytesRead;
  if (isLineByLine(file, head)) return { unit: 'line', records: readLines(stream), bytesRead };
  if (/^\s*[[{]/.test(head)) return { unit: 'record', records: readArray(stream), bytesRead };
  stream.destroy();
  throw new UnreadableFile('it is neither GeoJSON, newline-delimited JSON nor Overpass JSON');
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new UnreadableFile('it is empty');
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
      throw new UnreadableFile('it is written in UTF-16; save it as UTF-8');
    }
    return decoded(bytes);
  } finally {
    await handle.close();
  }
}

function decoded(bytes: Buffer): string {
  try {
    // A character cut at the end of the head is no error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    throw new UnreadableFile('it is not written in UTF-8');
  }
}

function isLineByLine(file: string, head: string): boolean {
  if (LINE_ENDINGS.has(extname(file).toLowerCase()) || head.startsWith(RECORD_SEPARATOR)) return true;
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

import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UnreadableFile } from './file-record.js';
import { openBytes, readable } from './file-text.js';

const HEAD_BYTES = 1 << 20;
const GZIP = '\x1f\x8b';

/** Each kind of file has these bytes at this place, whatever the name of the file says. */
const NOT_A_LIST: readonly (readonly [at: number, bytes: string, reason: string])[] = [
  [0, GZIP, 'it is compressed twice; unpack it first'],
  [0, 'BZh', 'it is compressed (bzip2); unpack it first'],
  [0, '\xfd7zXZ', 'it is compressed (xz); unpack it first'],
  [0, '(\xb5/\xfd', 'it is compressed (zstd); unpack it first'],
  [0, 'PK\x03\x04', 'it is a ZIP archive or a spreadsheet; unpack it, or save the sheet as CSV'],
  [0, '\xd0\xcf\x11\xe0', 'it is an old spreadsheet; save it as CSV'],
  [0, '%PDF', 'it is a PDF document'],
  [0, 'SQLite format 3', 'it is a database (GeoPackage or SQLite); export it as GeoJSON'],
  [0, '\xff\xfe', 'it is written in UTF-16; save it as UTF-8'],
  [0, '\xfe\xff', 'it is written in UTF-16; save it as UTF-8'],
  [6, 'OSMHeader', 'it is OSM PBF within gzip; unpack it first'],
  [0, '<', 'it is XML or a web page; was an error page saved in place of the data?'],
];

/** How a file begins: OSM PBF, or text, compressed or not. */
export type FileHead =
  | { readonly kind: 'pbf' }
  | { readonly kind: 'text'; readonly isGzip: boolean; readonly text: string };

/**
 * Looks at the first megabyte of a file.
 *
 * @throws UnreadableFile when the file is empty, in another encoding than UTF-8, or of a kind that is no list of places
 */
export async function readHead(file: string): Promise<FileHead> {
  const start = await firstBytes(file);
  if (start.length === 0) throw new UnreadableFile('it is empty');
  if (start.startsWith('OSMHeader', 6)) return { kind: 'pbf' };
  const isGzip = start.startsWith(GZIP);
  const bytes = await beginning(openBytes(file, isGzip).stream);
  if (bytes.length === 0) throw new UnreadableFile('it is empty');
  const latin = bytes.subarray(0, 64).toString('latin1').trimStart();
  const [, , reason] = NOT_A_LIST.find(([at, signature]) => latin.startsWith(signature, at)) ?? [];
  if (reason !== undefined) throw new UnreadableFile(reason);
  if (bytes.includes(0)) throw new UnreadableFile('it is no text, or written in UTF-16; save it as UTF-8');
  return { kind: 'text', isGzip, text: decoded(bytes) };
}

async function beginning(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of readable(stream)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
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

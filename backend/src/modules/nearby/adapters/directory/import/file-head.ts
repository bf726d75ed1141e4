import { open } from 'node:fs/promises';
import { UnreadableFile } from './file-record.js';

const HEAD_BYTES = 1 << 20;

/** What a file really is when these bytes stand at this place of it, whatever its name says. */
const NOT_A_LIST: readonly (readonly [at: number, bytes: string, reason: string])[] = [
  [0, '\x1f\x8b', 'it is compressed (gzip); unpack it first'],
  [0, 'BZh', 'it is compressed (bzip2); unpack it first'],
  [0, 'PK\x03\x04', 'it is a ZIP archive or a spreadsheet; unpack it, or save the sheet as CSV'],
  [0, '\xd0\xcf\x11\xe0', 'it is an old spreadsheet; save it as CSV'],
  [0, '%PDF', 'it is a PDF document'],
  [0, 'SQLite format 3', 'it is a database (GeoPackage or SQLite); export it as GeoJSON'],
  [6, 'OSMHeader', 'it is OSM PBF; turn it into GeoJSON first: osmium export -f geojsonseq'],
  [0, '<', 'it is XML or a web page; was an error page saved in place of the data?'],
];

/**
 * The first megabyte of a file as text.
 *
 * @throws UnreadableFile when the file is empty, in another encoding than UTF-8, or of a kind that is no list of places
 */
export async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new UnreadableFile('it is empty');
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
      throw new UnreadableFile('it is written in UTF-16; save it as UTF-8');
    }
    const start = bytes.subarray(0, 64).toString('latin1').trimStart();
    const [, , kind] = NOT_A_LIST.find(([at, signature]) => start.startsWith(signature, at)) ?? [];
    if (kind !== undefined) throw new UnreadableFile(kind);
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

import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BREAKS_OFF, UnreadableFile } from './file-record.js';

/** The bytes of a file, unpacked when it is compressed with gzip. */
export interface FileBytes {
  readonly stream: Readable;
  /** Bytes of the file itself that were read. */
  bytesRead(): number;
}

export function openBytes(file: string, isGzip: boolean): FileBytes {
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  const bytesRead = () => source.bytesRead;
  // The stream of unpacked bytes passes errors on to its reader.
  return { stream: isGzip ? pipeline(source, createGunzip(), () => undefined) : source, bytesRead };
}

/**
 * The bytes in pieces.
 *
 * @throws UnreadableFile when they cannot be unpacked to their end
 */
export async function* readable(bytes: Readable): AsyncGenerator<Buffer> {
  try {
    yield* bytes as AsyncIterable<Buffer>;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'Z_BUF_ERROR') throw new UnreadableFile(BREAKS_OFF);
    if (code?.startsWith('Z_')) throw new UnreadableFile('it is damaged and cannot be unpacked');
    throw error;
  }
}

/**
 * The text of a file in pieces.
 *
 * @throws UnreadableFile when it cannot be unpacked or is not written in UTF-8
 */
export async function* textOf(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let position = 0;
  const decoded = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile(`it is not written in UTF-8 (after byte ${position}); save it as UTF-8`);
    }
  };
  for await (const chunk of readable(bytes)) {
    yield decoded(chunk);
    position += chunk.length;
  }
  yield decoded();
}

import { UnreadableFile } from './file-record.js';

/** How the errors begin with which the library tells of bytes that are no protocol buffer. */
const NO_BUFFER = /^(Unimplemented type|Expected varint|Given varint)/;

/**
 * Reads fields of a protocol buffer.
 *
 * @throws UnreadableFile when the bytes are not what the format says
 */
export function asTheFormatSays<Content>(read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    const isDamage =
      error instanceof RangeError ||
      error instanceof TypeError ||
      (error instanceof Error && NO_BUFFER.test(error.message));
    throw isDamage ? new UnreadableFile('it is damaged: a block of it is not what the format says') : error;
  }
}

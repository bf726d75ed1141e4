// A backup is a text: lines of JSON, and after each line that names a table its rows as PostgreSQL's COPY writes them, up
// to the line `\.`. It is compressed with gzip and encrypted with age (https://age-encryption.org/v1), which notices every
// change and every missing end, so that `age --decrypt --identity KEY FILE | gunzip` shows it without us.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Sequence, Table } from './contents.js';

/** The first line. */
export interface Head {
  readonly format: 'sahaay-backup-1';
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly queueVersion: number | null;
}

/** The last line. */
export interface End {
  readonly sequences: readonly Sequence[];
  /** How many rows each table has, in the order of the tables. */
  readonly rows: readonly number[];
}

/** A part of a backup in its order. The rows of a table must be read to their end before the next part. */
export type Part =
  | { readonly head: Head }
  | { readonly table: Table; readonly rows: AsyncIterable<Buffer> }
  | { readonly end: End };

export const line = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
export const END_OF_ROWS = Buffer.from('\\.\n');

/** Compresses and encrypts a text for the holder of a key, whose public half is `recipient` (`age1…`). */
export async function sealed(text: AsyncIterable<Buffer>, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const gzip = createGzip();
  // A failure goes on to the reader of what is encrypted.
  pipeline(text, gzip).catch((error: Error) => gzip.destroy(error));
  return fromWeb(await encrypter.encrypt(toWeb(gzip)));
}

/** The parts of the backup in `file`, for the key `identity` (`AGE-SECRET-KEY-1…`). */
export async function* partsOf(file: string, identity: string): AsyncGenerator<Part> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const input = createReadStream(file);
  const gunzip = createGunzip();
  try {
    const text = fromWeb(await decrypter.decrypt(toWeb(input)));
    pipeline(text, gunzip).catch((error: Error) => gunzip.destroy(error));
    const reader = new LineReader(gunzip[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
    for (let next = await reader.line(); next !== undefined; next = await reader.line()) {
      const value = JSON.parse(next) as Head | End | { table: Table };
      if ('table' in value) yield { table: value.table, rows: reader.rows() };
      else if ('format' in value) yield { head: value };
      else yield { end: value };
    }
  } finally {
    gunzip.destroy();
    input.destroy();
  }
}

/** Reads lines, and the rows between them as they come, from parts of any size. */
class LineReader {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** The next line without its end; undefined after the last one. */
  async line(): Promise<string | undefined> {
    let end = this.rest.indexOf('\n');
    while (end < 0) {
      if (!(await this.more())) {
        if (this.rest.length > 0) throw new Error('The last line has no end.');
        return undefined;
      }
      end = this.rest.indexOf('\n');
    }
    return this.take(end + 1)
      .toString()
      .trimEnd();
  }

  /** The rows up to the line that ends them, in whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.rest.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        this.take(END_OF_ROWS.length);
        return;
      }
      const end = this.rest.indexOf('\n\\.\n');
      const whole = end >= 0 ? end + 1 : this.rest.lastIndexOf('\n') + 1;
      // The lines before an end that has not come whole yet are whole themselves.
      if (whole > 0) yield this.take(whole);
      else if (!(await this.more())) throw new Error('The rows of a table have no end.');
    }
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.source.next();
    if (!done) this.rest = Buffer.concat([this.rest, value]);
    return !done;
  }
}

const toWeb = (stream: Readable): ReadableStream<Uint8Array> => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>): Readable => Readable.fromWeb(stream);

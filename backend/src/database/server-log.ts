import { closeSync, copyFileSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

/** Bytes; with the copy of what was before, twice as much is kept. */
const LARGEST = 2 ** 20;
/** Of what a start writes, its end tells why it failed. */
const LAST_WORDS = 64 * 1024;

/**
 * What the server may write down: its own troubles, never a statement or a value in it, which may be somebody's address.
 * A complaint about a statement goes to who sent it, not into a file.
 */
export const LOG_SETTINGS = [
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_statement=none',
  'log_checkpoints=off',
];

/** The log of an embedded server, to which the server appends. */
export class ServerLog {
  constructor(readonly file: string) {}

  /** Bytes. */
  get size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }

  /** Once it is large, starts it anew beside a copy of what it held: the server goes on to append to the same file. */
  bound(largest = LARGEST): void {
    if (this.size <= largest) return;
    try {
      copyFileSync(this.file, `${this.file}.1`);
    } finally {
      truncateSync(this.file);
    }
  }

  /** The last fatal error in the log after byte `from`, such as 'could not write to file …', or else the log's last line. */
  lastWords(from: number): string | undefined {
    const said = this.since(from);
    // The server also uses that level to refuse people who tried to connect meanwhile.
    const fatal = [...said.matchAll(/(?:FATAL|PANIC): +(?! |the database system is |sorry, too many clients)(.+)/g)].at(
      -1,
    )?.[1];
    return fatal ?? said.split('\n').findLast((line) => line !== '');
  }

  private since(from: number): string {
    if (!existsSync(this.file)) return '';
    const start = Math.max(from > this.size ? 0 : from, this.size - LAST_WORDS);
    const bytes = Buffer.alloc(Math.max(0, this.size - start));
    const file = openSync(this.file, 'r');
    try {
      return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, start));
    } finally {
      closeSync(file);
    }
  }
}

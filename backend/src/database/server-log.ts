import { closeSync, copyFileSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

/** The log may grow to this many bytes. Its copy takes as many again. */
const LARGEST = 2 ** 20;
/** When a start fails, the last bytes that it wrote tell why. */
const LAST_WORDS = 64 * 1024;

/**
 * These settings let the server write down its own troubles, and never a statement or a value in it, which may be
 * somebody's address. A complaint about a statement goes to the client that sent it, and not into a file.
 */
export const LOG_SETTINGS = [
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_statement=none',
  'log_checkpoints=off',
];

/** The log of an embedded server, to which that server appends. */
export class ServerLog {
  constructor(readonly file: string) {}

  /** The size in bytes. */
  get size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }

  /** When the log is large, this copies it and empties the file itself, since the server goes on to append to that. */
  bound(largest = LARGEST): void {
    if (this.size <= largest) return;
    try {
      copyFileSync(this.file, `${this.file}.1`);
    } finally {
      truncateSync(this.file);
    }
  }

  /**
   * The last fatal error in the log after byte `from`, such as 'could not write to file …', or otherwise the last line
   * of the log.
   */
  lastWords(from: number): string | undefined {
    const said = this.since(from);
    // The server also uses this level when it refuses people who tried to connect meanwhile.
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

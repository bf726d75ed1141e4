import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The text of a file, readable by us alone. It is made when there is no file yet, and never half-written, even if we are killed. */
export function keptText(file: string, make: () => string): string {
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, make(), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Reads a file that only we may read. When there is no file yet, it makes one. The file is never half-written, even if
 * we are killed.
 */
export function keptText(file: string, make: () => string): string {
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, make(), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
}

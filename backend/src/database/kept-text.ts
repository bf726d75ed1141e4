import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { putInPlace } from '../put-in-place.js';

/**
 * Reads a file that only we may read. When there is no file yet, it makes one. The file is never half-written, even if
 * we are killed or the power goes.
 */
export async function keptText(file: string, make: () => string): Promise<string> {
  if (!existsSync(file)) {
    await writeFile(`${file}.new`, make(), { mode: 0o600, flush: true });
    await putInPlace(`${file}.new`, file);
  }
  return readFile(file, 'utf8');
}

import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Gives a file that is written and flushed its name, in place of one that has it. When this comes back, the name outlives a
 * power cut as well.
 */
export async function putInPlace(written: string, file: string): Promise<void> {
  await rename(written, file);
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

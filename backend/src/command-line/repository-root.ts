import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the folder of the whole checkout from any folder inside it. */
export function repositoryRoot(from: string): string {
  return existsSync(join(from, 'nx.json')) ? from : repositoryRoot(dirname(from));
}

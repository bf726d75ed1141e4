import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(createRequire(import.meta.url).resolve('@sahaay/engine/package.json'));

/** The path of a file of this package, from the sources and from their build alike. */
export const engineFile = (...path: string[]): string => join(root, ...path);

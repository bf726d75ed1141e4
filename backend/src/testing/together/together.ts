import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../..');
const ENDINGS = { unit: 'spec', api: 'e2e-spec' } as const;

/**
 * Describes one share of the spec files of a kind, so that the files of a share load the product once between them. The
 * shares take all files in turns. The hooks of a file run for the tests of that file alone.
 * @param share the file of the share, such as `…/unit-2.together.ts`; the files beside it are the other shares
 */
export function describeShare(share: string): void {
  const [kind] = basename(share).split('-') as [keyof typeof ENDINGS];
  const shares = globSync(`${kind}-*.together.ts`, { cwd: dirname(share) }).sort();
  const files = globSync(`**/*.${ENDINGS[kind]}.ts`, { cwd: SOURCES }).sort();
  // `describe` does not wait for an import.
  const load = createRequire(import.meta.url);
  for (const file of files.filter((_, turn) => shares[turn % shares.length] === basename(share)))
    describe(file, () => void load(join(SOURCES, file)));
}

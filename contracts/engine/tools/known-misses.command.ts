import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { knownMisses, type Sentences } from './known-misses.ts';
import { foreignWords } from './shipped-retelling.ts';

/** `npm run known-misses -w @sahaay/engine`: writes of each language which of its sentences are still read wrongly, and how many. */
const folder = dirname(createRequire(import.meta.url).resolve('@sahaay/contracts/languages/README.md'));
for (const code of Object.keys(foreignWords())) {
  const sentences = JSON.parse(readFileSync(join(folder, code, 'sentences.json'), 'utf8')) as Sentences;
  const known = knownMisses(sentences);
  writeFileSync(join(folder, code, 'known-misses.json'), `${JSON.stringify(known, null, 2)}\n`);
  const { dangers, calm } = sentences;
  process.stdout.write(
    `${code}: ${dangers.length - known.missed.length} of ${dangers.length} dangers found, ` +
      `${known.raised.length} of ${calm.length} calm ones raise an emergency\n`,
  );
}

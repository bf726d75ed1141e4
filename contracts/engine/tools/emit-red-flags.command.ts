import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { engineFile } from './engine-file.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { cutRedFlagBundle, writeBundle, writeGoNow, writeHindi } from './red-flag-bundle.ts';

/** Writes the bundle of the on-device screen, its Hindi texts and the ways to a hospital from the knowledge as it stands. */
const knowledge = loadKnowledge();
for (const [name, source] of [
  ['bundle', writeBundle(cutRedFlagBundle(knowledge))],
  ['hindi', writeHindi(knowledge)],
  ['go-now', writeGoNow(knowledge)],
] as const) {
  const file = engineFile(`src/screen/${name}.generated.ts`);
  writeFileSync(file, source);
  process.stdout.write(`${file}: ${(gzipSync(source).length / 1024).toFixed(1)} kB gzip\n`);
}

import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { engineFile } from './engine-file.ts';
import { writeFirstAid } from './first-aid.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { cutRedFlagBundle, writeBundle, writeGoNow, writeHindi } from './red-flag-bundle.ts';

/** Writes the bundle of the on-device screen, its Hindi texts, the ways to a hospital and the first aid from the knowledge as it stands. */
const knowledge = loadKnowledge();
for (const [name, source] of [
  ['screen/bundle', writeBundle(cutRedFlagBundle(knowledge))],
  ['screen/hindi', writeHindi(knowledge)],
  ['screen/go-now', writeGoNow(knowledge)],
  ['first-aid/en', writeFirstAid('en', knowledge)],
  ['first-aid/hi', writeFirstAid('hi', knowledge)],
] as const) {
  const file = engineFile(`src/${name}.generated.ts`);
  writeFileSync(file, source);
  process.stdout.write(`${file}: ${(gzipSync(source).length / 1024).toFixed(1)} kB gzip\n`);
}

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadKnowledge } from './load-knowledge.js';
import { cutRedFlagBundle, writeBundle, writeHindi } from './red-flag-bundle.js';

/** Writes the bundle of the on-device screen and its Hindi texts. Runs in the backend's folder and reads the knowledge as it stands there. */
const knowledge = loadKnowledge(resolve('src/modules/diagnostics/adapters/knowledge-base/knowledge'));
for (const [name, source] of [
  ['bundle', writeBundle(cutRedFlagBundle(knowledge))],
  ['hindi', writeHindi(knowledge)],
] as const) {
  const file = resolve(`../contracts/src/red-flags/${name}.generated.ts`);
  writeFileSync(file, source);
  process.stdout.write(`${file}: ${(gzipSync(source).length / 1024).toFixed(1)} kB gzip\n`);
}

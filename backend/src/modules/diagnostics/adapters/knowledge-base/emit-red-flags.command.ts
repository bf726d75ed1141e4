import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadKnowledge } from './load-knowledge.js';
import { cutRedFlagBundle, writeBundle } from './red-flag-bundle.js';

/** Writes the bundle of the on-device screen. Runs in the backend's folder and reads the knowledge as it stands there. */
const source = writeBundle(cutRedFlagBundle(loadKnowledge(resolve('src/modules/diagnostics/adapters/knowledge-base/knowledge'))));
const file = resolve('../contracts/src/red-flags/bundle.generated.ts');
writeFileSync(file, source);
process.stdout.write(`${file}: ${(gzipSync(source).length / 1024).toFixed(1)} kB gzip\n`);

// All tests of the engine in one, so that its knowledge is read once for all of them.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const engine = path.join(import.meta.dirname, '..');
// `describe` does not wait for an import.
const load = createRequire(import.meta.url);
for (const file of globSync('{src,tools,training}/**/*.spec.ts', { cwd: engine }).sort())
  describe(file, () => void load(path.join(engine, file)));

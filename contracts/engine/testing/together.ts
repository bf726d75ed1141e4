// All tests of the engine in one, so that its knowledge is read once for all of them.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const engine = path.join(import.meta.dirname, '..');
// `describe` does not wait for an import.
const load = createRequire(import.meta.url);
/** `npm run mutate` asks for the tests of a part. */
const specs = process.env['SPECS'] ?? '{src,tools,training}/**/*.spec.ts';
for (const file of globSync(specs, { cwd: engine }).sort()) describe(file, () => void load(path.join(engine, file)));

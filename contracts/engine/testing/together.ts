// All tests of the engine in one, so that its knowledge is read once for all of them.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const engine = path.join(import.meta.dirname, '..');
// `describe` does not wait for an import.
const load = createRequire(import.meta.url);
/** What `npm run mutate` asks for: the tests of a part. */
declare const SPECS: readonly string[] | undefined;

const specs = typeof SPECS === 'undefined' ? ['{review,src,tools,training}/**/*.spec.ts'] : SPECS;
for (const file of globSync([...specs], { cwd: engine }).sort())
  describe(file, () => void load(path.join(engine, file)));

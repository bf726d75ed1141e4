// Jest loads this before each file of API tests. With `NOTE_STATEMENTS`, a folder, it notes what the product sends to the
// database meanwhile, for `database/released-statements.e2e-spec.ts`.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { onStatement } from './recorded-statements.js';

/** What a test sends itself, and what is sent while the product starts under its hands, is no statement of a replica. */
const OF_TESTS =
  /e2e-spec|[/\\]testing[/\\](?!note-statements|recorded-statements)|[/\\]bench[/\\]|[/\\]migrations[/\\]/;
const FRAMES = 60;

const folder = process.env.NOTE_STATEMENTS;
if (folder) {
  const noted = new Set<string>();
  onStatement((text) => {
    if (noted.has(text) || OF_TESTS.test(whoSends())) return;
    noted.add(text);
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
  });
}

/** The functions that are running, and those that wait for them. */
function whoSends(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  return stack;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.js';

/** Finds every file of the outbox whose name or content holds one of the texts. */
export async function filesHolding(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const names = await readdir(app.outbox).catch(() => []);
  // A file may be gone by now. It then holds nothing, since a mail gets its name only when it is whole.
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(app.outbox, name), 'utf8').catch(() => '') })),
  );
  const holds = (text: string) => texts.some((trace) => text.toLowerCase().includes(trace.toLowerCase()));
  return files.filter(({ name, content }) => holds(`${name} ${content}`)).map(({ name }) => name);
}

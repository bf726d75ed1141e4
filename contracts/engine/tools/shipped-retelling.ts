import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { blockOf } from '@sahaay/contracts/constants';
import { dirname, join } from 'node:path';
import { createRetelling, type ForeignWords, type Gloss, type Retold } from '../src/languages/index.ts';

/** Each language has a folder here (`contracts/languages`). */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@sahaay/contracts/languages/README.md'));

const read = <Content>(code: string, file: string): Content =>
  JSON.parse(readFileSync(join(FOLDER, code, file), 'utf8')) as Content;

/** The languages besides English and Hindi whose complaints can be read, by their codes. */
export function foreignWords(): Readonly<Record<string, ForeignWords>> {
  const codes = readdirSync(FOLDER).filter((code) => existsSync(join(FOLDER, code, 'gloss.json')));
  return Object.fromEntries(
    codes.map((code) => {
      const { name, marks } = read<{ name: string; marks?: readonly string[] }>(code, 'language.json');
      return [code, { block: blockOf(name), ...(marks && { marks }), gloss: read<Gloss>(code, 'gloss.json') }];
    }),
  );
}

let shipped: ((text: string) => Retold) | undefined;

/** Tells complaints of the languages that ship with the product anew in Hindi; their words are read from files once per process. */
export function shippedRetelling(): (text: string) => Retold {
  shipped ??= createRetelling(Object.values(foreignWords()));
  return shipped;
}

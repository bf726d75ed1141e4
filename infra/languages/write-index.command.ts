// Writes what the code knows of the folders of contracts/languages: which languages there are, and how each app loads its
// part of one. A language that lacks a part is left out of the list of that part.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockOf } from '../../contracts/src/constants/typed-in.ts';
import { packTexts } from './pack-texts.ts';

const contracts = path.resolve(import.meta.dirname, '../../contracts');
const folder = path.join(contracts, 'languages');
const NOTE =
  '/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */\n';
/** The languages of the answers come first, the others by their codes. */
const FIRST = ['hi'];
const PARTS = [
  ['shell', 'shell.ts', 'The texts of the shell'],
  ['diagnostics', 'diagnostics.ts', 'The texts of the remote "diagnostics"'],
  ['community', 'community.ts', 'The texts of the remote "community"'],
  ['dangers', 'dangers.generated.json', 'What the emergency pages say'],
] as const;

interface Facts {
  readonly name: string;
  readonly script: string;
  readonly direction: string;
  readonly proofread: boolean;
  readonly offer: string;
  readonly marks?: readonly string[];
}

const codes = readdirSync(folder)
  .filter((code) => existsSync(path.join(folder, code, 'language.json')))
  .sort((a, b) => Number(FIRST.includes(b)) - Number(FIRST.includes(a)) || (a < b ? -1 : 1));

const write = (file: string, source: string): void => writeFileSync(path.join(contracts, file), `${NOTE}${source}`);

/** An object of TypeScript as the formatter lays it out. */
function literalOf(facts: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(facts).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const read = <Content>(code: string, file: string): Content =>
  JSON.parse(readFileSync(path.join(folder, code, file), 'utf8')) as Content;
const factsOf = (code: string): Facts => read(code, 'language.json');
const having = (file: string): string[] => codes.filter((code) => existsSync(path.join(folder, code, file)));

for (const code of having('dangers.json')) {
  const packed = packTexts(read(code, 'dangers.json'));
  writeFileSync(path.join(folder, code, 'dangers.generated.json'), `${JSON.stringify(packed)}\n`);
}

/** A language is spoken when every app has its texts; one that is only read has a gloss. */
const spoken = codes.filter((code) => PARTS.every(([, file]) => existsSync(path.join(folder, code, file))));

const facts = spoken.map((code) => {
  const { name, script, direction, proofread, offer } = factsOf(code);
  return `  ${code}: ${literalOf({ name, script, direction, proofread, offer })},\n`;
});
write('src/constants/languages.generated.ts', `export const FOLDERS = {\n${facts.join('')}} as const;\n`);

const glosses = having('gloss.json').map((code) => {
  const { name, marks = null } = factsOf(code);
  const block = `0x${blockOf(name).toString(16)}`;
  const words = `late(() => import('./${code}/gloss.json'))`;
  return `  ${code}: { block: ${block}, marks: ${JSON.stringify(marks)}, words: ${words} },\n`;
});
write(
  'languages/glosses.generated.ts',
  `import { late } from '../src/late/index.ts';\n\n/** What tells the languages besides English and Hindi in which people complain, and what reads them. */\nexport const glosses = {\n${glosses.join('')}};\n`,
);

for (const [part, file, what] of PARTS) {
  const loads = spoken.map((code) => `  ${code}: late(() => import('./${code}/${file}')),\n`);
  write(
    `languages/${part}.generated.ts`,
    `import { late } from '../src/late/index.ts';\n\n/** ${what}, in each language that has them. */\nexport const ${part} = {\n${loads.join('')}};\n`,
  );
}

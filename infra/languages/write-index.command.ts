// Writes what the code knows of the folders of contracts/languages: which languages there are, and how each app loads its
// part of one. A language that lacks a part is left out of the list of that part.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockOf } from '../../contracts/src/constants/typed-in.ts';
import { lateParts } from './late-parts.ts';
import { packTexts } from './pack-texts.ts';

const contracts = path.resolve(import.meta.dirname, '../../contracts');
const folder = path.join(contracts, 'languages');
const NOTE =
  '/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */\n';
/** The languages of the answers come first, the others by their codes. */
const FIRST = ['hi'];
/** The apps, and what their texts are called. */
const APPS = [
  ['shell', 'the shell'],
  ['diagnostics', 'the remote "diagnostics"'],
  ['community', 'the remote "community"'],
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

/** Leaves a file alone that is right already, since a build may be reading it. */
function renew(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

const write = (file: string, source: string): void => renew(path.join(contracts, file), `${NOTE}${source}`);

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
  renew(path.join(folder, code, 'dangers.generated.json'), `${JSON.stringify(packed)}\n`);
}

/** A language is spoken when every app has its texts; one that is only read has a gloss. */
const spoken = codes.filter((code) => APPS.every(([app]) => existsSync(path.join(folder, code, `${app}.ts`))));

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

/** What fetches a file of each language. `name` is that of the list. */
function listOf(name: string, file: string, what: string): string {
  const loads = spoken.map((code) => `  ${code}: late(() => import('./${code}/${file}')),\n`);
  return `\n/** ${what}, in each language that has them. */\nexport const ${name} = {\n${loads.join('')}};\n`;
}

const IMPORT = "import { late } from '../src/late/index.ts';\n";
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

write(
  'languages/dangers.generated.ts',
  IMPORT + listOf('dangers', 'dangers.generated.json', 'What the emergency pages say'),
);
for (const [app, whose] of APPS) {
  const lists = lateParts(app).map((part) =>
    listOf(`${app}${capital(part)}`, `${app}-${part}.ts`, `The texts "${part}" of ${whose}, which come with late code`),
  );
  write(
    `languages/${app}.generated.ts`,
    IMPORT + [listOf(app, `${app}.ts`, `The texts of ${whose}`), ...lists].join(''),
  );
}

// Writes what the code knows of the folders of contracts/languages: which languages there are, and how each app loads its
// part of one. A language that lacks a part is left out of the list of that part.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
] as const;

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

const facts = codes.map((code) => {
  const { name, script, direction, proofread } = JSON.parse(
    readFileSync(path.join(folder, code, 'language.json'), 'utf8'),
  ) as Record<string, unknown>;
  return `  ${code}: ${literalOf({ name, script, direction, proofread })},\n`;
});
write('src/constants/languages.generated.ts', `export const FOLDERS = {\n${facts.join('')}} as const;\n`);

for (const [part, file, what] of PARTS) {
  const loads = codes
    .filter((code) => existsSync(path.join(folder, code, file)))
    .map((code) => `  ${code}: late(() => import('./${code}/${file}')),\n`);
  write(
    `languages/${part}.generated.ts`,
    `import { late } from '../src/late/index.ts';\n\n/** ${what}, in each language that has them. */\nexport const ${part} = {\n${loads.join('')}};\n`,
  );
}

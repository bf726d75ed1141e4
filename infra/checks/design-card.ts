// This check passes when every package that the product was ordered with is used for its purpose. A planted package
// without a use must be found.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';

/** Where a package has its work: in code of the product, in its build, in its tests, or as a command of a workspace. */
type Place = 'product' | 'build' | 'tests' | 'command';

/** The packages that were ordered, each with its purpose. `ARCHITECTURE.md` says how they are used. */
const CARD: Readonly<Record<string, { readonly in: Place; readonly for: string }>> = {
  '@nestjs/core': { in: 'product', for: 'the application' },
  '@nestjs/common': { in: 'product', for: 'modules, controllers, guards, pipes and filters' },
  '@nestjs/typeorm': { in: 'product', for: 'the data source and the repositories' },
  typeorm: { in: 'product', for: 'entities, transactions and migrations' },
  pg: { in: 'product', for: 'PostgreSQL' },
  '@nestjs/passport': { in: 'product', for: 'strategies and guards of the ways to sign in' },
  passport: { in: 'product', for: 'the register of these strategies' },
  'passport-local': { in: 'product', for: 'email and password' },
  'passport-google-oauth20': { in: 'product', for: 'Google' },
  '@nestjs/swagger': { in: 'product', for: 'the description of the API' },
  '@nestjs/throttler': { in: 'product', for: 'limits for each client' },
  'class-validator': { in: 'product', for: 'the check of input' },
  'class-transformer': { in: 'product', for: 'objects of the classes that input is checked against' },
  ioredis: { in: 'product', for: 'Redis' },
  'connect-redis': { in: 'product', for: 'sessions in Redis' },
  'express-session': { in: 'product', for: 'sessions' },
  react: { in: 'product', for: 'the pages' },
  'react-dom': { in: 'product', for: 'the pages in a browser' },
  zustand: { in: 'product', for: 'what a browser keeps in mind' },
  '@module-federation/vite': { in: 'build', for: 'front ends that are deployed apart' },
  msw: { in: 'tests', for: 'an API for tests of the pages' },
  jest: { in: 'command', for: 'tests' },
};

const root = path.resolve(import.meta.dirname, '../..');
const ours = { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.build/**'] };
const TESTS = /\.(spec|e2e-spec|contract|test)\.tsx?$|\/(testing|bench)\//;

interface Source {
  readonly file: string;
  readonly text: string;
}

function read(files: readonly string[]): Source[] {
  return files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** The place where a file has its work. */
function placeOf(file: string): Place {
  if (file.endsWith('package.json')) return 'command';
  if (TESTS.test(file)) return 'tests';
  return /(^|\/)(vite\.config|federation)\.ts$/.test(file) ? 'build' : 'product';
}

/** The packages that a file imports or, when it is a `package.json`, runs. */
function usedBy({ file, text }: Source): string[] {
  if (!file.endsWith('package.json'))
    return preProcessFile(text).importedFiles.map(({ fileName }) => packageOf(fileName));
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  return Object.values(scripts).flatMap((script) => script.split(/\s+/));
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The packages of a card that nothing uses where they have their work. */
function unused(card: Readonly<Record<string, { readonly in: Place }>>, sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap((source) => usedBy(source).map((name) => `${name} in ${placeOf(source.file)}`)));
  return Object.entries(card)
    .filter(([name, { in: place }]) => !used.has(`${name} in ${place}`))
    .map(([name]) => name);
}

const sources = read([
  ...globSync('{backend/src,contracts,frontend-*/src}/**/*.{ts,tsx}', ours),
  ...globSync('frontend-*/vite.config.ts', ours),
  ...globSync('{backend,contracts,contracts/*,frontend-*}/package.json', ours),
]);
const problems = unused(CARD, sources).map(
  (name) => `${name} was ordered for ${CARD[name]!.for}, and nothing in ${CARD[name]!.in} uses it.`,
);

/** These files name a package without using it in the place of its work. */
const PLANTED: readonly Source[] = [
  { file: 'backend/src/a.spec.ts', text: `import { left } from 'planted-package';` },
  { file: 'backend/src/b.ts', text: `// import { left } from 'planted-package';` },
  { file: 'backend/src/c.ts', text: `import { left } from 'planted-package-of-others';` },
  { file: 'backend/package.json', text: `{ "dependencies": { "planted-package": "1.0.0" } }` },
];
const planted = { 'planted-package': { in: 'product' } } as const;
if (unused(planted, PLANTED).length === 0) problems.push('The planted package, which nothing uses, was not caught.');
if (unused(planted, [{ file: 'backend/src/d.ts', text: `import 'planted-package/part.js';` }]).length > 0)
  problems.push('The planted package was not seen where it is used.');

process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${Object.keys(CARD).length} packages are used for what they were ordered for; one planted without use is caught.\n`,
);
process.exitCode = problems.length ? 1 : 0;

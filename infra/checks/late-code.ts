// This check passes when code that is not part of the first load is fetched through `late` alone, which makes its
// caller say what shows when the code cannot be fetched, and when its texts are fetched beside it. Each way around it that is
// planted here must be found.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { problemsOfLateTexts } from './late-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** An app starts here. Nothing runs before it that a failure could break. */
const STARTS = /^frontend-[^/]+\/src\/main\.tsx?$/;

/** Whether the import stands alone in the function that `late` gets: `late(() => import('./part.tsx'))`. */
function isGivenToLate(call: ts.CallExpression): boolean {
  const wrapper = call.parent;
  return (
    ts.isArrowFunction(wrapper) &&
    wrapper.body === call &&
    ts.isCallExpression(wrapper.parent) &&
    wrapper.parent.expression.getText() === 'late' &&
    wrapper.parent.arguments[0] === wrapper
  );
}

function findProblems(file: string, text: string): string[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const problems: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    problems.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !isGivenToLate(node)) {
      report(node, `code fetched without late(): ${node.getText()}`);
    }
    const isLazyOfReact = ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'lazy';
    if (isLazyOfReact || (ts.isPropertyAccessExpression(node) && node.name.text === 'lazy')) {
      report(node, 'lazy throws where its code cannot be fetched: use late()');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

const PLANTED = [
  "import { lazy } from 'react'; const Part = lazy(() => import('./part.tsx'));",
  "import { lazy as later } from 'react';",
  "import * as React from 'react'; const Part = React.lazy(load);",
  "const route = { lazy: async () => ({ Component: (await import('./page.tsx')).Page }) };",
  "async function open() { const { PlaceMap } = await import('./place-map.tsx'); }",
  "import('./part.tsx').then(show);",
  "const part = late(async () => (await import('./part.tsx')).Part);",
  "const part = soon(() => import('./part.tsx'));",
];
const ALLOWED = "const part = late(() => import('./part.tsx')); type Part = typeof import('./part.tsx');";

/** Late code that says texts of its own, and what else an app may have. */
const LATE_CODE = {
  'frontend-shell/src/i18n/late/en-arrival.ts': 'export const en = {};',
  'frontend-shell/src/i18n/late/arrival.ts': "import { en } from './en-arrival.ts';",
  'frontend-shell/src/page.tsx': "import { useArrivalText, type ArrivalKey } from './i18n/late/arrival.ts';",
  'frontend-shell/src/other.tsx': "import type { ArrivalKey } from './i18n/late/arrival.ts';",
  'frontend-shell/src/bootstrap.tsx': "import './router.tsx';",
};
const PLANTED_TEXTS = [
  "const page = late(() => import('./page.tsx'));",
  "const page = late(() => import('./page.tsx'), texts.beside(shellEmergency));",
  "const other = late(() => import('./other.tsx'), texts.beside(shellArrival));",
  "export { useArrivalText } from './i18n/late/arrival.ts';",
];
const ALLOWED_TEXTS =
  "const page = late(() => import('./page.tsx'), texts.beside(shellArrival)); const other = late(() => import('./other.tsx'));";
const withRouter = (text: string): Map<string, string> =>
  new Map(Object.entries({ ...LATE_CODE, 'frontend-shell/src/router.tsx': text }));

const problems: string[] = [];
for (const text of PLANTED_TEXTS)
  if (problemsOfLateTexts(withRouter(text)).length === 0) problems.push(`not found though planted: ${text}`);
if (problemsOfLateTexts(withRouter(ALLOWED_TEXTS)).length > 0) problems.push(`found though allowed: ${ALLOWED_TEXTS}`);
for (const text of PLANTED)
  if (findProblems('planted.tsx', text).length === 0) problems.push(`not found though planted: ${text}`);
if (findProblems('allowed.tsx', ALLOWED).length > 0) problems.push(`found though allowed: ${ALLOWED}`);

const files = globSync(['frontend-*/src/**/*.{ts,tsx}', 'contracts/{src,ui/src,kit/src}/**/*.{ts,tsx}'], { cwd: root });
const read = files.filter((file) => !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(file) && !STARTS.test(file));
if (read.length < 100) problems.push(`only ${read.length} files of the front ends were found`);
const sources = new Map(read.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
for (const [file, text] of sources) problems.push(...findProblems(file, text));
problems.push(...problemsOfLateTexts(sources));

process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${read.length} files fetch later code through late() alone, with its texts; each of ${PLANTED.length + PLANTED_TEXTS.length} planted ways around it is found.\n`,
);
process.exitCode = problems.length ? 1 : 0;

// This check passes when the page `backend/docs/asvs.md` is what the list of requirements and the annotations in the
// tests make of it. A test is annotated by a line `// ASVS 6.2.1, 6.2.9` right above it. An unknown requirement, an
// annotation without its test and a requirement that nothing shows are refused. With `--write` the page is written.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A requirement of ASVS 5.0 (https://github.com/OWASP/ASVS), in few words of our own. */
interface Requirement {
  readonly level: number;
  readonly what: string;
  /** Where in the code or the papers it is met. */
  readonly where?: string;
  /** What is missing, for one that is not met or not yet shown. */
  readonly open?: string;
  /** Why it does not apply here. */
  readonly notHere?: string;
  /** Why no test shows it: it is a paper, or it follows from how something is built. */
  readonly untested?: string;
}

/** A file for each chapter, in their order. */
const REQUIREMENTS = Object.fromEntries(
  globSync('asvs/*.json', { cwd: import.meta.dirname })
    .sort()
    .flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Record<string, Requirement>,
      ),
    ),
);

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(root, 'backend/docs/asvs.md');
const TESTS = [
  '{backend,contracts,infra}/**/*.spec.ts',
  '{backend,frontend-*,contracts/*}/src/**/*{e2e-spec.ts,.test.ts,.test.tsx}',
];
const ANNOTATION = /^\s*\/\/ ASVS (.+)$/;
const TEST = /^\s*(?:it|test|describe)(?:\.each)?\b/;
const TITLE = /(?:it|test|describe)(?:\.each)?\(\s*'((?:[^'\\]|\\.)+)'|[\])]\(\s*'((?:[^'\\]|\\.)+)'/;

interface Shown {
  readonly id: string;
  readonly file: string;
  readonly title: string;
}

/** The requirements that the tests of a file show, and what is wrong with its annotations. */
function annotationsIn(file: string, text: string): { shown: Shown[]; faults: string[] } {
  const lines = text.split('\n');
  const shown: Shown[] = [];
  const faults: string[] = [];
  for (const [index, line] of lines.entries()) {
    const ids = ANNOTATION.exec(line)?.[1]?.split(/,\s*/);
    if (!ids) continue;
    const title = TITLE.exec(lines.slice(index + 1, index + 12).join(' '));
    if (!TEST.test(lines[index + 1] ?? '') || !title) faults.push(`${file}:${index + 1} stands above no test`);
    for (const id of ids) {
      if (!(id in REQUIREMENTS)) faults.push(`${file}:${index + 1} names ${id}, which is no requirement of the list`);
      shown.push({ id, file, title: title?.[1] ?? title?.[2] ?? '' });
    }
  }
  return { shown, faults };
}

/** What is wrong with a requirement, given how many tests show it. */
function faultOf(id: string, { where, open, notHere, untested }: Requirement, tests: number): string | undefined {
  if (open !== undefined || notHere !== undefined) return undefined;
  if (tests === 0 && untested === undefined) return `${id} is shown by no test, and nothing says why`;
  if (tests > 0 && untested !== undefined) return `${id} is shown by a test, so it is not untested`;
  return where === undefined && tests === 0 && untested === undefined
    ? `${id} says nowhere where it is met`
    : undefined;
}

function pageOf(shown: readonly Shown[]): string {
  const all = Object.entries(REQUIREMENTS);
  const count = (has: (one: Requirement) => boolean): number => all.filter(([, one]) => has(one)).length;
  const rows = all.map(([id, { level, what, where, open, notHere, untested }]) => {
    const tests = shown.filter((one) => one.id === id).map(({ file, title }) => `${path.basename(file)}: ${title}`);
    const evidence = tests.length > 0 ? tests.join('<br>') : untested === undefined ? '' : `none: ${untested}`;
    const state =
      open !== undefined ? `**open**: ${open}` : notHere !== undefined ? `does not apply: ${notHere}` : 'met';
    return `| ${id} | ${level} | ${what} | ${state} | ${where === undefined ? '' : `\`${where}\``} | ${evidence.replaceAll('|', '\\|')} |`;
  });
  return `${[
    '# ASVS 5.0: what is asked, where it is met, which test shows it',
    'Made by `npm run check:asvs -w @sahaay/infra -- --write` from the files in `infra/checks/asvs` and the lines `// ASVS …` above tests; do not write here. `npm test` fails when an annotated test is gone.',
    `All seventeen chapters, ${all.length} rows: ${count((one) => one.open === undefined && one.notHere === undefined)} met, ${count((one) => one.open !== undefined)} open, ${count((one) => one.notHere !== undefined)} that do not apply. A row may stand for several requirements that do not apply. Of V6 to V8 some requirements of level 3 are missing. The numbers and their meaning are those of 5.0 as we know them, written from memory in words of our own; nobody outside has checked this page.`,
    ['| # | level | what | state | where | test |', '|---|---|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')}\n`;
}

/** Annotations that must be found wrong. */
const PLANTED: readonly [string, string][] = [
  ['an unknown requirement', "// ASVS 99.9.9\nit('x', () => {});\n"],
  ['a test that is gone', '// ASVS 6.2.1\n\nconst x = 1;\n'],
];
for (const [name, text] of PLANTED)
  if (annotationsIn('planted.ts', text).faults.length === 0) throw new Error(`The check does not find ${name}.`);

const files = globSync(TESTS, { cwd: root, exclude: (name) => /node_modules|dist|\.build/.test(String(name)) }).sort();
const found = files.map((file) => annotationsIn(file, readFileSync(path.join(root, file), 'utf8')));
const shown = found.flatMap((one) => one.shown);
const faults = [
  ...found.flatMap((one) => one.faults),
  ...Object.entries(REQUIREMENTS).flatMap(
    ([id, one]) => faultOf(id, one, shown.filter((test) => test.id === id).length) ?? [],
  ),
];
const page = pageOf(shown);
if (process.argv.includes('--write')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page)
  faults.push('backend/docs/asvs.md is not what its sources make; write it anew');
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${Object.keys(REQUIREMENTS).length} requirements of ASVS, ${shown.length} shown by tests; ${PLANTED.length} planted faults were found.\n`,
  );
}

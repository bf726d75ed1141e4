// This check passes when the rules of lint that keep promises of CONTRIBUTING are on: each must find the violation that
// is planted for it. oxlint reads no styles, so this check itself holds them to the length of a file.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const choices = Array.from({ length: 15 }, (_, n) => `n === ${n} ? ${n} : `).join('');

/** A file has at most this many lines, as `eslint/max-lines` in `.oxlintrc.json` says. */
const LONGEST = 300;

const PLANTED: Readonly<Record<string, string>> = {
  'eslint(complexity)': `export const name = (n: number): number => ${choices}-1;`,
  'eslint(max-lines)': 'export {};\n'.repeat(LONGEST + 1),
  'eslint(no-console)': 'console.log(1);',
  'import(no-default-export)': 'export default 1;',
  'node(no-process-env)': 'export const home = process.env.HOME;',
  'typescript(no-explicit-any)': 'export const anything: any = 1;',
};

const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-lint-'));
const missed = Object.entries(PLANTED).filter(([rule, text], index) => {
  const file = path.join(folder, `planted-${index}.ts`);
  writeFileSync(file, text);
  const { stdout } = spawnSync('oxlint', ['-c', path.join(root, '.oxlintrc.json'), '-f', 'json', file], {
    encoding: 'utf8',
  });
  return !stdout.includes(`"${rule}"`);
});
rmSync(folder, { recursive: true });

const isLong = (style: string): boolean => style.trimEnd().split('\n').length > LONGEST;
const styles = globSync('{contracts,frontend-*}/**/src/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] });
const tooLong = styles.filter((file) => isLong(readFileSync(path.join(root, file), 'utf8')));
const noticed = isLong('a {}\n'.repeat(LONGEST + 1)) && styles.length > 20;

const problems = [
  ...missed.map(([rule]) => `${rule}: the planted violation was not found`),
  ...tooLong.map((file) => `${file} has more than ${LONGEST} lines`),
  ...(noticed ? [] : ['styles: the planted long one was not found, or the styles themselves were not']),
];
process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `No rule is broken; ${Object.keys(PLANTED).length + 1} planted violations are found.\n`,
);
process.exitCode = problems.length ? 1 : 0;

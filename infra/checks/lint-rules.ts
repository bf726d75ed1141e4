// This check passes when the rules of lint that keep promises of CONTRIBUTING are on: each must find the violation that
// is planted for it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const choices = Array.from({ length: 15 }, (_, n) => `n === ${n} ? ${n} : `).join('');

const PLANTED: Readonly<Record<string, string>> = {
  'eslint(complexity)': `export const name = (n: number): number => ${choices}-1;`,
  'eslint(max-lines)': 'export {};\n'.repeat(301),
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

process.stdout.write(
  missed.length
    ? `${missed.map(([rule]) => `${rule}: the planted violation was not found`).join('\n')}\n`
    : `No rule is broken; ${Object.keys(PLANTED).length} planted violations are found.\n`,
);
process.exitCode = missed.length ? 1 : 0;

// This check passes when the import rules hold in the tree, and when each rule catches the violation that is planted
// for it.
import { createRequire } from 'node:module';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';

const root = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted');
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;

async function violations(baseDir: string): Promise<ICruiseResult['summary']['violations']> {
  const folders = [
    'backend/src',
    'contracts',
    'frontend-shell/src',
    'frontend-diagnostics/src',
    'frontend-community/src',
  ];
  const present = folders.filter((folder) => existsSync(`${baseDir}/${folder}`));
  const ruleSet = { forbidden: config.forbidden ?? [] };
  const options: ICruiseOptions = { ...config.options, baseDir, ruleSet, validate: true };
  const { output } = await cruise(present, options, config.options?.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text where a result was expected');
  if (output.summary.totalCruised === 0) throw new Error(`dependency-cruiser saw no file in ${baseDir}`);
  return output.summary.violations;
}

const problems: string[] = [];
for (const { rule, from, to } of await violations(root)) problems.push(`${rule.name}: ${from} → ${to}`);

const ruleNames = (config.forbidden ?? []).map((rule) => rule.name ?? '');
for (const name of ruleNames) {
  if (!existsSync(`${planted}/${name}`)) problems.push(`${name}: no violation planted in infra/checks/planted/${name}`);
  else if (!(await violations(`${planted}/${name}`)).some(({ rule }) => rule.name === name))
    problems.push(`${name}: the planted violation was not caught`);
}
for (const folder of readdirSync(planted))
  if (!ruleNames.includes(folder)) problems.push(`${folder}: planted for a rule that does not exist`);

process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${ruleNames.length} import rules hold, and each catches its planted violation.\n`,
);
process.exitCode = problems.length ? 1 : 0;

// What is generated and committed must be what its source generates now. A stale file is rewritten, and the check fails.
// The API description keeps the rules that Redocly recommends, all of them.
import { createConfig, lint } from '@redocly/openapi-core';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const generated = [
  { file: 'contracts/openapi.json', script: 'openapi', workspace: '@sahaay/backend' },
  { file: 'contracts/src/api/schema.d.ts', script: 'generate', workspace: '@sahaay/contracts' },
  { file: 'contracts/src/constants/languages.generated.ts', script: 'languages', workspace: '@sahaay/contracts' },
  ...['shell', 'diagnostics', 'community'].map((part) => ({
    file: `contracts/languages/${part}.generated.ts`,
    script: 'languages',
    workspace: '@sahaay/contracts',
  })),
  { file: 'contracts/engine/src/reading/cues.generated.ts', script: 'emit:cues', workspace: '@sahaay/engine' },
  { file: 'contracts/engine/src/screen/bundle.generated.ts', script: 'emit:red-flags', workspace: '@sahaay/engine' },
];

for (const { file, script, workspace } of generated) {
  const before = readFileSync(path.join(root, file), 'utf8');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, '-w', workspace], {
    cwd: root,
    encoding: 'utf8',
  });
  const stale = readFileSync(path.join(root, file), 'utf8') !== before;
  if (status !== 0) process.stdout.write(`${file}: the generator failed\n${stdout}${stderr}\n`);
  if (stale) process.stdout.write(`${file} was stale. It is regenerated now; commit it.\n`);
  if (status !== 0 || stale) process.exitCode = 1;
}

const complaints = await lint({
  ref: path.join(root, 'contracts/openapi.json'),
  config: await createConfig({ extends: ['recommended'] }),
});
// These three calls are opened by a browser as pages and answer with a redirect, which the rule does not count as success.
const redirects = (rule: string, pointer = ''): boolean =>
  rule === 'operation-2xx-response' && pointer.startsWith('#/paths/~1api~1v1~1auth~1google');
const faults = complaints.filter(({ ruleId, location }) => !redirects(ruleId, location[0]?.pointer));
for (const { ruleId, message, location } of faults)
  process.stdout.write(`contracts/openapi.json, ${ruleId}: ${message} (${location[0]?.pointer})\n`);
if (faults.length > 0) process.exitCode = 1;

// Type-checks every workspace that is compiled by a bundler or run from source; the backend compiles itself.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const workspaces = ['contracts', 'contracts/ui', 'contracts/kit', 'frontend-shell', 'frontend-diagnostics', 'frontend-community', 'infra'];

for (const workspace of workspaces) {
  const { status } = spawnSync('tsc', ['--noEmit', '-p', `${workspace}/tsconfig.json`], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

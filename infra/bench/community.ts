// `npm run bench:community` prints everything that the forum is measured by, one command after the other: the database and
// whole calls, open event streams, counts over replicas and what kills leave, and frames while a page scrolls. What is
// given goes to the first (`-- --posts 1000000`). The product must be built. It fails when one of them does.
import { spawnSync } from 'node:child_process';

const PARTS = [
  ['bench:community', '@sahaay/backend'],
  ['bench:live', '@sahaay/backend'],
  ['faults:community', '@sahaay/backend'],
  ['bench:feed', '@sahaay/infra'],
] as const;

for (const [place, [script, workspace]] of PARTS.entries()) {
  const given = place === 0 ? process.argv.slice(2) : [];
  process.stdout.write(`\n${script}\n`);
  const { status } = spawnSync('npm', ['run', '-s', script, '-w', workspace, '--', ...given], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

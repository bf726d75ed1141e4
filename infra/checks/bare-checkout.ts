// This check copies what the repository holds into an empty folder and runs `npm start` there. It passes when the
// product gets ready and serves each of its parts. Only there are the packages of the tests missing, as they are for
// everybody who starts Sahaay without testing it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWithNpm } from '../test/npm-start.ts';

const PARTS = ['/', '/remotes/diagnostics/mf-manifest.json', '/remotes/community/mf-manifest.json', '/api/docs'];
const root = path.resolve(import.meta.dirname, '../..');
const checkout = mkdtempSync(path.join(tmpdir(), 'sahaay-checkout-'));
const problems: string[] = [];

async function look(url: string): Promise<void> {
  for (const part of PARTS) {
    const { status } = await fetch(`${url}${part}`);
    if (status !== 200) problems.push(`${part} answered ${status}.`);
  }
}

try {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(checkout, file));
  const problem = await startWithNpm(checkout, look);
  if (problem) problems.push(problem);
  if (existsSync(path.join(checkout, 'node_modules/jest')))
    problems.push('The packages of the tests were installed too, so this check shows nothing.');
} finally {
  rmSync(checkout, { recursive: true, force: true });
}
process.stdout.write(
  problems.length ? `${problems.join('\n')}\n` : `npm start installs, builds and serves ${PARTS.length} parts.\n`,
);
process.exitCode = problems.length ? 1 : 0;

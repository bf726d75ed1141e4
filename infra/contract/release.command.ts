// `npm run release:notes` prints what the API's users must know of the changes since the last release, made from the
// descriptions themselves. With `-- --write` the state of today becomes the released one.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCEPTED } from './accepted.ts';
import { additionsOf, breaksOf } from './breaking.ts';
import { callsOf } from './description.ts';
import { ofToday, released, RELEASED, releasedShell, releasedUses } from './released.ts';
import { REMOTES, shellContractOfToday } from './shell.ts';
import { FRONT_ENDS, ROOT, usesOfToday } from './uses.ts';

if (process.argv.includes('--write')) {
  mkdirSync(RELEASED, { recursive: true });
  copyFileSync(path.join(ROOT, 'contracts/openapi.json'), path.join(RELEASED, 'openapi.json'));
  for (const [file, state] of [
    ['uses.json', usesOfToday()],
    ['shell.json', shellContractOfToday()],
  ] as const)
    writeFileSync(path.join(RELEASED, file), `${JSON.stringify(state, null, 2)}\n`);
  writeStatements();
  process.stdout.write('The state of today is the released one. Empty the list in infra/contract/accepted.ts.\n');
} else process.stdout.write(notes());

/** Has the API tests note what the product sends to its database, which takes a quarter of an hour, and keeps it. */
function writeStatements(): void {
  const noted = mkdtempSync(path.join(tmpdir(), 'sahaay-statements-'));
  const testApi = (env: Record<string, string>, ...args: string[]) =>
    execFileSync('npm', ['run', 'test:api', '-w', '@sahaay/backend', '--', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
  testApi({ NOTE_STATEMENTS: noted });
  testApi({ WRITE_STATEMENTS: noted }, '--testPathPatterns', 'released-statements');
  rmSync(noted, { recursive: true });
}

function notes(): string {
  const [before, after, uses, usedBefore] = [released(), ofToday(), usesOfToday(), releasedUses()];
  const list = (title: string, lines: readonly string[]): string =>
    `## ${title}\n\n${lines.length ? lines.map((line) => `- ${line}`).join('\n') : 'Nothing.'}\n\n`;
  const known = callsOf(before);
  const early = FRONT_ENDS.flatMap((name) =>
    uses[name].filter((call) => !known.has(call)).map((call) => `${name} needs ${call}: deploy the API first`),
  );
  const [shellBefore, shell] = [releasedShell(), shellContractOfToday()];
  const lent = REMOTES.flatMap((name) =>
    shell.uses[name]
      .filter((what) => !(what in shellBefore.lends))
      .map((what) => `${name} needs ${what} of the shell: deploy the shell first`),
  );
  const asked = FRONT_ENDS.flatMap((name) =>
    uses[name].filter((call) => !usedBefore[name].includes(call)).map((call) => `${name} begins to use ${call}`),
  );
  return [
    list(
      'Breaks',
      breaksOf(before, after).map((what) => `${what} (${ACCEPTED[what] ?? 'no reason given'})`),
    ),
    list('New in the API', additionsOf(before, after)),
    list('Order of deployment', [...early, ...lent]),
    list('New between the parts', asked),
  ].join('');
}

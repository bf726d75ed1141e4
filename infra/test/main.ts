// `npm test` runs every step, and leaves out what has not changed since it passed. `npm test check browser` builds and
// then runs only the steps of those groups. `npm test -- --all` and CI run all steps from nothing.
import { availableParallelism } from 'node:os';
import { failedTests, failureReports } from './failures.ts';
import { forgetPasses } from './kept-passes.ts';
import { run, stopAll, type Outcome } from './run-step.ts';
import { GROUPS, STEPS, type Step } from './steps.ts';
import { ensureSystemPrograms, preferHeadlessChromium } from './system-packages.ts';

/** Something is said at least this often, in milliseconds. */
const HEARTBEAT = 30_000;

const words = process.argv.slice(2);
const everything = words.includes('--all') || ['true', '1'].includes(process.env['CI'] ?? '');
const groups = words.filter((word) => word !== '--all');
const started = Date.now();
const underWay = new Map<string, number>();
let said = started;

function say(line: string): void {
  said = Date.now();
  process.stdout.write(`${line}\n`);
}

const heartbeat = (): void => {
  const steps = [...underWay].map(([name, since]) => `${name} (${Math.round((Date.now() - since) / 1000)} s)`);
  if (Date.now() - said >= HEARTBEAT - 1000) say(`  …   still running: ${steps.join(', ')}`);
};

/** The last words of a check that counts no tests, such as how many files it saw. */
function ownWords({ ok, lines, passed }: Outcome): string | undefined {
  if (!ok || passed > 0) return undefined;
  const own = lines
    .slice(
      0,
      lines.findLastIndex((line) => /^ NX +Successfully/.test(line)),
    )
    .filter((line) => /^\w/.test(line) && !line.startsWith('npm warn'));
  return own.at(-1)?.replace(/\.$/, '');
}

function tell(step: Pick<Step, 'name' | 'group' | 'shows'>, outcome: Outcome): void {
  const { ok, unchanged, seconds, passed, failed, leftOut } = outcome;
  const counts = [
    ownWords(outcome),
    passed + failed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    leftOut > 0 && `${leftOut} unchanged since they passed`,
    unchanged ? 'unchanged since it passed' : `${seconds} s`,
  ];
  say(`${ok ? 'ok  ' : 'FAIL'}  ${step.group}, ${step.name}: ${step.shows} (${counts.filter(Boolean).join(', ')})`);
  if (!ok) say(['', ...failureReports(outcome.lines), '', 'The whole output:', ...outcome.lines, ''].join('\n'));
}

async function runStep(step: Step): Promise<Outcome> {
  underWay.set(step.name, Date.now());
  const projects = step.workspaces.map((name) => `@sahaay/${name}`).join();
  const command = ['nx', 'run-many', '-t', step.target, '-p', projects, '--parallel=1', '--output-style=static'];
  const outcome = everything ? await run([...command, '--skip-nx-cache']) : await run(command);
  underWay.delete(step.name);
  tell(step, outcome);
  return outcome;
}

/** Runs the steps, as many at a time as there are cores. */
async function runAll(steps: readonly Step[]): Promise<Map<Step, Outcome>> {
  const outcomes = new Map<Step, Outcome>();
  const queue = [...steps];
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.set(step, await runStep(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return outcomes;
}

async function build(): Promise<boolean> {
  underWay.set('build', Date.now());
  const outcome = await run(['node', 'infra/setup/build.mjs', ...(everything ? ['--fresh'] : [])]);
  underWay.delete('build');
  tell({ name: 'build', group: 'build', shows: 'everything compiles and is put into use' }, outcome);
  return outcome.ok;
}

function sum(outcomes: ReadonlyMap<Step, Outcome>): void {
  const all = [...outcomes.values()];
  const failed = [...outcomes].filter(([, { ok }]) => !ok).map(([{ name, group }]) => `${group}, ${name}`);
  const unchanged = all.filter((outcome) => outcome.unchanged);
  say(
    `\n${all.length} steps in ${Math.round((Date.now() - started) / 1000)} s${failed.length ? `; failed: ${failed.join('; ')}` : ''}`,
  );
  for (const test of all.flatMap(({ ok, lines }) => (ok ? [] : failedTests(lines)))) say(`  failed: ${test}`);
  const total = (count: (outcome: Outcome) => number): number => all.reduce((of, outcome) => of + count(outcome), 0);
  const left = total(({ unchanged, passed, leftOut }) => leftOut + (unchanged ? passed : 0));
  if (unchanged.length || left)
    say(
      `${unchanged.length} steps and ${left} tests are unchanged since they passed; npm test -- --all runs them again.`,
    );
  // A step that fails without a count, such as lint, counts as one failure. CI reads this line.
  say(
    `${total(({ passed, leftOut }) => passed + leftOut)} passed, ${total((outcome) => Math.max(outcome.failed, outcome.ok ? 0 : 1))} failed`,
  );
  process.exitCode = failed.length ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll(signal);
    process.exit(130);
  });
}

try {
  const unknown = groups.filter((group) => !GROUPS.some((known) => known === group));
  if (unknown.length) throw new Error(`There is no group ${unknown.join(', ')}. There are ${GROUPS.join(', ')}.`);
  ensureSystemPrograms();
  preferHeadlessChromium();
  if (everything) forgetPasses();
  const beating = setInterval(heartbeat, 1000);
  if (await build()) sum(await runAll(STEPS.filter(({ group }) => groups.length === 0 || groups.includes(group))));
  else {
    say('0 passed, 1 failed');
    process.exitCode = 1;
  }
  clearInterval(beating);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

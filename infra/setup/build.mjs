// This command builds what changed: `build.mjs` builds everything, and `build.mjs backend` one workspace with what it
// needs. Nx knows what changed, and `publish.ts` puts it into use.
import { exclusively } from './lock.mjs';
import { fail, quietly, say, seconds } from './quietly.mjs';

const LOG = 'build.log';
const REMEDY =
  'If a line above names a file you changed, mend it and run the command again.\nIf you changed nothing, delete the folders node_modules and .nx and run the command again.';

const projects = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const fresh = process.argv.includes('--fresh');

await exclusively(async () => {
  const compiled = new Set();
  const onLine = (/** @type {string} */ line) => {
    const [, name, target, cached] = /^> nx run @sahaay\/([\w-]+):(\w+)( +\[.*)?$/.exec(line) ?? [];
    if (target === 'compile' && !cached) {
      if (compiled.size === 0) say(`Building (the first time about half a minute) …`);
      compiled.add(name);
    }
    return target === 'build' && compiled.has(name) ? `  ${name} built, ${seconds()} s` : undefined;
  };
  const which = projects.length ? ['-p', projects.map((name) => `@sahaay/${name}`).join()] : [];
  const command = [
    'nx',
    'run-many',
    '-t',
    'build',
    ...which,
    '--output-style=static',
    ...(fresh ? ['--skip-nx-cache'] : []),
  ];
  const { ok, lines } = await quietly(command, { log: LOG, doing: 'building', onLine });
  if (ok)
    return say(compiled.size ? `Built in ${seconds()} s.` : `Nothing to build: all is as it was (${seconds()} s).`);
  const { task, output } = failedTask(lines);
  fail({
    what: `The build failed${task ? ` at ${task}` : ''} after ${seconds()} s.`,
    lines: output,
    log: LOG,
    remedy: REMEDY,
  });
});

/**
 * Finds the first task that Nx names as failed, with its output.
 * @param {string[]} lines
 */
function failedTask(lines) {
  const task = /^- (\S+)$/.exec(lines[lines.findIndex((line) => line.startsWith('Failed tasks:')) + 2] ?? '')?.[1];
  const from = lines.indexOf(`> nx run ${task}`);
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => /^> nx run |^ NX /.test(line));
  return from < 0 ? { task, output: lines } : { task, output: rest.slice(0, to < 0 ? undefined : to) };
}

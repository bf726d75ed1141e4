import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BUILD_FOLDER, ROOT } from './lock.mjs';

/** While a program runs, something is said at least this often, in milliseconds. */
const HEARTBEAT = 15_000;
/** This many lines of a failure are shown, without the lines that only name places in a program's own code. */
const TELLING = 12;
/**
 * Finds colours. The pattern below finds what Nx says of itself and of what it sells, at the end of a log in which
 * somebody looks for a failure.
 */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const ADVERTISEMENT = /flaky|nx cloud|nx\.dev/i;

/**
 * A line of a program's output without colours. The answer is empty when the line is not about the matter.
 * @param {string} line
 */
export function plain(line) {
  const text = line.replace(COLOURS, '');
  return ADVERTISEMENT.test(text) ? undefined : text;
}

/** The moment at which this command began. */
const begun = performance.now();
/** The whole seconds since then. */
export const seconds = () => Math.round((performance.now() - begun) / 1000);

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`);

/**
 * Runs a program. Its output goes to a log file in `.build`, and a line from time to time says that it goes on.
 * @param {string[]} command
 * @param {{ log: string, doing: string, env?: Record<string, string>, onLine?: (line: string) => string | undefined }}
 *   how `onLine` hears each line, without colours, and may answer a line to be said
 * @returns {Promise<{ ok: boolean, lines: string[] }>}
 */
export async function quietly([program = '', ...args], { log, doing, env, onLine }) {
  const file = createWriteStream(path.join(BUILD_FOLDER, log));
  /** @type {string[]} */
  const lines = [];
  let said = performance.now();
  const speak = (/** @type {string} */ line) => {
    said = performance.now();
    say(line);
  };
  const heartbeat = setInterval(() => {
    if (performance.now() - said >= HEARTBEAT - 500) speak(`  still ${doing}, ${seconds()} s`);
  }, 1000);
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  const hear = (/** @type {string} */ raw) => {
    const line = plain(raw);
    if (line === undefined) return;
    lines.push(line);
    file.write(`${line}\n`);
    const answer = onLine?.(line);
    if (answer) speak(answer);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
  const status = await new Promise((resolve) => child.on('error', ({ message }) => hear(message)).on('close', resolve));
  clearInterval(heartbeat);
  file.end();
  await once(file, 'close');
  return { ok: status === 0, lines };
}

/**
 * Ends this command, and says what somebody needs to go on.
 * @param {{ what: string, lines: string[], log: string, remedy: string }} failure
 * @returns {never}
 */
export function fail({ what, lines, log, remedy }) {
  const telling = lines.filter((line) => line.trim() && !/^\s+at /.test(line)).slice(-TELLING);
  process.stderr.write(
    `\n${what}\n\n${telling.map((line) => `  ${line.slice(0, 300)}\n`).join('')}\n${remedy}\nThe whole log: ${path.join('.build', log)}\n`,
  );
  process.exit(1);
}

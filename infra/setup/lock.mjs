// The lock lets one command at a time install or build in this checkout. It is plain JavaScript for any Node from 20
// on, like everything that runs before the packages are there.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Builds keep their own files here: this lock, the logs, and what each workspace compiled. */
export const BUILD_FOLDER = path.join(ROOT, '.build');
const FILE = path.join(BUILD_FOLDER, 'lock');
/** The holder shows this often that it lives, in milliseconds. */
const PULSE = 5_000;
/**
 * A holder that shows no pulse for this long is gone, in milliseconds. A holder on this computer counts as alive while
 * its process is.
 */
const SILENCE = { elsewhere: 60_000, here: 600_000 };
/**
 * Two processes may take over an abandoned lock at once. After this many milliseconds both see who came last and has
 * it.
 */
const SETTLING = 300;

/**
 * Runs `work` while no other process of this checkout is in `exclusively`. It notices a holder that was killed.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(work) {
  const me = `${hostname()}\n${process.pid}\n${randomUUID()}`;
  const release = () => {
    if (holder() === me) rmSync(FILE, { force: true });
  };
  await acquire(me);
  process.on('exit', release);
  const pulse = setInterval(() => utimesSync(FILE, new Date(), new Date()), PULSE);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
    process.off('exit', release);
    release();
  }
}

/** @param {string} me */
async function acquire(me) {
  mkdirSync(BUILD_FOLDER, { recursive: true });
  for (let told = false; ; told = true) {
    try {
      return writeFileSync(FILE, me, { flag: 'wx' });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    if (isAbandoned()) {
      const mine = `${FILE}.${process.pid}`;
      writeFileSync(mine, me);
      renameSync(mine, FILE);
      await wait(SETTLING);
      if (holder() === me) return;
    } else {
      if (!told) process.stdout.write('Another command installs or builds in this folder; waiting for it …\n');
      await wait(200);
    }
  }
}

function holder() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function isAbandoned() {
  const [host, pid] = holder().split('\n');
  const pulse = statSync(FILE, { throwIfNoEntry: false })?.mtimeMs;
  // The lock was just released, or was just made and is not written yet.
  if (!pid || pulse === undefined) return pulse !== undefined && Date.now() - pulse > SILENCE.elsewhere;
  if (host === hostname() && !isAlive(Number(pid))) return true;
  return Date.now() - pulse > (host === hostname() ? SILENCE.here : SILENCE.elsewhere);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

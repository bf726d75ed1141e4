import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { putInPlace } from '../put-in-place.js';
import { keptText } from './kept-text.js';

/** The user as whom the server runs, since PostgreSQL refuses to run as root. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Folders go here when the unprivileged user cannot reach them below a private home. */
const READABLE_PLACE = existsSync('/var/lib') ? '/var/lib/sahaay' : join(tmpdir(), 'sahaay');

/** The user `postgres`, or else `nobody`, when we are root; undefined when the server can run as ourselves. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found)
    throw new Error(
      'The embedded database cannot run as root, and no user "postgres" or "nobody" exists. Start as another user.',
    );
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * Gives the server a folder for `wanted`: `wanted` itself or, when the user cannot reach that, a new folder under a
 * readable place. The file `location` in `wanted` then names the new folder, so that whoever removes `wanted` begins
 * anew, and whoever moves it takes the data along.
 */
export async function reachableFolder(
  wanted: string,
  user: ServerUser | undefined,
  place = READABLE_PLACE,
): Promise<string> {
  await mkdir(wanted, { recursive: true });
  if (isReachable(wanted, user)) return wanted;
  await makeReadable(place);
  return makeReadable(await keptText(join(wanted, 'location'), () => join(place, randomUUID())));
}

/** The folder of the PostgreSQL binaries: the installed one, or a copy that the user can read. */
export async function reachableBinaries(
  installed: string,
  version: string,
  user: ServerUser | undefined,
  place = READABLE_PLACE,
): Promise<string> {
  if (isReachable(join(installed, 'bin/postgres'), user)) return installed;
  const copy = join(place, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  await makeReadable(place);
  await cp(installed, partial, { recursive: true, verbatimSymlinks: true });
  await openToAll(partial);
  await flush(partial);
  // Another process may have made the copy meanwhile.
  await putInPlace(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  return copy;
}

/** Opens the files to everybody, whatever the umask was when they were installed or copied. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || basename(entry.parentPath) === 'bin') await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, 0o644);
  }
}

/** Has the disk take all files of a folder, since a program that a power cut left empty would never start. */
async function flush(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name));
    await file.sync();
    await file.close();
  }
}

async function makeReadable(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
}

/** Gives a folder or file to the server's user. */
export async function giveTo(user: ServerUser | undefined, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

/** Whether `user` may pass through every folder down to `path`. */
function isReachable(path: string, user: ServerUser | undefined): boolean {
  if (!user) return true;
  const { mode, uid, gid } = statSync(path);
  const passable =
    (mode & 0o001) !== 0 || (uid === user.uid && (mode & 0o100) !== 0) || (gid === user.gid && (mode & 0o010) !== 0);
  return passable && (dirname(path) === path || isReachable(dirname(path), user));
}

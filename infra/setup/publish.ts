// This command runs in a workspace and puts what it compiled into `.build/next` into use. Each build lies in a folder
// that is named by its content, and `dist` is a link that is swapped in one step, so that a product that runs an older
// build keeps all of it.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
/** Builds that were in use within the last day stay, and this many older ones. */
const OLDER_BUILDS = 3;
/** A page that was opened on an older build may ask for its files for this long. */
const KEEP_ASSETS = 30 * DAY;

const now = new Date();
const [folder, dist] = ['.build', 'dist'];
const next = path.join(folder, 'next');

function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name))).sort();
}

function nameByContent(directory: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(directory))
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(directory, file)))
        .digest(),
    );
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the hashed files of every build of the last weeks, for the server to fall back on. */
function keepAssets(build: string): void {
  const assets = path.join(build, 'assets');
  if (!existsSync(assets)) return;
  const kept = path.join(folder, 'kept/assets');
  for (const file of filesIn(assets)) {
    utimesSync(path.join(assets, file), now, now);
    if (existsSync(path.join(kept, file))) continue;
    mkdirSync(path.dirname(path.join(kept, file)), { recursive: true });
    linkSync(path.join(assets, file), path.join(kept, file));
  }
  for (const file of filesIn(kept)) if (age(path.join(kept, file)) > KEEP_ASSETS) rmSync(path.join(kept, file));
}

const age = (file: string): number => now.getTime() - statSync(file).mtimeMs;

function point(link: string, target: string): void {
  const current = lstatSync(link, { throwIfNoEntry: false });
  if (current?.isSymbolicLink() && readlinkSync(link) === target) return;
  // A checkout that built before there were links has a folder here.
  if (current?.isDirectory()) renameSync(link, path.join(folder, `before-${now.getTime()}`));
  const swap = `${link}.${process.pid}`;
  symlinkSync(target, swap);
  renameSync(swap, link);
}

function forgetOldBuilds(current: string): void {
  const builds = readdirSync(folder).filter((name) => name !== 'next' && name !== 'kept' && name !== current);
  const byAge = builds
    .map((name) => ({ name, age: age(path.join(folder, name)) }))
    .sort((one, other) => one.age - other.age);
  for (const { name } of byAge.slice(OLDER_BUILDS).filter((build) => build.age > DAY))
    rmSync(path.join(folder, name), { recursive: true });
}

const name = nameByContent(next);
const build = path.join(folder, name);
if (!existsSync(build)) {
  const unfinished = path.join(folder, `unfinished-${process.pid}`);
  cpSync(next, unfinished, { recursive: true });
  renameSync(unfinished, build);
}
utimesSync(build, now, now);
keepAssets(build);
point(dist, build);
forgetOldBuilds(name);

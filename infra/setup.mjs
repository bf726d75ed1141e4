// Installs the packages when the lock file changed. Runs on the machine's own Node (20 or later), before anything is
// installed; therefore plain JavaScript without imports from npm.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const installedLock = path.join(root, 'node_modules/.package-lock.json');
const pinnedNode = path.join(root, 'node_modules/.bin/node');

function fail(sentence, detail = '') {
  process.stderr.write(`\n${sentence}\n${detail}`);
  process.exit(1);
}

function pinnedNodeWorks() {
  return spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ?? false;
}

function isUpToDate() {
  const lock = path.join(root, 'package-lock.json');
  return existsSync(installedLock) && statSync(installedLock).mtimeMs >= statSync(lock).mtimeMs && pinnedNodeWorks();
}

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write('Installing packages (the first time takes about a minute) …\n');
  const heartbeat = setInterval(() => process.stdout.write(`  still installing, ${seconds()} s\n`), 10_000);
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => npm.on('error', () => resolve(-1)).on('close', resolve));
  clearInterval(heartbeat);
  if (status !== 0) {
    fail('The packages could not be installed. Check the connection to the npm registry, then run the command again.', output);
  }
  if (!pinnedNodeWorks()) {
    fail('Node 24 could not be set up from npm. Install scripts must be allowed: npm config set ignore-scripts false');
  }
  process.stdout.write(`Packages installed in ${seconds()} s.\n`);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Sahaay needs Node 20 or later to start; this is Node ${process.versions.node}.\n`);
if (!isUpToDate()) await install();

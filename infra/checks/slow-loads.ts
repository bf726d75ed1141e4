// This check passes when a machine that reads files slowly builds the same front ends as a fast one. It builds each
// once more into a temporary folder with every load delayed, and compares the result byte for byte with the build that
// is there.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const DELAY_MS = 30;
const root = path.resolve(import.meta.dirname, '../..');
const frontEnds = ['frontend-shell', 'frontend-diagnostics', 'frontend-community'];

/**
 * Builds a front end into `outDir`. This `load` is the first hook of all plugins, so it delays a file before any other
 * plugin hears of it.
 */
async function buildSlowly(frontEnd: string, outDir: string): Promise<void> {
  const handler = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), DELAY_MS));
  const slowDisk = { name: 'slow-disk', enforce: 'pre' as const, load: { order: 'pre' as const, handler } };
  process.chdir(path.join(root, frontEnd));
  await build({ plugins: [slowDisk], logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

/**
 * Says what is wrong with the slow build of a front end, if anything. It runs in a process of its own, since plugins
 * keep state.
 */
async function compare(frontEnd: string): Promise<string[]> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'sahaay-slow-'));
  try {
    const child = spawn(process.execPath, [import.meta.filename, frontEnd, outDir], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    if (status !== 0) return [`${frontEnd} does not build when every file takes ${DELAY_MS} ms to load`];
    const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)));
    return names
      .filter((name) => differs(path.join(outDir, name), path.join(root, frontEnd, 'dist', name)))
      .map((name) => `${frontEnd}: ${name} differs from the usual build`);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function differs(one: string, other: string): boolean {
  try {
    return !readFileSync(one).equals(readFileSync(other));
  } catch {
    return true;
  }
}

const [frontEnd, outDir] = process.argv.slice(2);
if (frontEnd && outDir) {
  await buildSlowly(frontEnd, outDir);
} else {
  const problems = (await Promise.all(frontEnds.map(compare))).flat();
  process.stdout.write(
    problems.length
      ? `${problems.join('\n')}\n`
      : `${frontEnds.length} front ends come out the same however slowly files load.\n`,
  );
  process.exitCode = problems.length ? 1 : 0;
}

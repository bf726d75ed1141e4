// `npm run size`: what the built shell weighs, gzip, beside its budgets. First load = all that index.html reaches at once.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, 'dist');
const weigh = (file: string): number => gzipSync(readFileSync(path.join(dist, file))).length / 1000;
const assets = readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);
const scripts = assets.filter((file) => file.endsWith('.js'));

/** A script and all it imports statically. */
function reach(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    if (name) reach(`assets/${name}`, seen);
  return seen;
}

const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const named = (pattern: RegExp): string[] => [...html.matchAll(pattern)].flatMap(([, file]) => (file ? [file] : []));
const entries = [
  ...named(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
  ...scripts.filter((file) => /\/(bootstrap|landing-page|_virtual_mf.*loadShare)/.test(file)),
];
const first = new Set<string>();
for (const entry of entries) reach(entry, first);

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0);
const rows: [what: string, kB: number, budget: number | ''][] = [
  ['HTML', weigh('index.html'), 14],
  ['CSS', sum(assets.filter((file) => file.endsWith('.css'))), 18],
  ['JS, first load of the landing page', sum(first), 180],
  ['JS, all', sum(scripts), ''],
  ['Fonts', sum(assets.filter((file) => file.endsWith('.woff2'))), 35],
];
for (const [what, kB, budget] of rows)
  process.stdout.write(`${what.padEnd(36)}${kB.toFixed(1).padStart(7)} kB${budget ? `  of ${budget}` : ''}\n`);

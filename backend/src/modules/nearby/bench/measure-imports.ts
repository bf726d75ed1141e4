import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { FORMATS, writeFileOf } from './synthetic-files.js';
import { syntheticPlaces } from './synthetic-places.js';

const IMPORT = join(import.meta.dirname, '../import-places.js');
const PEAK_MEMORY = join(import.meta.dirname, '../../../../bench/peak-memory.js');
/** A program that reads a whole file at once gets a smaller one, since a string holds half a gigabyte at most. */
const NAIVE_BYTES = 100e6;
const NAIVE = 'JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))';

/**
 * Imports a made-up file of each format by the command that people use, in a process of its own; beside it, what
 * reading a file at once costs. The files are deleted.
 *
 * @param only the formats to measure, by the ending of the file; all when empty
 */
export async function measureImports(
  database: DataSource,
  url: string,
  bytes: number,
  only: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sahaay-import-'));
  const next = await syntheticPlaces(database);
  try {
    say('file                         MB    places   seconds  places/s   peak MB');
    for (const [name, format] of Object.entries(FORMATS)) {
      if (only.length > 0 && !only.includes(format.ending)) continue;
      const file = join(folder, `places.${format.ending}`);
      await writeFileOf(format, file, bytes, next);
      await database.query('TRUNCATE place, place_word, place_import');
      const run = await measured([IMPORT, file], { DATABASE_URL: url, DATA_DIR: folder });
      const [{ places }]: [{ places: number }] = await database.query('SELECT count(*)::int AS places FROM place');
      say(line(name, (await stat(file)).size, places, run));
      await rm(file);
    }
    const naive = join(folder, 'naive.json');
    await writeFileOf(FORMATS['Overpass JSON']!, naive, Math.min(bytes, NAIVE_BYTES), next);
    say(
      line('JSON.parse, nothing stored', (await stat(naive)).size, undefined, await measured(['-e', NAIVE, naive], {})),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** @throws Error when the program fails */
async function measured(program: readonly string[], settings: Readonly<Record<string, string>>): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', PEAK_MEMORY, ...program], {
    env: { PATH: '/usr/bin:/bin', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const told = text(child.stdio[3] as Readable);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes: Number(await told) / 1024 };
}

function line(name: string, bytes: number, places: number | undefined, { seconds, peakMegabytes }: Run): string {
  const rate = places === undefined ? '-' : String(Math.round(places / seconds));
  const figures = [(bytes / 1e6).toFixed(0), places ?? '-', seconds.toFixed(1), rate, peakMegabytes.toFixed(0)];
  return `${name.padEnd(27)}${String(figures[0]).padStart(5)}${figures
    .slice(1)
    .map((figure) => String(figure).padStart(10))
    .join('')}`;
}

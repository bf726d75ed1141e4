import { existsSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { INVOKED_FROM } from '../../../config.js';
import { importFile, type ImportSummary } from '../adapters/directory/import/import-file.js';
import { UnreadableFile } from '../adapters/directory/import/read-records.js';
import { CITIES } from '../adapters/gazetteer/cities.js';
import { ensureLoaded } from '../adapters/reference-data.js';
import { Report } from './report.js';
import { withDatabase } from './with-database.js';

const USAGE = `Fills the directory of places from files.

  npm run places:import -- FILE… [--source NAME] [--licence TEXT]

FILE        GeoJSON, newline-delimited JSON or Overpass JSON
--source    who recorded the places, when the records do not say so (default: the name of the file)
--licence   the terms under which they may be used, shown beside each place
An interrupted import goes on where it stopped when it is started again with the same file.`;

const report = new Report();

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' }, licence: { type: 'string' }, help: { type: 'boolean' } },
});
const paths = files.map((file) => resolve(INVOKED_FROM, file));
const missing = paths.filter((path) => !existsSync(path));
if (values.help || files.length === 0 || missing.length > 0) {
  for (const path of missing) report.problem(`There is no file ${path}.`);
  report.line(USAGE);
  process.exit(values.help ? 0 : 2);
}

await withDatabase(async (database, { dataDir }) => {
  await ensureLoaded(database, CITIES);
  let failures = 0;
  for (const path of paths) {
    if (!(await importOne(database, path, dataDir))) failures += 1;
  }
  await database.query('ANALYZE place');
  return failures === 0 ? 0 : 1;
});

async function importOne(database: DataSource, path: string, dataDir: string): Promise<boolean> {
  const file = basename(path);
  const started = performance.now();
  const rejectsFile = join(dataDir, 'imports', `${file}.rejected.ndjson`);
  let resumedAt = 0;
  try {
    const summary = await importFile(database, path, {
      provenance: { source: values.source ?? basename(file, extname(file)), licence: values.licence ?? null },
      rejectsFile,
      onResume: (records) => {
        resumedAt = records;
        report.line(`${file}: going on after ${records} records of an interrupted import`);
      },
      onProgress: ({ records, rejected, done }) => {
        const seconds = (performance.now() - started) / 1000;
        const left = done > 0 ? Math.ceil((seconds / done) * (1 - done)) : 0;
        const rate = Math.round((records - resumedAt) / seconds);
        report.progress(
          `${file}: ${Math.floor(done * 100)} % · ${records} records · ${rate}/s · ${rejected} rejected · ${left} s left`,
        );
      },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    report.line(`${file}: ${summary.accepted} places from ${summary.records} records in ${seconds} s`);
    nameRejections(file, summary, rejectsFile);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report.problem(`${file} could not be read to its end: ${error.message}.`);
    return false;
  }
}

function nameRejections(file: string, { rejected, reasons, unit }: ImportSummary, rejectsFile: string): void {
  if (rejected === 0) return;
  report.problem(`${file}: ${rejected} records were rejected; each ${unit} with its reason is in ${rejectsFile}`);
  for (const [reason, times] of [...reasons].sort(([, a], [, b]) => b - a)) report.problem(`  ${times} × ${reason}`);
}

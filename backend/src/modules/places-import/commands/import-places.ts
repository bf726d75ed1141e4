import { existsSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { INVOKED_FROM } from '../../../config.js';
import { importFile, type ImportSummary } from '../adapters/import-file.js';
import { UnreadableFile } from '../adapters/files/file-record.js';
import type { ColumnMap } from '../adapters/files/read-csv.js';
import { CITIES, CITY_INDEXES } from '../../geocoding/public.js';
import { ensureLoaded } from '../../../shared/reference-data.js';
import { Report } from '../../../command-line/report.js';
import { withDatabase } from '../../../command-line/with-database.js';

const USAGE = `Fills the directory of places from files.

  npm run places:import -- FILE… [options]

FILE          OSM PBF, GeoJSON, newline-delimited JSON, Overpass JSON, or a table with headers (CSV);
              all but PBF may be compressed with gzip
--source      who recorded the places, when the records do not say so (default: the name of the file)
--licence     the terms under which they may be used, shown beside each place
--extract     what the file is a version of (default: its name). A newer version of an extract
              deletes the places that vanished from it
--shrink      delete them also when they are more than half of the extract
--column      which column of a table holds a field: --column lat=Y --column lng=X --column name="Facility Name"
              (fields: name, lat, lng, category, address, postcode, country, phone, website, opening_hours, …)
--set         a field that is the same in every row of a table: --set category=pharmacy
The national registers of India are known by their headers, as they are published: the National Hospital Directory and
the health centres with NIN (data.gov.in), the Health Facility Registry (ABDM), the hospitals empanelled under PM-JAY,
the Jan Aushadhi Kendras, and lists of 108 ambulances. --column overrules this.
An interrupted import goes on where it stopped when it is started again with the same file.`;

const report = new Report();

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string' },
    licence: { type: 'string' },
    extract: { type: 'string' },
    shrink: { type: 'boolean' },
    column: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});
const columns: ColumnMap = { headers: pairs(values.column), constants: pairs(values.set) };
const paths = files.map((file) => resolve(INVOKED_FROM, file));
const missing = paths.filter((path) => !existsSync(path));
if (values.help || files.length === 0 || missing.length > 0) {
  for (const path of missing) report.problem(`There is no file ${path}.`);
  report.line(USAGE);
  process.exit(values.help ? 0 : 2);
}

await withDatabase(async (database, { dataDir }) => {
  await ensureLoaded(database, CITIES);
  await ensureLoaded(database, CITY_INDEXES);
  let failures = 0;
  for (const path of paths) {
    if (!(await importOne(database, path, dataDir))) failures += 1;
  }
  // A GIN index keeps new entries in a list that every search reads from end to end until the list is put in order.
  await database.query('VACUUM (ANALYZE) place');
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
      columns,
      ...(values.extract !== undefined && { extract: values.extract }),
      mayShrink: values.shrink === true,
      onWait: () => report.line(`${file}: waiting for another import to end`),
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
    if (summary.register) report.line(`${file}: read as ${summary.register}`);
    report.line(`${file}: ${summary.accepted} places from ${summary.records} records in ${seconds} s`);
    nameVanished(file, summary);
    nameRejections(file, summary, rejectsFile);
    if (summary.accepted === 0) report.problem(`${file} holds no place that can be used.`);
    return summary.accepted > 0;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report.problem(`${file} could not be read to its end: ${error.message.replace(/(?<!\?)$/, '.')}`);
    return false;
  }
}

function nameVanished(file: string, { vanished: { deleted, doubtful } }: ImportSummary): void {
  if (deleted > 0) report.line(`${file}: ${deleted} places deleted, which an older version of it held`);
  if (doubtful === 0) return;
  report.problem(
    `${file}: ${doubtful} places of an older version are missing: more than half, or much of the file is damaged. They are kept; --shrink deletes them`,
  );
}

function nameRejections(file: string, { rejected, records, reasons, unit }: ImportSummary, rejectsFile: string): void {
  if (rejected === 0) return;
  report.problem(`${file}: ${rejected} records were rejected; each ${unit} with its reason is in ${rejectsFile}`);
  for (const [reason, times] of Object.entries(reasons).sort(([, a], [, b]) => b - a))
    report.problem(`  ${times} × ${reason}`);
  const swapped = Object.entries(reasons).reduce(
    (sum, [reason, times]) => sum + (reason.includes('swapped') ? times : 0),
    0,
  );
  if (swapped * 2 > records) report.problem(`${file}: latitude and longitude are swapped throughout`);
}

/** Reads `lat=Y` as the field lat and the value Y. */
function pairs(options: readonly string[]): Record<string, string> {
  const wrong = options.find((option) => !/^[^=]+=./.test(option));
  if (wrong !== undefined) {
    report.problem(`"${wrong}" must look like field=value.`);
    process.exit(2);
  }
  return Object.fromEntries(
    options.map((option) => [option.slice(0, option.indexOf('=')), option.slice(option.indexOf('=') + 1)]),
  );
}

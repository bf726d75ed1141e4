import { shippedKnowledge } from '@sahaay/engine/shipped';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { INVOKED_FROM, WORKSPACE_ROOT } from '../../../config.js';
import { openDataSource } from '../../../data-source.js';
import { DirectoryPlaces } from '../adapters/directory-places.js';
import { importFile } from '../../places-import/public.js';
import { CITIES, CITY_INDEXES } from '../../geocoding/public.js';
import { PrimaryReads } from '../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../shared/reference-data.js';
import { SpecialtyLookup } from '../../diagnostics/public.js';
import { SearchNearby } from '../use-cases/search-nearby.js';
import { judgeGoldCase, readGoldCases } from './gold-cases.js';
import { measureApi } from './measure-api.js';
import { measureImports } from './measure-imports.js';
import { measureSearches } from './measure-searches.js';
import { storeSyntheticPlaces } from './synthetic-places.js';
import { Report } from '../../../command-line/report.js';
import { withDatabase } from '../../../command-line/with-database.js';

const GOLD = 'gold-cases.json';
const CONNECTIONS = 8;

const report = new Report();
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    rows: { type: 'string' },
    'import-size': { type: 'string' },
    format: { type: 'string', multiple: true, default: [] },
  },
});
/** Made-up places to search among, instead of the evaluation data. */
const rows = Number(values.rows ?? 0);
/** Bytes of made-up files to import instead: 1G, 100M. */
const importSize = bytesOf(values['import-size'] ?? '0');
const folder =
  values.data === undefined ? resolve(WORKSPACE_ROOT, '../shared/data/places') : resolve(INVOKED_FROM, values.data);
if (rows === 0 && importSize === 0 && !existsSync(join(folder, GOLD))) {
  report.problem(
    `There is no ${GOLD} in ${folder}. Name the folder with the evaluation data: npm run bench:places -- --data FOLDER`,
  );
  process.exit(2);
}

await withDatabase(async (server, { dataDir }) => {
  const name = `bench_places_${randomBytes(6).toString('hex')}`;
  await server.query(`CREATE DATABASE ${name}`);
  await server.query(`ALTER DATABASE ${name} SET maintenance_work_mem = '512MB'`);
  try {
    const url = new URL((server.options as { url: string }).url);
    url.pathname = `/${name}`;
    const database = await openDataSource(url.href, CONNECTIONS);
    try {
      return await bench(database, url.href, join(dataDir, 'imports'));
    } finally {
      await database.destroy();
    }
  } finally {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
});

async function bench(database: DataSource, url: string, rejectsFolder: string): Promise<number> {
  const referenceData = new ReferenceDataLoader(database);
  await referenceData.ready(CITIES);
  await referenceData.ready(CITY_INDEXES);
  const directoryOn = (on: DataSource) => new DirectoryPlaces(new PrimaryReads(on), referenceData);
  const provider = directoryOn(database);
  if (importSize > 0) {
    await measureImports(database, url, importSize, values.format, (line) => report.line(line));
    return 0;
  }
  if (rows > 0) {
    const started = performance.now();
    await storeSyntheticPlaces(database, rows, (done) => report.progress(`${done} places stored`));
    report.line(`stored ${rows} made-up places in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    for (const line of await measureApi(database, url)) report.line(line);
    for (const line of await measureSearches(database, url, directoryOn)) report.line(line);
    return 0;
  }
  await importAll(database, rejectsFolder);
  const search = new SearchNearby(provider, new SpecialtyLookup(shippedKnowledge()));
  const verdicts = [];
  for (const gold of readGoldCases(join(folder, GOLD))) {
    const verdict = await judgeGoldCase(gold, provider, search);
    verdicts.push(verdict);
    report.line(`${verdict.passed ? 'pass' : 'FAIL'}  ${gold.city}, ${gold.spot}: ${verdict.summary}`);
  }
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  report.line(`${passed} of ${verdicts.length} gold cases\n`);
  for (const line of await measureSearches(database, url, directoryOn)) report.line(line);
  return passed === verdicts.length ? 0 : 1;
}

async function importAll(database: DataSource, rejectsFolder: string): Promise<void> {
  const started = performance.now();
  let records = 0;
  let rejected = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ndjson'))) {
    const summary = await importFile(database, join(folder, file), {
      provenance: { source: file, licence: null },
      rejectsFile: join(rejectsFolder, `${file}.bench.rejected.ndjson`),
      onProgress: (progress) => report.progress(`${file}: ${progress.records} records`),
      onResume: () => undefined,
    });
    records += summary.records;
    rejected += summary.rejected;
  }
  await database.query('ANALYZE place');
  report.line(
    `imported ${records} records in ${((performance.now() - started) / 1000).toFixed(1)} s, ${rejected} rejected\n`,
  );
}

function bytesOf(size: string): number {
  const [, number = '0', unit = ''] = /^(\d+)([MG]?)$/.exec(size) ?? [];
  return Number(number) * (unit === 'G' ? 1e9 : unit === 'M' ? 1e6 : 1);
}

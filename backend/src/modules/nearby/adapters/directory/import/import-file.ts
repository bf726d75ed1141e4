import { appendFile, mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { CountryOf } from '../../gazetteer/country-of.js';
import { upsertPlaces } from '../place-writes.js';
import type { FileRecord } from './file-record.js';
import { contentKey, ImportJournal, type Counts, type Vanished } from './import-journal.js';
import type { ColumnMap } from './read-csv.js';
import { openRecords } from './read-records.js';
import type { Provenance } from './to-place-row.js';
import { understand, type Rejection } from './understand.js';

/** How far an import is. Counts include what an earlier, interrupted run did. */
export interface ImportProgress extends Counts {
  /** Share of the file that is read, from 0 to 1. */
  readonly done: number;
}

export interface ImportOptions {
  readonly provenance: Provenance;
  /** What the file is a version of; by default its name. A newer version deletes what vanished from it. */
  readonly extract?: string;
  /** Whether more than half of an extract may vanish. */
  readonly mayShrink?: boolean;
  /** How to understand a table. */
  readonly columns?: ColumnMap;
  /** Where rejected records are written, with their reasons; only made when there are any. */
  readonly rejectsFile: string;
  onProgress(progress: ImportProgress): void;
  /** Told the record from which an interrupted import goes on. */
  onResume(records: number): void;
}

/** What an import did, and how often each reason for a rejection occurred in this run. */
export interface ImportSummary extends Counts {
  readonly vanished: Vanished;
  readonly reasons: ReadonlyMap<string, number>;
  readonly unit: 'line' | 'record';
}

const BATCH = 1000;
const OWN_HEADERS: ColumnMap = { headers: {}, constants: {} };

/** Imports one file. Each batch is committed together with how far it reaches, so an interrupted run loses no work. */
export async function importFile(database: DataSource, file: string, options: ImportOptions): Promise<ImportSummary> {
  const { size } = await stat(file);
  const columns = options.columns ?? OWN_HEADERS;
  const journal = new ImportJournal(database, await contentKey(file, options.provenance, columns));
  const { extract, ...before } = await journal.begin(basename(file), options.extract ?? basename(file));
  if (before.records > 0) options.onResume(before.records);
  else await rm(options.rejectsFile, { force: true });

  const opened = await openRecords(file, columns);
  const countryOf = new CountryOf(database);
  const reasons = new Map<string, number>();
  let counts: Counts = before;
  let seen = 0;
  let batch: FileRecord[] = [];

  const save = async () => {
    const { rows, rejections } = await understand(batch, options.provenance, countryOf);
    counts = {
      records: counts.records + batch.length,
      accepted: counts.accepted + rows.length,
      rejected: counts.rejected + rejections.length,
    };
    for (const { reason } of rejections) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    await writeRejections(options.rejectsFile, opened.unit, rejections);
    await database.transaction(async (db) => {
      await upsertPlaces(db, rows, extract);
      await journal.save(db, counts);
    });
    batch = [];
    options.onProgress({ ...counts, done: opened.bytesRead() / size });
  };

  try {
    for await (const record of opened.records) {
      seen += 1;
      if (seen <= before.records) continue;
      batch.push(record);
      if (batch.length === BATCH) await save();
    }
  } finally {
    if (batch.length > 0) await save();
  }
  const vanished = await journal.finish(extract, options.mayShrink === true);
  return { ...counts, vanished, reasons, unit: opened.unit };
}

async function writeRejections(file: string, unit: string, rejections: readonly Rejection[]): Promise<void> {
  if (rejections.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const lines = rejections.map(
    ({ number, reason, json }) => `${JSON.stringify({ [unit]: number, reason, content: json })}\n`,
  );
  await appendFile(file, lines.join(''));
}

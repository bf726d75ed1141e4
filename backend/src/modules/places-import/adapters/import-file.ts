import { basename } from 'node:path';
import type { DataSource } from 'typeorm';
import { CountryOf } from '../../geocoding/public.js';
import { upsertPlaces } from '../../directory/public.js';
import type { FileRecord } from './files/file-record.js';
import { contentKey, ImportJournal, oneImportAtATime, type Counts, type Vanished } from './import-journal.js';
import type { ColumnMap } from './files/read-csv.js';
import { openRecords } from './files/read-records.js';
import { RejectsFile } from './rejects-file.js';
import type { Provenance } from './records/to-place-row.js';
import { understand, type Rejection, type Understood } from './records/understand.js';

/** How far an import is. Counts include what an earlier, interrupted run did. */
export interface ImportProgress extends Counts {
  /** Share of the file that is read, from 0 to 1. */
  readonly done: number;
}

export interface ImportOptions {
  readonly provenance: Provenance;
  /** The collection of which the file is a version; by default the file's name. A newer version deletes what vanished. */
  readonly extract?: string;
  /** Whether more than half of an extract may vanish. */
  readonly mayShrink?: boolean;
  /** How to understand a table. */
  readonly columns?: ColumnMap;
  /** Where rejected records are written, with their reasons; only made when there are any. */
  readonly rejectsFile: string;
  onProgress(progress: ImportProgress): void;
  /** Called with the number of the record from which an interrupted import goes on. */
  onResume(records: number): void;
  /** Called when another import has to end first. */
  onWait?(): void;
}

/** What an import did. */
export interface ImportSummary extends Counts {
  readonly vanished: Vanished;
  readonly unit: 'line' | 'record';
  /** The national register that the file was taken for. */
  readonly register?: string;
}

const BATCH = 1000;
const OWN_HEADERS: ColumnMap = { headers: {}, constants: {} };
/** The summary tells this many different reasons apart, and counts all others together, so that a bad file cannot fill the memory. */
const REASONS_AT_MOST = 50;
const OTHER_REASONS = 'other reasons';

/**
 * Imports one file. Each batch is committed together with how far it reaches, so an interrupted run loses no work.
 * Vanished places are deleted only after the file was read to its end.
 *
 * @throws UnreadableFile when the file is none known here or ends too early
 */
export async function importFile(database: DataSource, file: string, options: ImportOptions): Promise<ImportSummary> {
  return oneImportAtATime(database, options.onWait ?? (() => undefined), () => importAlone(database, file, options));
}

async function importAlone(database: DataSource, file: string, options: ImportOptions): Promise<ImportSummary> {
  const columns = options.columns ?? OWN_HEADERS;
  const opened = await openRecords(file, columns);
  const journal = new ImportJournal(database, await contentKey(file, options.provenance, columns));
  const { extract, ...before } = await journal.begin(basename(file), options.extract ?? basename(file));
  if (before.records > 0) options.onResume(before.records);
  const rejects = new RejectsFile(options.rejectsFile, opened.unit);
  await rejects.goBackTo(before.rejectsBytes);

  const countryOf = new CountryOf(database);
  let counts: Counts = before;
  let seen = 0;
  let batch: FileRecord[] = [];

  const store = async (size: number, { rows, rejections }: Understood) => {
    counts = {
      records: counts.records + size,
      accepted: counts.accepted + rows.length,
      rejected: counts.rejected + rejections.length,
      damaged: counts.damaged + rejections.filter(({ damaged }) => damaged).length,
      reasons: counted(counts.reasons, rejections),
    };
    const rejectsBytes = await rejects.write(rejections);
    await database.transaction(async (db) => {
      await upsertPlaces(db, rows, extract);
      await journal.save(db, { ...counts, rejectsBytes });
    });
    options.onProgress({ ...counts, done: opened.done() });
  };
  let storing = Promise.resolve();
  /** While the database stores a batch the next is read. */
  const save = async () => {
    const full = batch;
    batch = [];
    const understood = await understand(database, full, options.provenance, countryOf);
    await storing;
    storing = store(full.length, understood);
    // Whoever awaits this promise gets the error; until somebody does, it must not count as unhandled.
    storing.catch(() => undefined);
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
    await storing;
  }
  const vanished = await journal.finish(extract, options.mayShrink === true);
  const { unit, register } = opened;
  return { ...counts, vanished, unit, ...(register && { register: register.title }) };
}

function counted(before: Counts['reasons'], rejections: readonly Rejection[]): Counts['reasons'] {
  const reasons = { ...before };
  for (const { reason } of rejections) {
    const key = reason in reasons || Object.keys(reasons).length < REASONS_AT_MOST ? reason : OTHER_REASONS;
    reasons[key] = (reasons[key] ?? 0) + 1;
  }
  return reasons;
}

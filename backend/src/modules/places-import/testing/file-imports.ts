import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { importFile, type ImportOptions, type ImportProgress } from '../adapters/import-file.js';

/** A record of a pharmacy. */
export const plain = (i: number) => ({
  id: `t:${i}`,
  name: `Place ${i}`,
  category: 'pharmacy',
  lat: 10 + (i % 50) / 100,
  lng: 20 + Math.floor(i / 50) / 100,
});

/** The records as newline-delimited JSON. */
export const lines = (records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** Imports of files from a folder into a database, both of a test's own. */
export class FileImports {
  private constructor(
    private readonly own: TestDatabase,
    readonly database: DataSource,
    readonly folder: string,
  ) {}

  static async start(): Promise<FileImports> {
    const own = await cloneDatabase();
    return new FileImports(own, await openDataSource(own.url, 2), mkdtempSync(join(tmpdir(), 'sahaay-import-')));
  }

  get url(): string {
    return this.own.url;
  }

  get rejectsFile(): string {
    return join(this.folder, 'rejects.ndjson');
  }

  get options(): ImportOptions {
    return {
      provenance: { source: 'file', licence: null },
      rejectsFile: this.rejectsFile,
      onProgress: () => undefined,
      onResume: () => undefined,
    };
  }

  /** Writes the file and imports it. @returns the summary, and after how many records it went on each time */
  async run(
    content: string | Buffer,
    name = 'places.ndjson',
    onProgress: (progress: ImportProgress) => void = () => undefined,
    options: Partial<ImportOptions> = {},
  ) {
    writeFileSync(join(this.folder, name), content);
    const resumed: number[] = [];
    const summary = await importFile(this.database, join(this.folder, name), {
      ...this.options,
      onProgress,
      onResume: (records) => resumed.push(records),
      ...options,
    });
    return { ...summary, resumed };
  }

  /** The names of all places, in order. */
  async stored(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>('SELECT name FROM place ORDER BY name');
    return rows.map(({ name }) => name);
  }

  async forgetAll(): Promise<void> {
    await this.database.query('TRUNCATE place, place_import');
  }

  async stop(): Promise<void> {
    await this.database.destroy();
    await this.own.drop();
    rmSync(this.folder, { recursive: true });
  }
}

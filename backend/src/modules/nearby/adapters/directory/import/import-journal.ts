import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DataSource, EntityManager } from 'typeorm';
import type { ColumnMap } from './read-csv.js';
import type { Provenance } from './to-place-row.js';

/** Records of a file that are dealt with, and what became of them. */
export interface Counts {
  readonly records: number;
  readonly accepted: number;
  readonly rejected: number;
}

type Begun = Counts & { readonly extract: string };

/** What became of places that an older version of a file held and the newer does not. */
export interface Vanished {
  readonly deleted: number;
  /** Kept, since they are more than half of all. */
  readonly doubtful: number;
}

/** Remembers in the database how far the import of one content is, whatever the file is called. */
export class ImportJournal {
  constructor(
    private readonly database: DataSource,
    private readonly content: string,
  ) {}

  /** Where to go on: after what an interrupted run committed, or at the start. */
  async begin(file: string, extract: string): Promise<Begun> {
    const [begun]: [Begun] = await this.database.query(
      `INSERT INTO place_import AS import (content, file, extract) VALUES ($1, $2, $3)
       ON CONFLICT (content) DO UPDATE SET
         file = EXCLUDED.file,
         extract = CASE WHEN import.finished_at IS NULL THEN import.extract ELSE EXCLUDED.extract END,
         records = CASE WHEN import.finished_at IS NULL THEN import.records ELSE 0 END,
         accepted = CASE WHEN import.finished_at IS NULL THEN import.accepted ELSE 0 END,
         rejected = CASE WHEN import.finished_at IS NULL THEN import.rejected ELSE 0 END,
         started_at = CASE WHEN import.finished_at IS NULL THEN import.started_at ELSE now() END,
         finished_at = NULL
       RETURNING records, accepted, rejected, extract`,
      [this.content, file, extract],
    );
    return begun;
  }

  /** To be called in the transaction that stores the batch. */
  async save(db: EntityManager, { records, accepted, rejected }: Counts): Promise<void> {
    await db.query('UPDATE place_import SET records = $2, accepted = $3, rejected = $4 WHERE content = $1', [
      this.content,
      records,
      accepted,
      rejected,
    ]);
  }

  /**
   * Deletes what an older version of the extract held and this one does not, and closes the import.
   * Should more vanish than stay, nothing is deleted unless `mayShrink`: it is probably another file by the same name.
   */
  async finish(extract: string, mayShrink: boolean): Promise<Vanished> {
    return this.database.transaction(async (db) => {
      const older = 'recorded_at < (SELECT started_at FROM place_import WHERE content = $2)';
      const [count]: [{ stale: number; fresh: number }] = await db.query(
        `SELECT count(*) FILTER (WHERE ${older})::int AS stale, count(*) FILTER (WHERE NOT ${older})::int AS fresh
         FROM place WHERE extract = $1`,
        [extract, this.content],
      );
      const doubtful = count.stale > count.fresh && !mayShrink;
      const deleted = doubtful ? 0 : count.stale;
      if (deleted > 0) await db.query(`DELETE FROM place WHERE extract = $1 AND ${older}`, [extract, this.content]);
      await db.query('UPDATE place_import SET finished_at = now(), vanished = $2 WHERE content = $1', [
        this.content,
        deleted,
      ]);
      return { deleted, doubtful: doubtful ? count.stale : 0 };
    });
  }
}

/** SHA-256 over the file's content and the options by which it is understood. */
export async function contentKey(file: string, { source, licence }: Provenance, columns: ColumnMap): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([source, licence, columns]));
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DataSource, EntityManager } from 'typeorm';
import type { Provenance } from './to-place-row.js';

/** Records of a file that are dealt with, and what became of them. */
export interface Counts {
  readonly records: number;
  readonly accepted: number;
  readonly rejected: number;
}

/** Remembers in the database how far the import of one content is, whatever the file is called. */
export class ImportJournal {
  constructor(
    private readonly database: DataSource,
    private readonly content: string,
  ) {}

  /** Where to go on: after what an interrupted run committed, or at the start. */
  async begin(file: string): Promise<Counts> {
    const [counts]: [Counts] = await this.database.query(
      `INSERT INTO place_import AS import (content, file) VALUES ($1, $2)
       ON CONFLICT (content) DO UPDATE SET
         file = EXCLUDED.file,
         records = CASE WHEN import.finished_at IS NULL THEN import.records ELSE 0 END,
         accepted = CASE WHEN import.finished_at IS NULL THEN import.accepted ELSE 0 END,
         rejected = CASE WHEN import.finished_at IS NULL THEN import.rejected ELSE 0 END,
         started_at = now(),
         finished_at = NULL
       RETURNING records, accepted, rejected`,
      [this.content, file],
    );
    return counts;
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

  async finish(): Promise<void> {
    await this.database.query('UPDATE place_import SET finished_at = now() WHERE content = $1', [this.content]);
  }
}

/** SHA-256 over the file's content and the provenance it is imported with. */
export async function contentKey(file: string, { source, licence }: Provenance): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([source, licence]));
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DataSource, EntityManager } from 'typeorm';
import type { ColumnMap } from './files/read-csv.js';
import type { Provenance } from './records/to-place-row.js';

/** Records of a file that are dealt with, and what became of them. */
export interface Counts {
  readonly records: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Of the rejected, those that are no whole records or have a wrong position. */
  readonly damaged: number;
  /** How often each reason for a rejection occurred. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** How far an import is, and how long the file of rejected records is then, in bytes. */
export type Reached = Counts & { readonly rejectsBytes: number };

type Begun = Reached & { readonly extract: string };

/** What became of places that an older version of a file held and the newer does not. */
export interface Vanished {
  readonly deleted: number;
  /** Kept, since they are more than half of all, or since much of the newer file is damaged. */
  readonly doubtful: number;
}

/** Any number no other program uses as an advisory lock on this database: the letters of 'places'. */
const IMPORT_LOCK = 0x706c6163;
/** A file of which more than this share is damaged is not believed when it lacks places. */
const DAMAGED_AT_MOST = 0.01;

/**
 * Does the work while no other import runs on this database: two at once would undo each other's deletions. The lock
 * goes with the connection, however the process ends.
 *
 * @param onWait told when another import has to end first
 */
export async function oneImportAtATime<T>(
  database: DataSource,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const connection = database.createQueryRunner();
  try {
    const [{ free }] = (await connection.query('SELECT pg_try_advisory_lock($1) AS free', [IMPORT_LOCK])) as [
      { free: boolean },
    ];
    if (!free) {
      onWait();
      await connection.query('SELECT pg_advisory_lock($1)', [IMPORT_LOCK]);
    }
    return await work();
  } finally {
    // With the connection gone the lock is gone too, and what failed the import is what should be told.
    await connection.query('SELECT pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => undefined);
    await connection.release();
  }
}

/** Remembers in the database how far the import of one content is, whatever the file is called. */
export class ImportJournal {
  constructor(
    private readonly database: DataSource,
    private readonly content: string,
  ) {}

  /**
   * Where to go on: after what an interrupted run committed, or at the start. An import that another version of the
   * extract has overtaken starts anew: what it did was replaced.
   */
  async begin(file: string, extract: string): Promise<Begun> {
    const anew = `(import.finished_at IS NOT NULL OR EXISTS (
      SELECT 1 FROM place_import AS later WHERE later.extract = import.extract AND later.started_at > import.started_at))`;
    const [begun]: [Begun] = await this.database.query(
      `INSERT INTO place_import AS import (content, file, extract) VALUES ($1, $2, $3)
       ON CONFLICT (content) DO UPDATE SET
         file = EXCLUDED.file,
         extract = CASE WHEN ${anew} THEN EXCLUDED.extract ELSE import.extract END,
         ${['records', 'accepted', 'rejected', 'damaged', 'rejects_bytes'].map((column) => `${column} = CASE WHEN ${anew} THEN 0 ELSE import.${column} END,`).join('\n         ')}
         reasons = CASE WHEN ${anew} THEN '{}' ELSE import.reasons END,
         started_at = CASE WHEN ${anew} THEN now() ELSE import.started_at END,
         finished_at = NULL
       RETURNING records, accepted, rejected, damaged, reasons, rejects_bytes::int8::float8 AS "rejectsBytes", extract`,
      [this.content, file, extract],
    );
    return begun;
  }

  /** To be called in the transaction that stores the batch. */
  async save(
    db: EntityManager,
    { records, accepted, rejected, damaged, reasons, rejectsBytes }: Reached,
  ): Promise<void> {
    await db.query(
      `UPDATE place_import SET records = $2, accepted = $3, rejected = $4, damaged = $5, reasons = $6, rejects_bytes = $7
       WHERE content = $1`,
      [this.content, records, accepted, rejected, damaged, JSON.stringify(reasons), rejectsBytes],
    );
  }

  /**
   * Deletes what an older version of the extract held and this one does not, and closes the import.
   * Should more vanish than stay, it is probably another file by the same name; should much of the file be damaged,
   * what it lacks may be in there. Then nothing is deleted unless `mayShrink`.
   */
  async finish(extract: string, mayShrink: boolean): Promise<Vanished> {
    return this.database.transaction(async (db) => {
      const older = 'recorded_at < (SELECT started_at FROM place_import WHERE content = $2)';
      const [count]: [{ damaged: boolean; stale: number; fresh: number }] = await db.query(
        `SELECT (SELECT damaged > ${DAMAGED_AT_MOST} * records FROM place_import WHERE content = $2) AS damaged,
                count(*) FILTER (WHERE ${older})::int AS stale, count(*) FILTER (WHERE NOT ${older})::int AS fresh
         FROM place WHERE extract = $1`,
        [extract, this.content],
      );
      const doubtful = (count.damaged || count.stale > count.fresh) && !mayShrink;
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

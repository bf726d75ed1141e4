import { Injectable, Logger } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { unhurried } from '../database/connections.js';
import { LaggingReads, PrimaryReads } from '../database/lagging-reads.js';

/** Data that ships with the product and lies in the database for searching. */
export interface ReferenceData {
  readonly name: string;
  /** This changes whenever the data changes. */
  readonly version: string;
  /** Replaces the data in the database. It runs in one transaction. */
  load(db: EntityManager): Promise<void>;
}

/** Loads data when this process first uses it, so that a start never waits for it. */
@Injectable()
export class ReferenceDataLoader {
  private readonly log = new Logger('ReferenceData');
  private readonly loads = new Map<ReferenceData, Promise<void>>();

  constructor(
    private readonly database: DataSource,
    private readonly reads: LaggingReads = new PrimaryReads(database),
  ) {}

  /** Resolves once the data can be searched. When a load failed, the next call tries again. */
  async ready(data: ReferenceData): Promise<void> {
    const load = this.loads.get(data) ?? this.load(data);
    this.loads.set(data, load);
    await load.catch((error: unknown) => {
      this.loads.delete(data);
      throw error;
    });
  }

  /** Where only the owner of the tables may renew the data, it was loaded with the migrations, and what is there is used. */
  private async load(data: ReferenceData): Promise<void> {
    await ensureLoaded(this.database, data).catch((error: unknown) => {
      if (!isForbidden(error)) throw error;
      this.log.warn(
        `The ${data.name} in the database are of another release or for another country, and the user in DATABASE_URL may not renew them. They are used as they are until the schema is brought up to date with DATABASE_OWNER_URL and the same settings.`,
      );
    });
    await this.reads.settle();
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: insufficient_privilege */
function isForbidden(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === '42501';
}

/**
 * Brings the database to the version of `data`, unless it has that version already. When several replicas start at
 * once, one of them loads the data and the others wait.
 */
export async function ensureLoaded(database: DataSource, data: ReferenceData): Promise<void> {
  if (await isLoaded(database, data)) return;
  await unhurried(database, (own) => own.transaction((db) => load(db, data)));
}

async function load(db: EntityManager, data: ReferenceData): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`reference_data:${data.name}`]);
  if (await isLoaded(db, data)) return;
  await data.load(db);
  await db.query(
    `INSERT INTO reference_data (name, version) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET version = EXCLUDED.version, loaded_at = now()`,
    [data.name, data.version],
  );
}

async function isLoaded(db: DataSource | EntityManager, { name, version }: ReferenceData): Promise<boolean> {
  const rows: unknown[] = await db.query('SELECT 1 FROM reference_data WHERE name = $1 AND version = $2', [
    name,
    version,
  ]);
  return rows.length > 0;
}

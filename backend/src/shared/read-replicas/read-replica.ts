import type { DataSource } from 'typeorm';
import { createDataSource } from '../../data-source.js';
import type { Patience } from '../../database/connections.js';
import { inTime } from '../resilience/in-time.js';

/** A replica that takes longer is not worth waiting for, since the primary can be asked in its place. */
const PATIENCE: Patience = { statement: 1200, lock: 1000, idleInTransaction: 10_000, answer: 1500 };
/** A replica that said nothing for this long is not asked, in milliseconds. */
const SILENCE = 1500;

/** A read replica of PostgreSQL, and how far it has come. */
export class ReadReplica {
  readonly database: DataSource;
  /** Host and port, without user and password. */
  readonly name: string;
  private replayed = -1;
  private heardAt = Number.NEGATIVE_INFINITY;
  private isLooking = false;

  constructor(url: string, poolSize: number) {
    this.database = createDataSource(url, poolSize, PATIENCE);
    this.name = new URL(url).host;
  }

  /** Whether it answers, and has everything up to this position of the log. */
  has(position: number): boolean {
    return this.replayed >= position && performance.now() - this.heardAt < SILENCE;
  }

  /** Asks how far it has come. A replica that does not answer is left alone until it does. */
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      if (!this.database.isInitialized) await this.database.initialize();
      const askedAt = performance.now();
      this.replayed = await inTime(this.position(), SILENCE);
      this.heardAt = askedAt;
    } catch {
      this.leave();
    } finally {
      this.isLooking = false;
    }
  }

  /** Reads nothing from it until it has answered again. */
  leave(): void {
    this.heardAt = Number.NEGATIVE_INFINITY;
  }

  async close(): Promise<void> {
    if (this.database.isInitialized) await this.database.destroy();
  }

  /** A server that is no replica has no such position, and so nothing is ever read from it. */
  private async position(): Promise<number> {
    const [row] = await this.database.query<{ position: number }[]>(
      `select coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, -1) as position`,
    );
    return row!.position;
  }
}

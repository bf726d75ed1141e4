import type { DataSource } from 'typeorm';

/**
 * Answers reads that may lag: what others wrote a moment ago may be missing from them. What a person wrote themselves
 * is always there.
 */
export abstract class LaggingReads {
  /**
   * Runs a read on a database that may lag.
   * @param read only reads, and may be run a second time on another database
   * @param readerId the account of who reads; without it, the read shows nothing that the one who asks could have
   *   written
   */
  abstract run<Result>(read: (database: DataSource) => Promise<Result>, readerId?: string): Promise<Result>;

  /** Lets all later reads of this process see what was written before this call. */
  abstract settle(): Promise<void>;
}

/** Reads of an installation without read replicas: nothing lags. */
export class PrimaryReads extends LaggingReads {
  constructor(private readonly primary: DataSource) {
    super();
  }

  override run<Result>(read: (database: DataSource) => Promise<Result>): Promise<Result> {
    return read(this.primary);
  }

  override settle(): Promise<void> {
    return Promise.resolve();
  }
}

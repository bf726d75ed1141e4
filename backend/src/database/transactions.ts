import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A transaction that is under way. A use case hands it to every store that takes part. */
export type Transaction = EntityManager;

/** Begins transactions for use cases, which know stores and no SQL. */
@Injectable()
export class Transactions {
  constructor(private readonly database: DataSource) {}

  /** Runs `work` in a transaction. When `work` throws, nothing is kept of what it wrote. */
  run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { beyondRestart, isCutOff, wasNotSent } from './cut-off.js';

/** A transaction that is under way. A use case hands it to every store that takes part. */
export type Transaction = EntityManager;

/** Begins transactions for use cases, which know stores and no SQL. */
@Injectable()
export class Transactions {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` in a transaction. When `work` throws, nothing is kept of what it wrote.
   * @param work may run more than once: see `inTransaction`
   */
  run<Result>(work: (transaction: Transaction) => Promise<Result>, findsItself = false): Promise<Result> {
    return inTransaction(this.database, work, findsItself);
  }
}

/**
 * Runs `work` in a transaction, and again when the server went away before it was told to commit: nothing of it was kept
 * then. Later nobody knows, and it fails unless `work` finds out by itself.
 * @param findsItself whether `work` looks first whether it was done already, under a lock, and then does nothing
 */
export function inTransaction<Result>(
  database: DataSource,
  work: (transaction: Transaction) => Promise<Result>,
  findsItself = false,
): Promise<Result> {
  let isDone = false;
  const attempt = () => {
    isDone = false;
    return database.transaction(async (transaction) => {
      const result = await work(transaction);
      isDone = true;
      return result;
    });
  };
  return beyondRestart(attempt, (error) => isCutOff(error) && (findsItself || !isDone || wasNotSent(error)));
}

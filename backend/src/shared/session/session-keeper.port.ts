import type { Store } from 'express-session';
import type { EntityManager } from 'typeorm';

declare module 'express-session' {
  interface SessionData {
    accountId: string;
    /** The account's session epoch when the session began; see `Account.sessionEpoch`. */
    epoch: number;
  }
}

/** Where sessions live: in PostgreSQL or in Redis. */
export abstract class SessionKeeper {
  /** The store express-session reads and writes. */
  abstract readonly store: Store;

  /** Files a saved session under its account, so that `endAll` finds it. */
  abstract remember(accountId: string, sessionId: string): Promise<void>;

  /**
   * Removes every session of an account.
   *
   * @param transaction to take part in, where sessions live in the same database
   */
  abstract endAll(accountId: string, transaction?: EntityManager): Promise<void>;

  /** Rejects when sessions cannot be read or written. */
  abstract ping(): Promise<void>;

  abstract close(): Promise<void>;
}

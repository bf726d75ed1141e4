import type { SessionData, Store } from 'express-session';
import type { EntityManager } from 'typeorm';

declare module 'express-session' {
  interface SessionData {
    accountId: string;
    /** The account's session epoch when the session began; see `Account.sessionEpoch`. */
    epoch: number;
    /** When its person signed in or showed again who they are, in milliseconds since 1970. */
    startedAt: number;
    /** Such as 'Chrome on Android'. */
    device: string;
  }
}

export interface KeptSession {
  readonly id: string;
  readonly data: SessionData;
  /** When it ends unless it is used before. */
  readonly endsAt: Date;
}

/** Where sessions live: in PostgreSQL or in Redis. */
export abstract class SessionKeeper {
  /** The store express-session reads and writes. */
  abstract readonly store: Store;

  /** Files a saved session under its account, so that it is listed, and ends the account's oldest ones beyond `SESSIONS_OF_ACCOUNT`. */
  abstract remember(accountId: string, sessionId: string): Promise<void>;

  /** The living sessions of an account, in no order. */
  abstract list(accountId: string): Promise<KeptSession[]>;

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

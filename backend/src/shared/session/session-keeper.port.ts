import type { SessionData, Store } from 'express-session';
import type { EntityManager } from 'typeorm';

declare module 'express-session' {
  interface SessionData {
    accountId: string;
    /** The account's session epoch when the session began; see `Account.sessionEpoch`. */
    epoch: number;
    /** The moment at which the person signed in or showed again who they are, in milliseconds since 1970. */
    startedAt: number;
    /** A label such as 'Chrome on Android'. */
    device: string;
    /** What a store tells of the account besides, when it reads the session. */
    honoured?: HonouredEpoch;
  }
}

/** The epoch whose sessions the account honours at this moment. It is told with a session and never kept in it. */
export class HonouredEpoch {
  /** @param epoch null when there is no such account */
  constructor(readonly epoch: number | null) {}

  /** Sessions are compared and kept as JSON, which leaves this out. */
  toJSON(): undefined {
    return undefined;
  }
}

export interface KeptSession {
  readonly id: string;
  readonly data: SessionData;
  /** The moment at which the session ends unless it is used before. */
  readonly endsAt: Date;
}

/** Keeps sessions in PostgreSQL or in Redis. */
export abstract class SessionKeeper {
  /** The store that express-session reads and writes. */
  abstract readonly store: Store;

  /**
   * Files a saved session under its account, so that it can be listed. It ends the oldest sessions of the account
   * beyond `SESSIONS_OF_ACCOUNT`.
   */
  abstract remember(accountId: string, sessionId: string): Promise<void>;

  /** The living sessions of an account, in no particular order. */
  abstract list(accountId: string): Promise<KeptSession[]>;

  /**
   * Removes every session of an account.
   * @param transaction the transaction to take part in, when sessions lie in the same database
   */
  abstract endAll(accountId: string, transaction?: EntityManager): Promise<void>;

  /** Rejects when sessions cannot be read or written. */
  abstract ping(): Promise<void>;

  abstract close(): Promise<void>;
}

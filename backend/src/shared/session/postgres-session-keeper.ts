import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { DataSource, EntityManager } from 'typeorm';
import { poolOf } from '../../database/connections.js';
import { preparedShort } from '../../database/prepared.js';
import { HonouredEpoch, SessionKeeper, type KeptSession } from './session-keeper.port.js';
import { hasOutlived, SESSIONS_OF_ACCOUNT, withLife } from './session-life.js';

const PostgresStore = connectPgSimple(session);

/**
 * Reads a session and what its account honours with one statement that each connection plans once, since every call of a
 * person reads both.
 */
class PreparedStore extends PostgresStore {
  constructor(private readonly database: DataSource) {
    super({ pool: poolOf(database), pruneSessionInterval: false, errorLog: () => undefined });
  }

  override get(id: string, done: (error: Error | null, session?: SessionData | null) => void): void {
    callbackify(() => this.read(id))(done);
  }

  private async read(id: string): Promise<SessionData | null> {
    const [kept] = await preparedShort<{ sess: SessionData; epoch: number | null }>(
      this.database,
      'session',
      `select sess, epoch from session left join session_epoch on account_id = (sess ->> 'accountId')::uuid
        where sid = $1 and expire >= to_timestamp($2)`,
      [id, Math.ceil(Date.now() / 1000)],
    );
    return kept ? { ...kept.sess, honoured: new HonouredEpoch(kept.epoch) } : null;
  }
}

/** Deletes sessions that have ended, also those of an installation that keeps its sessions in Redis by now. */
export async function removeEndedSessions(database: DataSource): Promise<void> {
  await database.query('delete from session where expire < now()');
}

/** Sessions in the table `session`, over the pool of the data source. */
export class PostgresSessionKeeper extends SessionKeeper {
  readonly store: session.Store;
  private readonly postgres: PreparedStore;

  constructor(private readonly database: DataSource) {
    super();
    this.postgres = new PreparedStore(database);
    this.store = withLife(this.postgres);
  }

  /** The table is indexed by account, so a session needs no further filing. */
  async remember(accountId: string, sessionId: string): Promise<void> {
    await this.database.query(
      `delete from session where sid in (
         select sid from session where sess ->> 'accountId' = $1 and sid <> $2 order by expire desc offset $3)`,
      [accountId, sessionId, SESSIONS_OF_ACCOUNT - 1],
    );
  }

  async list(accountId: string): Promise<KeptSession[]> {
    const sessions = await this.database.query<KeptSession[]>(
      `select sid as id, sess as data, expire as "endsAt" from session where sess ->> 'accountId' = $1 and expire > now()`,
      [accountId],
    );
    return sessions.filter(({ data }) => !hasOutlived(data));
  }

  async endAll(accountId: string, transaction?: EntityManager): Promise<void> {
    await (transaction ?? this.database).query(`delete from session where sess ->> 'accountId' = $1`, [accountId]);
  }

  async ping(): Promise<void> {
    await this.database.query('select 1 from session limit 1');
  }

  async close(): Promise<void> {
    this.postgres.close();
  }
}

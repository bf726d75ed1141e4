import { RedisStore } from 'connect-redis';
import type { SessionData, Store } from 'express-session';
import type { RedisConnection } from '../redis.js';
import { patientRedis } from './patient-redis.js';
import { SessionKeeper, type KeptSession } from './session-keeper.port.js';
import { hasOutlived, SESSION_LIFE, SESSIONS_OF_ACCOUNT, withLife } from './session-life.js';

const LIFE_SECONDS = SESSION_LIFE / 1000;

/**
 * Keeps sessions in Redis, and beside them a set of session ids for each account. On a Cluster the keys of one account
 * lie on different nodes, so no command uses two keys.
 */
export class RedisSessionKeeper extends SessionKeeper {
  readonly store: Store;
  private readonly redis: RedisConnection;

  constructor(redis: RedisConnection) {
    super();
    this.redis = patientRedis(redis);
    this.store = withLife(new AccountStore(this.redis));
  }

  async remember(accountId: string, sessionId: string): Promise<void> {
    await this.redis.sadd(sessionsOf(accountId), sessionId);
    await this.redis.expire(sessionsOf(accountId), LIFE_SECONDS);
    if ((await this.redis.scard(sessionsOf(accountId))) > SESSIONS_OF_ACCOUNT)
      await this.endOldest(accountId, sessionId);
  }

  async list(accountId: string): Promise<KeptSession[]> {
    const ids = await this.redis.smembers(sessionsOf(accountId));
    const sessions = await Promise.all(ids.map((id) => this.read(id)));
    const ended = ids.filter((_, index) => sessions[index] === undefined);
    if (ended.length > 0) await this.redis.srem(sessionsOf(accountId), ...ended);
    return sessions.filter((session) => session !== undefined);
  }

  async endAll(accountId: string): Promise<void> {
    await this.end(accountId, await this.redis.smembers(sessionsOf(accountId)));
    await this.redis.del(sessionsOf(accountId));
  }

  async ping(): Promise<void> {
    // Unlike PING, this command asks the node that holds the key, and that node must be up.
    await this.redis.exists(sessionKey('ping'));
  }

  /** `SharedModule` owns the connection and closes it. */
  async close(): Promise<void> {}

  private async read(id: string): Promise<KeptSession | undefined> {
    const [text, milliseconds] = await Promise.all([this.redis.get(sessionKey(id)), this.redis.pttl(sessionKey(id))]);
    if (text === null || milliseconds < 0) return undefined;
    const data = JSON.parse(text) as SessionData;
    return hasOutlived(data) ? undefined : { id, data, endsAt: new Date(Date.now() + milliseconds) };
  }

  private async endOldest(accountId: string, except: string): Promise<void> {
    const others = (await this.list(accountId)).filter(({ id }) => id !== except);
    const oldest = others.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime()).slice(SESSIONS_OF_ACCOUNT - 1);
    await this.end(
      accountId,
      oldest.map(({ id }) => id),
    );
  }

  private async end(accountId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await Promise.all(ids.map((id) => this.redis.del(sessionKey(id))));
    await this.redis.srem(sessionsOf(accountId), ...ids);
  }
}

/** Keeps the set of an account's sessions for as long as any of them lives. */
class AccountStore extends RedisStore {
  constructor(private readonly redis: RedisConnection) {
    super({ client: redis, prefix: sessionKey(''), ttl: LIFE_SECONDS });
  }

  override async touch(sessionId: string, session: SessionData, done?: (error?: unknown) => void): Promise<void> {
    // A Redis that fails here fails the touch below as well, which tells it.
    if (session.accountId) await this.redis.expire(sessionsOf(session.accountId), LIFE_SECONDS).catch(() => undefined);
    await super.touch(sessionId, session, done);
  }
}

function sessionKey(id: string): string {
  return `session:${id}`;
}

function sessionsOf(accountId: string): string {
  return `account-sessions:${accountId}`;
}

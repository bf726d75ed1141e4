import { RedisStore } from 'connect-redis';
import type { Store } from 'express-session';
import type { Redis } from 'ioredis';
import { SessionKeeper } from './session-keeper.port.js';
import { SESSION_DAYS } from './session-life.js';
import { touchRarely } from './touch-rarely.js';

const LIFE_SECONDS = SESSION_DAYS * 24 * 3600;

/** Sessions in Redis, and beside them a set of session ids for each account. */
export class RedisSessionKeeper extends SessionKeeper {
  readonly store: Store;

  constructor(private readonly redis: Redis) {
    super();
    this.store = touchRarely(new RedisStore({ client: redis, prefix: 'session:', ttl: LIFE_SECONDS }));
  }

  async remember(accountId: string, sessionId: string): Promise<void> {
    await this.redis.sadd(sessionsOf(accountId), sessionId);
    await this.redis.expire(sessionsOf(accountId), LIFE_SECONDS);
  }

  async endAll(accountId: string): Promise<void> {
    const ids = await this.redis.smembers(sessionsOf(accountId));
    // One by one: on a cluster the keys live on different nodes.
    await Promise.all(ids.map((id) => this.redis.del(`session:${id}`)));
    await this.redis.del(sessionsOf(accountId));
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  /** The connection belongs to `RedisModule`. */
  async close(): Promise<void> {}
}

function sessionsOf(accountId: string): string {
  return `account-sessions:${accountId}`;
}

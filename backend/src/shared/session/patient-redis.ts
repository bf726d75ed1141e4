import { setTimeout as wait } from 'node:timers/promises';
import type { RedisConnection } from '../redis.js';

/** A Redis that went is waited for this long, in milliseconds, since it may only be starting again. */
const RESTART = 2000;
/** The time between two tries, in milliseconds. */
const PAUSE = 50;

/** The commands of sessions. Executed twice, each has the effect that it has when it is executed once. */
const REPEATABLE: ReadonlySet<unknown> = new Set([
  'get',
  'set',
  'del',
  'expire',
  'pttl',
  'exists',
  'sadd',
  'srem',
  'scard',
  'smembers',
] satisfies (keyof RedisConnection)[]);

const wasNotTaken = (error: unknown) => (Object(error) as Error).message?.startsWith("Stream isn't writeable");

type Command = (...given: unknown[]) => Promise<unknown>;

/**
 * The same connection, whose commands of sessions wait out a restart of Redis. One that stays away is waited for only in
 * its first seconds, and one that is there and does not answer not at all.
 */
export function patientRedis(redis: RedisConnection): RedisConnection {
  let lostAt: number | undefined = redis.status === 'ready' ? undefined : -Infinity;
  let losses = 0;
  redis.on('close', () => {
    losses += 1;
    lostAt ??= performance.now();
  });
  redis.on('ready', () => (lostAt = undefined));
  const isWorthWaiting = () => lostAt === undefined || performance.now() - lostAt < RESTART;

  async function beyondRestart(command: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      const before = losses;
      try {
        return await command();
      } catch (error) {
        // A socket that has ended takes nothing more, a moment before the client tells that it is closed.
        if (wasNotTaken(error)) lostAt ??= performance.now();
        const wentMeanwhile = losses !== before;
        if (!(wentMeanwhile || lostAt !== undefined) || !isWorthWaiting()) throw error;
        await wait(PAUSE);
      }
    }
  }

  return new Proxy(redis, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (!REPEATABLE.has(name)) return value;
      return (...given: unknown[]) => beyondRestart(() => (value as Command).apply(target, given));
    },
  });
}

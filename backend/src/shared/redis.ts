import { Redis } from 'ioredis';

/**
 * A connection whose commands answer within half a second or fail, and fail at once while the server is away: a Redis that
 * is down must not hang the product. It comes back by itself.
 */
export async function connectRedis(url: string, keyPrefix: string): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 1000,
    disconnectTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  // Every command reports its own failure; without a listener a lost connection would end the process.
  redis.on('error', () => undefined);
  await new Promise<void>((resolve) => redis.once('ready', resolve).once('close', resolve));
  return redis;
}

/** Lets commands under way finish; a server that is down is not waited for. */
export async function disconnect(redis: Redis): Promise<void> {
  if (redis.status === 'ready') await redis.quit().catch(() => redis.disconnect());
  else redis.disconnect();
}

import { Redis } from 'ioredis';

/** Answers or fails within half a second, so that a Redis that is down does not hang the product. */
export function connectRedis(url: string, keyPrefix: string): Redis {
  const redis = new Redis(url, {
    keyPrefix,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 1000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  // Every command reports its own failure; without a listener a lost connection would end the process.
  redis.on('error', () => undefined);
  return redis;
}

import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Cluster } from 'ioredis';
import type { RedisConnection } from '../redis.js';

/**
 * Counts fixed windows in Redis, where every replica shares them. The two keys of a window have the same hash tag, so
 * that they lie on one node of a Cluster.
 */
export function redisThrottleStorage(redis: RedisConnection): ThrottlerStorage {
  return redis instanceof Cluster ? new ThrottlerStorageRedisService(redis) : new ThrottlerStorageRedisService(redis);
}

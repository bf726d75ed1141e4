import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Cluster } from 'ioredis';
import type { RedisConnection } from '../redis.js';

/** Windows in Redis, shared by every replica. The two keys of a window share a hash tag and so, on a Cluster, a node. */
export function redisThrottleStorage(redis: RedisConnection): ThrottlerStorage {
  return redis instanceof Cluster ? new ThrottlerStorageRedisService(redis) : new ThrottlerStorageRedisService(redis);
}

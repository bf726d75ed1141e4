import { Cluster, type Redis } from 'ioredis';
import type { RedisConnection } from '../shared/redis.js';

/** Lets everything in a Redis of a test's own expire `milliseconds` sooner; what has no end is left alone. */
export async function ageRedis(redis: RedisConnection, keyPrefix: string, milliseconds: number): Promise<void> {
  const nodes: Redis[] = redis instanceof Cluster ? redis.nodes('master') : [redis];
  for (const node of nodes) {
    for (const key of await node.keys(`${keyPrefix}*`)) {
      const name = node.options.keyPrefix ? key.slice(keyPrefix.length) : key;
      const left = await node.pttl(name);
      if (left >= 0) await node.pexpire(name, Math.max(0, left - milliseconds));
    }
  }
}

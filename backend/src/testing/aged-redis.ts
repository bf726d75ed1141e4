import { Cluster, type Redis } from 'ioredis';
import type { RedisConnection } from '../shared/redis.js';

/** Makes every key of a test's own Redis expire `milliseconds` sooner. Keys without an end stay as they are. */
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

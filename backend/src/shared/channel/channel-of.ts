import type { DataSource } from 'typeorm';
import type { Config } from '../../config.js';
import type { RedisConnection } from '../redis.js';
import { Channel } from './channel.js';
import { PostgresWire } from './postgres-wire.js';
import { RedisWire } from './redis-wire.js';

/** The channel of an installation, not opened yet: over its Redis, and where it has none over its database. */
export function channelOf(
  redis: RedisConnection | null,
  database: DataSource,
  { redisKeyPrefix, databaseListenUrl }: Pick<Config, 'redisKeyPrefix' | 'databaseListenUrl'>,
): Channel {
  return new Channel(redis ? new RedisWire(redis, redisKeyPrefix) : new PostgresWire(database, databaseListenUrl));
}

import type { DataSource } from 'typeorm';
import type { Config } from '../../config.js';
import { channelOf } from '../channel/channel-of.js';
import { connectRedis, disconnect } from '../redis.js';
import { SessionEnds } from './session-ends.js';
import { SessionSecret } from './session-secret.js';

/**
 * Tells every running process, from a command that is none of them, that all sessions of an account have ended, so that its
 * open streams end too. What is lost on the way costs nothing more than time: a stream ends by itself after 20 minutes.
 */
export async function tellOfEnd(database: DataSource, config: Config, accountId: string): Promise<void> {
  const { redisUrl, redisKeyPrefix, sessionSecret } = config;
  const redis = redisUrl ? await connectRedis(redisUrl, redisKeyPrefix) : null;
  const secret = await SessionSecret.of(sessionSecret, database);
  await new SessionEnds(channelOf(redis, database, config), secret).tellOfAccount(accountId);
  if (redis) await disconnect(redis);
}

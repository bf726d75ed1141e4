import { setTimeout as wait } from 'node:timers/promises';
import { Cluster, Command, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import { readRedisUrl, REDIS_URL_RULE, type RedisTarget } from './redis-url.js';

/**
 * A connection to one server, to the master of a Sentinel set, or to a Cluster. The keys of one command must share a
 * slot.
 */
export type RedisConnection = Redis | Cluster;

/** The milliseconds before the first new attempt to connect. */
const PAUSE = 100;
/** The milliseconds before the next attempt to connect. */
const pause = (attempt: number): number => Math.min(attempt * PAUSE, 1000);

/** A command fails after half a second without an answer, and fails at once while the server is away. */
const IMPATIENT = {
  maxRetriesPerRequest: 1,
  commandTimeout: 500,
  connectTimeout: 1000,
  disconnectTimeout: 500,
} satisfies RedisOptions;

/**
 * A command fails because Redis is late, and never because this process is. After a long step of our own, Node runs
 * timers before it reads what has arrived, so the time is up only once that was read.
 */
Command.prototype.setTimeout = function setTimeoutAfterReading(milliseconds: number): void {
  const fail = () => {
    if (!this.isResolved) this.reject(new Error('Command timed out'));
  };
  const timer = setTimeout(() => setImmediate(fail), milliseconds);
  const clear = () => clearTimeout(timer);
  this.promise.then(clear, clear);
};

/** With few redirections, a key whose node is away costs a call no more time than a command without an answer. */
const FEW_REDIRECTIONS = {
  maxRedirections: 4,
  retryDelayOnFailover: 50,
  retryDelayOnClusterDown: 50,
  retryDelayOnTryAgain: 50,
  slotsRefreshTimeout: 1000,
  slotsRefreshInterval: 5000,
  clusterRetryStrategy: pause,
} satisfies ClusterOptions;

/**
 * Connects to the Redis that `REDIS_URL` names. It resolves as soon as the first attempt has succeeded or failed, so
 * that a Redis that is down does not hang the product. The connection later comes back by itself.
 * @param keyPrefix the beginning of every key
 */
export async function connectRedis(url: string, keyPrefix: string): Promise<RedisConnection> {
  const target = readRedisUrl(url);
  if (!target) throw new Error(`REDIS_URL ${REDIS_URL_RULE}`);
  const redis = open(target, keyPrefix);
  await keepConnected(redis);
  return redis;
}

/**
 * Keeps a connection that comes back whatever happens to it, until `disconnect` ends it.
 * @returns when the first attempt has succeeded or failed
 */
export async function keepConnected(redis: RedisConnection): Promise<void> {
  // Every command reports its own failure. Without this listener, a lost connection would end the process.
  redis.on('error', () => undefined);
  redis.on('end', () => void comeBack(redis));
  await new Promise<void>((resolve) => {
    for (const outcome of ['ready', 'error', 'close']) redis.once(outcome, () => resolve());
  });
}

/** The connections that we end ourselves. */
const leaving = new WeakSet<RedisConnection>();

/**
 * Connects a client that gave up. ioredis 5.11 does so for good when the Sentinels tell it of a new master while it asks
 * them for one.
 */
async function comeBack(redis: RedisConnection): Promise<void> {
  await wait(PAUSE);
  // A failure is told by `end` again.
  if (!leaving.has(redis)) await redis.connect().catch(() => undefined);
}

/** Lets running commands finish, and does not wait for a server that is down. */
export async function disconnect(redis: RedisConnection): Promise<void> {
  leaving.add(redis);
  // A server that goes meanwhile has ended the connection itself.
  if (redis.status === 'ready') await redis.quit().catch(() => undefined);
  // Only this call closes the connections to the Sentinels.
  redis.disconnect();
}

function open(target: RedisTarget, keyPrefix: string): RedisConnection {
  switch (target.kind) {
    case 'single':
      return new Redis(target.url, { ...IMPATIENT, keyPrefix, enableOfflineQueue: false, retryStrategy: pause });
    case 'sentinel': {
      const { username, password, sentinels, masterName, db, tls } = target;
      return new Redis({
        ...IMPATIENT,
        keyPrefix,
        enableOfflineQueue: false,
        retryStrategy: pause,
        sentinels: [...sentinels],
        name: masterName,
        db,
        username,
        password,
        sentinelUsername: username,
        sentinelPassword: password,
        sentinelRetryStrategy: pause,
        sentinelCommandTimeout: 1000,
        ...(tls && { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} }),
        // A master that hangs, or that comes back as a replica, closes no connection. The Sentinels tell the client to
        // leave it.
        failoverDetector: true,
        reconnectOnError: ({ message }) => message.startsWith('READONLY'),
      });
    }
    case 'cluster': {
      const { username, password, nodes, tls } = target;
      return new Cluster([...nodes], {
        ...FEW_REDIRECTIONS,
        keyPrefix,
        enableOfflineQueue: false,
        redisOptions: { ...IMPATIENT, username, password, ...(tls && { tls: {} }) },
        // Certificates are made out to names, so the client must not look up the address of a name before it connects.
        ...(tls && { dnsLookup: (name, done) => done(null, name) }),
      });
    }
  }
}

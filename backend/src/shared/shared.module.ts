import { Global, Inject, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { getOptionsToken, ThrottlerStorage } from '@nestjs/throttler';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.js';
import { LaggingReads, PrimaryReads } from '../database/lagging-reads.js';
import { AccountModule, OwnWriteStore } from '../modules/account/public.js';
import { Channel } from './channel/channel.js';
import { channelOf } from './channel/channel-of.js';
import { SignInTries } from './guessing/sign-in-tries.js';
import { EngineReport } from './health/engine-report.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { StoreMetrics } from './health/store-metrics.js';
import { CrossSiteGuard } from './http/cross-site.guard.js';
import { ErrorFilter } from './http/error.filter.js';
import { InputPipe } from './http/validation.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { ReadReplica } from './read-replicas/read-replica.js';
import { ReplicaReads } from './read-replicas/replica-reads.js';
import { ReferenceDataLoader } from './reference-data.js';
import { connectRedis, disconnect, type RedisConnection } from './redis.js';
import { OutsideServices } from './resilience/outside-services.js';
import { Retention } from './retention/retention.js';
import { PostgresSessionKeeper, removeEndedSessions } from './session/postgres-session-keeper.js';
import { RedisSessionKeeper } from './session/redis-session-keeper.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionKeeper } from './session/session-keeper.port.js';
import { SessionEnds } from './session/session-ends.js';
import { SessionSecret } from './session/session-secret.js';
import { SessionService } from './session/session.service.js';
import { SessionsController } from './session/sessions.controller.js';
import { InsuredThrottleStorage } from './throttling/insured-throttle-storage.js';
import { MemoryThrottleStorage } from './throttling/memory-throttle-storage.js';
import { PostgresThrottleStorage } from './throttling/postgres-throttle-storage.js';
import { redisThrottleStorage } from './throttling/redis-throttle-storage.js';
import { ThrottleGuard, throttlersOf } from './throttling/throttle.guard.js';

const REDIS = Symbol('REDIS');

/** Every route passes through these in this order: limits, cross-site check, session, input check, error shape. */
@Global()
@Module({
  imports: [AccountModule],
  controllers: [HealthController, MetricsController, SessionsController],
  providers: [
    { provide: APP_GUARD, useClass: ThrottleGuard },
    { provide: APP_GUARD, useClass: CrossSiteGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_PIPE, useClass: InputPipe },
    { provide: APP_FILTER, useClass: ErrorFilter },
    {
      provide: REDIS,
      inject: [CONFIG],
      useFactory: ({ redisUrl, redisKeyPrefix }: Config) =>
        redisUrl ? connectRedis(redisUrl, redisKeyPrefix) : Promise.resolve(null),
    },
    { provide: getOptionsToken(), inject: [CONFIG], useFactory: throttlersOf },
    {
      provide: ThrottlerStorage,
      inject: [REDIS],
      useFactory: (redis: RedisConnection | null) =>
        redis ? new InsuredThrottleStorage(redisThrottleStorage(redis)) : new MemoryThrottleStorage(),
    },
    {
      provide: SessionKeeper,
      inject: [REDIS, DataSource],
      useFactory: (redis: RedisConnection | null, database: DataSource) =>
        redis ? new RedisSessionKeeper(redis) : new PostgresSessionKeeper(database),
    },
    {
      provide: Channel,
      inject: [REDIS, DataSource, CONFIG],
      useFactory: channelOf,
    },
    {
      provide: LaggingReads,
      inject: [CONFIG, DataSource, OwnWriteStore, Metrics],
      useFactory: (
        { databaseReplicaUrls, databasePoolSize }: Config,
        database: DataSource,
        writes: OwnWriteStore,
        metrics: Metrics,
      ) => {
        if (databaseReplicaUrls.length === 0) return new PrimaryReads(database);
        const replicas = databaseReplicaUrls.map((url) => new ReadReplica(url, databasePoolSize));
        return new ReplicaReads(database, replicas, writes, metrics);
      },
    },
    {
      provide: SessionSecret,
      inject: [CONFIG, DataSource],
      useFactory: ({ sessionSecret, otherSessionSecret }: Config, database: DataSource) =>
        SessionSecret.of(sessionSecret, database, otherSessionSecret),
    },
    Metrics,
    OutsideServices,
    ReferenceDataLoader,
    EngineReport,
    Readiness,
    Retention,
    SessionEnds,
    StoreMetrics,
    SessionService,
    PostgresThrottleStorage,
    SignInTries,
  ],
  exports: [
    Channel,
    LaggingReads,
    Metrics,
    OutsideServices,
    ReferenceDataLoader,
    EngineReport,
    Retention,
    SessionEnds,
    SessionService,
    SessionSecret,
    PostgresThrottleStorage,
    SignInTries,
  ],
})
export class SharedModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection | null,
    private readonly sessions: SessionKeeper,
    private readonly channel: Channel,
    database: DataSource,
    retention: Retention,
    tries: SignInTries,
    windows: PostgresThrottleStorage,
    writes: OwnWriteStore,
  ) {
    retention.keep({ of: 'session', everyMinutes: 60, remove: () => removeEndedSessions(database) });
    retention.keep({ of: 'own_write', everyMinutes: 60, remove: () => writes.removeOld() });
    retention.keep({ of: 'sign_in_try', everyMinutes: 1, remove: () => tries.removeForgotten() });
    retention.keep({ of: 'throttle_window', everyMinutes: 1, remove: () => windows.removeEnded() });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.channel.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.channel.close();
    await this.sessions.close();
    if (this.redis) await disconnect(this.redis);
  }
}

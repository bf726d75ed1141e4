import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { loadConfig, type Config } from './config.js';
import { doubtsAbout } from './config-doubts.js';
import { openDataSource } from './data-source.js';
import { acquireDatabase } from './database/acquire-database.js';
import { goPastPooler, HURRIED, moveTo } from './database/connections.js';
import { forPeople } from './database/embedded-postgres.js';
import type { ServerNews } from './database/keep-up.js';
import { explainStart } from './explain-start.js';
import { LiveStreams } from './modules/community/public.js';
import { NearbyModule } from './modules/nearby/nearby.module.js';
import { Readiness } from './shared/health/readiness.js';
import { GRACE, type BoundedAdapter } from './shared/http/bounded-adapter.js';
import { createLogger } from './shared/http/logging.js';
import { MemoryReturn } from './shared/memory/memory-return.js';
import { Metrics } from './shared/metrics/metrics.js';
import { SessionKeeper } from './shared/session/session-keeper.port.js';
import { startTelemetry } from './shared/telemetry/start-telemetry.js';
import { FullDisk } from './start-fault.js';
import { BUILT_FRONT_ENDS } from './web/front-ends.js';

/** The product starts without Redis, since help does not need it. */
const NO_REDIS =
  'The Redis in REDIS_URL cannot be reached yet, so nobody can sign in; everything else works. It is asked again and again. Start it, or correct REDIS_URL.';

type Cleanup = () => Promise<unknown>;

async function main(): Promise<void> {
  const config = loadConfig();
  const told = toldToStop();
  const cleanups: Cleanup[] = [];
  let exitCode = 0;
  try {
    // Whatever has begun is waited for, so that nothing that it starts is left running, above all no server.
    await Promise.race([start(config, cleanups, told), afterGrace(told)]);
    if (!told.aborted) await once(told, 'abort');
  } catch (error) {
    if (!told.aborted) {
      process.stderr.write(`${explainStart(error, config)}\n`);
      exitCode = 1;
    }
  }
  for (const cleanup of cleanups) {
    await cleanup().catch((error: unknown) => {
      process.stderr.write(`While stopping: ${error instanceof Error ? error.message : String(error)}\n`);
      exitCode = 1;
    });
  }
  process.exit(exitCode);
}

/**
 * Starts the product. It resolves when the product listens.
 * @param cleanups receives what has to be undone, in the order in which to undo it
 * @throws when `told` asks to stop meanwhile, after the step that was under way
 */
async function start(config: Config, cleanups: Cleanup[], told: AbortSignal): Promise<void> {
  const logger = createLogger(config.logLevel);
  const telemetry = await startTelemetry(config.telemetry, logger);
  cleanups.unshift(() => telemetry.stop());
  const acquiring = acquireDatabase(config);
  cleanups.unshift(() =>
    acquiring.then(
      ({ release }) => release(),
      () => undefined,
    ),
  );
  const acquired = await acquiring;
  told.throwIfAborted();
  const [url, ways] = config.databaseUrl
    ? [acquired.url, config]
    : [forPeople(acquired.url), { databaseOwnerUrl: acquired.url }];
  const database = await openDataSource(url, config.databasePoolSize, HURRIED, ways, (sentence) =>
    logger.warn(sentence),
  );
  cleanups.unshift(() => (database.isInitialized ? database.destroy() : Promise.resolve()));
  told.throwIfAborted();
  const app = await createApp(config, database, logger, BUILT_FRONT_ENDS);
  cleanups.unshift(() => closeGently(app, config));
  told.throwIfAborted();
  await telemetry.watch(app.get(Metrics));
  acquired.keepUp(newsOf(database, app.get(Readiness), logger));
  // Nest's own `listen` would log a failure, which is told at the end anyway.
  await once(app.getHttpServer().listen(config.port, config.host), 'listening');
  for (const doubt of doubtsAbout(config)) logger.warn(doubt);
  if (config.redisUrl)
    await app
      .get(SessionKeeper)
      .ping()
      .catch(() => logger.warn(NO_REDIS));
  process.stdout.write(`Sahaay is ready at ${config.publicUrl}\n${engineLine(config)}\n`);
  const clearUp = globalThis.gc;
  if (clearUp) new MemoryReturn(process, () => clearUp({ type: 'major', flavor: 'last-resort' })).begin();
  // The first search would load the data too, so a stop in between is no error.
  void app
    .get(NearbyModule)
    .warmUp()
    .catch(({ message }: Error) => {
      if (!told.aborted) logger.warn(`The places that ship with Sahaay are not loaded yet: ${message}`);
    });
}

function engineLine({ llm }: Config): string {
  return llm
    ? `Symptoms are read by its own knowledge and by ${llm.model} (${llm.provider}).`
    : 'Symptoms are read by its own knowledge; no language model is set up.';
}

/** A signal that Ctrl-C, a supervisor or a closed terminal aborts, however often they ask. */
function toldToStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

async function afterGrace(told: AbortSignal): Promise<void> {
  await once(told, 'abort');
  await wait(GRACE);
}

/** Tells readiness, log and pool what becomes of the embedded database. */
function newsOf(database: DataSource, readiness: Readiness, logger: Logger): ServerNews {
  let told = '';
  return {
    lost: () => {
      readiness.databaseLost();
      logger.warn('The embedded database stopped. It is being started again.');
    },
    lacksRoom: () => readiness.databaseLacksRoom(),
    failed: (error) => {
      if (error instanceof FullDisk) readiness.databaseLacksRoom();
      if (error.message !== told)
        logger.error(
          `The embedded database could not be started again yet; it is tried every few seconds: ${error.message}`,
        );
      told = error.message;
    },
    back: (url) => {
      told = '';
      moveTo(database, forPeople(url));
      goPastPooler(database, url);
      readiness.databaseBack();
      logger.warn('The embedded database is back.');
    },
  };
}

/**
 * Waits for a load balancer to notice, then takes no more connections, and waits at most `GRACE` for running requests.
 */
async function closeGently(app: NestExpressApplication, { shutdownDelay }: Config): Promise<void> {
  const adapter = app.getHttpAdapter() as BoundedAdapter;
  app.get(Readiness).stopping();
  adapter.sendAway();
  app.get(LiveStreams).stop();
  if (shutdownDelay > 0) await wait(shutdownDelay);
  await adapter.finish(GRACE);
  await app.close();
}

await main();

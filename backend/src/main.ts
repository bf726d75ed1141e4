import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './app.js';
import { loadConfig, type Config } from './config.js';
import { openDataSource } from './data-source.js';
import { acquireDatabase } from './database/acquire-database.js';
import { NearbyModule } from './modules/nearby/nearby.module.js';
import { createLogger } from './shared/http/logging.js';
import { BUILT_FRONT_ENDS } from './web/front-ends.js';

/** What still runs when the product is told to stop, requests and its own start, gets this long to finish, in milliseconds. */
const GRACE = 10_000;

type Cleanup = () => Promise<unknown>;

async function main(): Promise<void> {
  const config = loadConfig();
  const told = toldToStop();
  const cleanups: Cleanup[] = [];
  let exitCode = 0;
  try {
    // What has begun is waited for, so that nothing it starts is left running: a server above all.
    await Promise.race([start(config, cleanups, told), afterGrace(told)]);
    if (!told.aborted) await once(told, 'abort');
  } catch (error) {
    if (!told.aborted) {
      process.stderr.write(`${explain(error, config)}\n`);
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
 * Resolves when the product listens.
 *
 * @param cleanups receives what has to be undone, in the order to do so
 * @throws when `told` to stop meanwhile, after the step that was under way
 */
async function start(config: Config, cleanups: Cleanup[], told: AbortSignal): Promise<void> {
  const logger = createLogger(config.logLevel);
  const acquiring = acquireDatabase(config);
  cleanups.unshift(() => acquiring.then(({ release }) => release(), () => undefined));
  const { url } = await acquiring;
  told.throwIfAborted();
  const database = await openDataSource(url, config.databasePoolSize);
  cleanups.unshift(() => (database.isInitialized ? database.destroy() : Promise.resolve()));
  told.throwIfAborted();
  const app = await createApp(config, database, logger, BUILT_FRONT_ENDS);
  cleanups.unshift(() => closeGently(app));
  told.throwIfAborted();
  await app.listen(config.port, config.host);
  process.stdout.write(`Sahaay is ready at ${config.publicUrl}\n${engineLine(config)}\n`);
  // The first search would load them too; a stop in between is no error.
  void app.get(NearbyModule).warmUp().catch(({ message }: Error) => {
    if (!told.aborted) logger.warn(`The places that ship with Sahaay are not loaded yet: ${message}`);
  });
}

function engineLine({ llm }: Config): string {
  return llm ? `Symptoms are read by its own knowledge and by ${llm.model} (${llm.provider}).` : 'Symptoms are read by its own knowledge; no language model is set up.';
}

/** Aborted by Ctrl-C, by a supervisor or by a closed terminal, however often they ask. */
function toldToStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

async function afterGrace(told: AbortSignal): Promise<void> {
  await once(told, 'abort');
  await wait(GRACE);
}

/** Stops taking connections and waits for the requests that run, at most `GRACE`. */
async function closeGently(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await app.close();
  clearTimeout(timer);
}

function explain(error: unknown, { port }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or choose another: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES' && port < 1024) return `Port ${port} needs special rights. Choose another: PORT=8080 npm start`;
  return `Sahaay could not start: ${message}`;
}

await main();

import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './app.js';
import { loadConfig, type Config } from './config.js';
import { openDataSource } from './data-source.js';
import { acquireDatabase } from './database/acquire-database.js';
import { NearbyModule } from './modules/nearby/nearby.module.js';
import { createLogger } from './shared/http/logging.js';
import { BUILT_FRONT_ENDS } from './web/front-ends.js';

/** Requests still running when the product is told to stop get this long to finish, in milliseconds. */
const GRACE = 10_000;

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  const cleanups: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number) => (stopping ??= leave(cleanups, exitCode));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    const { url, release } = await acquireDatabase(config);
    cleanups.unshift(release);
    const database = await openDataSource(url, config.databasePoolSize);
    cleanups.unshift(() => (database.isInitialized ? database.destroy() : Promise.resolve()));
    const app = await createApp(config, database, logger, BUILT_FRONT_ENDS);
    cleanups.unshift(() => closeGently(app));
    if (stopping) return;
    await app.listen(config.port, config.host);
    process.stdout.write(`Sahaay is ready at ${config.publicUrl}\n`);
    // The first search would load them too; a stop in between is no error.
    await app.get(NearbyModule).warmUp().catch(({ message }: Error) => {
      if (!stopping) logger.warn(`The places that ship with Sahaay are not loaded yet: ${message}`);
    });
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${explain(error, config)}\n`);
    await stop(1);
  }
}

/** Stops taking connections and waits for the requests that run, at most `GRACE`. */
async function closeGently(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await app.close();
  clearTimeout(timer);
}

async function leave(cleanups: (() => Promise<unknown>)[], exitCode: number): Promise<void> {
  let code = exitCode;
  for (const cleanup of cleanups) {
    await cleanup().catch((error: unknown) => {
      process.stderr.write(`While stopping: ${error instanceof Error ? error.message : String(error)}\n`);
      code = 1;
    });
  }
  process.exit(code);
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

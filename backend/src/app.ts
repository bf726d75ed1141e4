import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { asHelp } from './database/help-first.js';
import { OwnWriteStore } from './modules/account/public.js';
import { readBody } from './shared/http/body.js';
import { BoundedAdapter } from './shared/http/bounded-adapter.js';
import { lastHandlers } from './shared/http/error.filter.js';
import { nestLogger, requestLog } from './shared/http/logging.js';
import { measureRequests } from './shared/http/request-metrics.js';
import { answerUnreadable } from './shared/http/unreadable.js';
import { Metrics } from './shared/metrics/metrics.js';
import { serveApiDescription } from './shared/openapi/openapi.js';
import { NoteWrites } from './shared/read-replicas/note-writes.js';
import { withSecurityLog } from './shared/security-log/security-log.js';
import { SessionSecret } from './shared/session/session-secret.js';
import { keepSignedInCookieTrue } from './shared/session/signed-in-cookie.js';
import { traceRequests } from './shared/telemetry/traced-requests.js';
import { API_DOCS_POLICY, guardPages } from './web/content-security-policy.js';
import { receiveViolations, VIOLATIONS_PATH } from './web/violations.js';
import { missingFrontEnds, serveFrontEnds, type FrontEnds } from './web/front-ends.js';

/** Every call begins with this, except those for operators. */
export const API_PREFIX = [
  'api/v1',
  { exclude: ['api/health/live', 'api/health/serving', 'api/health/ready', 'api/metrics'] },
] satisfies Parameters<NestExpressApplication['setGlobalPrefix']>;

/** Here people look for help, and a balancer for a replica that gives it: these come first in the database. */
const HELP = ['/api/v1/diagnostics', '/api/v1/nearby', '/api/health'];

/**
 * Makes the product, ready to listen: the API, its description and the front ends. Closing it also closes `database`.
 */
export async function createApp(
  config: Config,
  database: DataSource,
  logger: Logger,
  frontEnds: FrontEnds,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.on(database, config),
    new BoundedAdapter(config),
    {
      bodyParser: false,
      abortOnError: false,
      logger: nestLogger(logger),
    },
  );
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  if (config.telemetry?.traces) app.use(traceRequests(config.trustProxy > 0));
  app.use(requestLog(logger), measureRequests(app.get(Metrics)), guardPages(config));
  app.setGlobalPrefix(...API_PREFIX);
  app.use(VIOLATIONS_PATH, receiveViolations(app.get(Metrics)));
  app.use('/api', readBody);
  app.use('/api/v1', noStore, withSecurityLog(app.get(SessionSecret)));
  app.use(HELP, helpFirst);
  app.use('/api/docs', docsPolicy);
  serveApiDescription(app);
  app.use(keepSignedInCookieTrue(config), serveFrontEnds(config, frontEnds, logger));
  const missing = missingFrontEnds(frontEnds);
  if (missing.length > 0) logger.warn(`Not built, so not served: ${missing.join(', ')}. The API works.`);
  // Where no read lags there is nothing to note, and every call costs less without an interceptor.
  if (config.databaseReplicaUrls.length > 0) app.useGlobalInterceptors(new NoteWrites(app.get(OwnWriteStore)));
  await app.init();
  app.use(...lastHandlers);
  answerUnreadable(app.getHttpServer());
  return app;
}

/** Keeps what people tell us out of caches. */
const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

const helpFirst: RequestHandler = (_request, _response, next) => asHelp(next);

const docsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Content-Security-Policy', API_DOCS_POLICY);
  next();
};

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import type { RequestHandler } from 'express';
import pino, { type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../../config.js';
import { methodOf, routeOf } from './request-labels.js';
import { traceIds } from '../telemetry/spans.js';

/** A request id of a proxy in front of us must look like this; any other is replaced. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Makes the process's log. It writes lines of JSON, to standard output unless `output` is given. */
export function createLogger(level: Config['logLevel'], output: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: undefined, mixin: traceIds, serializers: { err: describeError } }, output);
}

/**
 * Gives each request an id (`request.id`, header `X-Request-Id`), and logs its method, route, status and duration. It
 * never logs addresses, bodies, headers or cookies, since those hold what people tell us.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customErrorObject: (request, response, _error, value: Timing) => summary(request, response, value),
    customSuccessObject: summary,
    serializers: { req: () => undefined, res: () => undefined, err: describeError },
    wrapSerializers: false,
  });
}

interface Timing {
  readonly responseTime?: number;
}

function summary(request: IncomingMessage, response: ServerResponse, { responseTime }: Timing) {
  return { method: methodOf(request), route: routeOf(request), status: response.statusCode, ms: responseTime };
}

/** Sends the messages of Nest to the same log. */
export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown) => logger.debug(String(message)),
    warn: (message: unknown) => logger.warn(String(message)),
    error: (message: unknown) =>
      message instanceof Error
        ? logger.error({ err: message }, 'Nest reports an error')
        : logger.error(String(message)),
  };
}

/**
 * Describes an error without anything that a person typed. Messages of the database and of parsers may quote it, so of
 * their errors only the code, the names of table and constraint, and the places in our source remain.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint } = error as Error & Record<'code' | 'table' | 'constraint', unknown>;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, code, table, constraint, stack: frames, cause };
}

import type { RequestHandler } from 'express';
import { Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics.js';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures every request. The metric names the route as our code writes it, and never the address, which may hold
 * anything.
 */
export function measureRequests({ registry }: Metrics): RequestHandler {
  const durations = new Histogram({
    name: 'sahaay_http_request_seconds',
    help: 'How long requests took. Route `other`: files of the front ends and what no route takes. Status `aborted`: nobody waited for the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 8, 20],
    registers: [registry],
  });
  return (request, response, next) => {
    const end = durations.startTimer({ method: METHODS.has(request.method) ? request.method : 'other' });
    response.once('close', () => {
      const { path } = Object(request.route) as { path?: unknown };
      end({
        route: typeof path === 'string' && path.startsWith('/') ? path : 'other',
        status: response.writableFinished ? response.statusCode : 'aborted',
      });
    });
    next();
  };
}

import type { RequestHandler } from 'express';
import { Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics.js';
import { methodOf, routeOf } from './request-labels.js';

/** Measures every request, by its method, its route and the status of its answer. */
export function measureRequests({ registry }: Metrics): RequestHandler {
  const durations = new Histogram({
    name: 'sahaay_http_request_seconds',
    help: 'How long requests took. Route `other`: files of the front ends and what no route takes. Status `aborted`: nobody waited for the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 8, 20],
    registers: [registry],
  });
  return (request, response, next) => {
    const end = durations.startTimer({ method: methodOf(request) });
    response.once('close', () =>
      end({
        route: routeOf(request),
        status: response.writableFinished ? response.statusCode : 'aborted',
      }),
    );
    next();
  };
}

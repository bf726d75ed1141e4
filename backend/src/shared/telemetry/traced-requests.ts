import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { methodOf, routeOf } from '../http/request-labels.js';

/** Files of the front ends are not traced, nor are the questions that operators' programs repeat all the time. */
const TRACED = /^\/api\/(?!health\/|metrics$)/;

/**
 * Makes a span of every call of the API. It names the method, the route as our code writes it and the status, and
 * nothing of the address, the headers or the body.
 * @param trustsProxy whether a proxy in front of us may say to which trace a request belongs. Anybody else could have
 * every request of theirs recorded.
 */
export function traceRequests(trustsProxy: boolean): RequestHandler {
  return (request, response, next) => {
    if (!TRACED.test(request.path)) return next();
    const { traceparent } = request.headers;
    // `tracestate` and `baggage` are left out, since they hold whatever a sender likes.
    const before = trustsProxy ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
    const method = methodOf(request);
    const span = trace
      .getTracer('sahaay')
      .startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, before);
    response.once('close', () => {
      const route = routeOf(request);
      span.updateName(`${method} ${route}`);
      span.setAttribute('http.route', route);
      if (response.writableFinished) span.setAttribute('http.response.status_code', response.statusCode);
      else span.setAttribute('error.type', 'aborted');
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(before, span), next);
  };
}

import type { RequestHandler } from 'express';
import { Counter } from 'prom-client';
import { readJson } from '../shared/http/body.js';
import type { Metrics } from '../shared/metrics/metrics.js';

/** Where browsers tell of what the content security policy refused. */
export const VIOLATIONS_PATH = '/api/v1/violations';

/** A report has at most some kilobytes; a browser may send several together. */
const MAX_BODY = '16kb';
/** Beyond this many calls a minute the rest is not read, so that nobody keeps us busy with reports. */
const CALLS_A_MINUTE = 60;
const COUNTED_OF_A_CALL = 20;

/** Reports are counted by these; anything else that a report names counts as `other`. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'connect-src',
  'img-src',
  'font-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/**
 * Counts what browsers report, by the directive that refused. Nothing else of a report is kept or logged: it names
 * addresses, which may hold a secret of a person, and quotes what an extension of theirs tried to load.
 */
export function receiveViolations(metrics: Metrics): RequestHandler[] {
  const violations = new Counter({
    name: 'sahaay_policy_violations_total',
    help: 'What browsers refused to load by our content security policy, by its directive.',
    labelNames: ['directive'],
    registers: [metrics.registry],
  });
  let minute = 0;
  let calls = 0;
  const admit: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST') return void response.set('Allow', 'POST').status(405).end();
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, calls] = [now, 0];
    calls += 1;
    if (calls > CALLS_A_MINUTE) return void response.set('Retry-After', '60').status(429).end();
    next();
  };
  const count: RequestHandler = (request, response) => {
    for (const directive of directivesIn(request.body).slice(0, COUNTED_OF_A_CALL)) violations.inc({ directive });
    response.status(204).end();
  };
  return [admit, readJson(MAX_BODY, ['application/reports+json', 'application/csp-report']), count];
}

/** Reads both forms: a list of reports (Reporting API), and the older `csp-report` that Firefox and Safari send. */
function directivesIn(body: unknown): string[] {
  const reports = Array.isArray(body) ? body : [body];
  return reports
    .map((report) => Object(report) as Record<string, unknown>)
    .map((report) => Object(report['body'] ?? report['csp-report']) as Record<string, unknown>)
    .map((report) => report['effectiveDirective'] ?? report['effective-directive'])
    .filter((directive) => typeof directive === 'string')
    .map((directive) => DIRECTIVES.find((known) => known === directive) ?? 'other');
}

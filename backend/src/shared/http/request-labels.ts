import type { IncomingMessage } from 'node:http';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request, or `other`: whoever sends it may write anything there. */
export function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

/**
 * The route that took a request, as our code writes it, and never the address, which may hold anything. `other` stands
 * for files of the front ends and for what no route takes.
 */
export function routeOf(request: IncomingMessage & { readonly route?: unknown }): string {
  const { path } = Object(request.route) as { path?: unknown };
  return typeof path === 'string' && path.startsWith('/') ? path : 'other';
}

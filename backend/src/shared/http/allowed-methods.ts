import type { Application, IRoute, Router } from 'express';

const OURS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** What our routes take at an address, e.g. `['GET', 'HEAD']`; empty where there is none. */
export function allowedMethods(app: Application, url: string): string[] {
  const [path = ''] = url.split('?');
  const { stack } = app.router as Router;
  const methods = stack.flatMap(({ route }) =>
    route && isOurs(route) && patternOf(route.path).test(path)
      ? route.stack.map(({ method }) => method.toUpperCase())
      : [],
  );
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)))].toSorted();
}

/** Nest says that nothing is there by a route that takes methods which nobody uses. */
function isOurs({ stack }: IRoute): boolean {
  return stack.every(({ method }) => OURS.has(method));
}

/** Our routes are plain: words, and parameters such as `:id`. */
function patternOf(route: string): RegExp {
  const parts = route.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

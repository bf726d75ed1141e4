import type { Application, IRoute, Router } from 'express';

const OURS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * The methods that our routes take at an address, e.g. `['GET', 'HEAD']`. The list is empty where there is no route.
 */
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

/**
 * Whether a route is one of ours. Nest adds a route of its own for its "not found", which takes methods that nobody
 * uses.
 */
function isOurs({ stack }: IRoute): boolean {
  return stack.every(({ method }) => OURS.has(method));
}

/** Makes the pattern of a route. Our routes consist of words and of parameters such as `:id`. */
function patternOf(route: string): RegExp {
  const parts = route.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

import type { Request, Response } from 'express';
import { toCursor, type Position } from '../domain/cursor.js';

/**
 * The page of what was found, and in the `Link` header the address of the next one.
 * @param found at most one more than `limit`: the one that is too many tells that there is a next page
 * @param query what else the request asked for
 */
export function pageOf<Row extends Position>(
  found: readonly Row[],
  limit: number,
  request: Request,
  response: Response,
  query: Readonly<Record<string, string>> = {},
): Row[] {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (last && found.length > limit) {
    const next = new URLSearchParams({ ...query, limit: String(limit), cursor: toCursor(last) });
    response.setHeader('Link', `<${request.path}?${next.toString()}>; rel="next"`);
  }
  return page;
}

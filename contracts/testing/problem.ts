import { HttpResponse } from 'msw';
import type { Schema } from '../src/api/schemas.ts';

type Extras = Partial<Pick<Schema<'ErrorBody'>, 'reason' | 'details'>>;

/** A failure in the API's one error shape. */
export function problem(status: number, message: string, extras: Extras = {}): Response {
  const error: Schema<'ErrorBody'> = { code: status, message, reason: 'test', requestId: 'request-1', ...extras };
  return HttpResponse.json({ error }, { status });
}

import type { Schema } from './schemas.ts';

/** What a failed call means for the person. Screens decide by this kind and never by the text of a message. */
export type ApiErrorKind =
  | 'offline'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'rate_limited'
  | 'server'
  | 'other';

function kindOf(status: number): ApiErrorKind {
  if (status >= 500) return 'server';
  const kinds: Partial<Record<number, ApiErrorKind>> = {
    400: 'invalid',
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not_found',
    409: 'conflict',
    413: 'too_large',
    429: 'rate_limited',
  };
  return kinds[status] ?? 'other';
}

/** A failed call. `status` is 0 when no answer came (`kind` is then `offline`). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly reason: string;
  readonly details: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    body?: Schema<'ErrorBody'>,
    options?: ErrorOptions,
  ) {
    super(body?.message ?? '', options);
    this.name = 'ApiError';
    this.kind = status === 0 ? 'offline' : kindOf(status);
    this.reason = body?.reason ?? 'unknown';
    this.details = body?.details ?? {};
  }
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

function errorBody(error: unknown): Schema<'ErrorBody'> | undefined {
  if (typeof error !== 'object' || error === null || !('error' in error)) return undefined;
  return (error as Schema<'ErrorAnswer'>).error;
}

/**
 * The data of a call made with the typed client, or an `ApiError`.
 *
 * @example const posts = await unwrap(api.GET('/api/v1/community/posts'))
 */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<NonNullable<Data>> {
  let answer: Answer<Data>;
  try {
    answer = await call;
  } catch (cause) {
    throw new ApiError(0, undefined, { cause });
  }
  if (!answer.response.ok || answer.data === undefined || answer.data === null) {
    throw new ApiError(answer.response.status, errorBody(answer.error));
  }
  return answer.data;
}

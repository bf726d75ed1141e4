import { FAILURE_STATUSES, type FailureKind } from '../constants/failure-statuses.ts';
import type { Schema } from './schemas.ts';

/** What a failed call means for the person. Screens decide by this kind and never by the text of a message. */
export type ApiErrorKind = FailureKind | 'offline' | 'server' | 'other';

const KINDS: ReadonlyMap<number, ApiErrorKind> = new Map(
  Object.entries(FAILURE_STATUSES).map(([kind, status]) => [status, kind as FailureKind]),
);

function kindOf(status: number): ApiErrorKind {
  return status >= 500 ? 'server' : (KINDS.get(status) ?? 'other');
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

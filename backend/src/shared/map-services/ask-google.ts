import { z } from 'zod';
import type { Bounds } from '../resilience/outside-service.js';
import { askJson, failureOf, Refused } from '../resilience/ask-json.js';

/** Quotas of Google are counted by the minute, milliseconds. */
const A_MINUTE = 60_000;
/** A person waits this long at most before the directory answers instead, milliseconds. */
const DEADLINE = 2500;
/** After a refused key nothing changes until somebody changes the settings, milliseconds. */
const LONG_REST = 5 * A_MINUTE;
const REST = 10_000;

/** https://cloud.google.com/apis/design/errors */
const ERROR = z.object({
  error: z.object({ status: z.string(), details: z.array(z.object({ reason: z.string().optional() })).optional() }),
});

/** Where and as whom Google is asked. */
export interface GoogleAccess {
  readonly url: string;
  readonly key: string;
  /** ISO 3166-1 alpha-2, upper case: whose names and numbers are meant. */
  readonly country: string;
}

/** The bounds of calls to Google Maps: we repeat once what may pass, and rest when a quota is spent or a key is refused. */
export const GOOGLE_BOUNDS: Bounds = {
  deadline: DEADLINE,
  atOnce: 20,
  failures: 5,
  rest: REST,
  retries: 1,
  isPassing: (error) => error instanceof Refused && error.status >= 500,
  isFailure: (error) => !isBadQuestion(error),
  askedToRest: (error) => (error instanceof Refused ? restAfter(error) : undefined),
};

/** The parsed JSON of an answer. A redirect is not followed, since the key would go with it. */
export function askGoogle(url: string, request: RequestInit): Promise<unknown> {
  return askJson(url, { ...request, redirect: 'error' });
}

/** Whether Google did not understand the question, as when it does not know a type of place yet. */
export function isBadQuestion(error: unknown): boolean {
  return error instanceof Refused && error.status === 400 && !isRefusedKey(error);
}

/** What the log may say: the status as Google names it, and nothing of the question, the answer or the key. */
export function googleFailure(error: unknown): string {
  const known = error instanceof Refused ? ERROR.safeParse(error.body).data?.error : undefined;
  const named = [known?.status, ...(known?.details ?? []).map(({ reason }) => reason)].filter(
    (word) => word !== undefined,
  );
  const plain = named.filter((word) => /^[A-Z_]{1,60}$/.test(word));
  return plain.length > 0 ? `${failureOf(error)} ${plain.join(' ')}` : failureOf(error);
}

function restAfter(refused: Refused): number | undefined {
  if (refused.status === 403 || isRefusedKey(refused)) return LONG_REST;
  return refused.status === 429 ? Math.max(A_MINUTE, refused.retryAfter ?? 0) : refused.retryAfter;
}

function isRefusedKey({ body }: Refused): boolean {
  const { data } = ERROR.safeParse(body);
  return data?.error.details?.some(({ reason }) => reason === 'API_KEY_INVALID') ?? false;
}

import { z } from 'zod';
import type { Bounds } from '../resilience/outside-service.js';
import { askJson, failureOf, Refused } from '../resilience/ask-json.js';

/** Google counts its quotas by the minute; this is one, in milliseconds. */
const A_MINUTE = 60_000;
/** After this many milliseconds the directory answers in Google's place. */
const DEADLINE = 2500;
/**
 * After Google refused a key, only a change of the settings can help, so the circuit stays open for this long, in
 * milliseconds.
 */
const LONG_REST = 5 * A_MINUTE;
const REST = 10_000;

/** The shape of Google's errors: https://cloud.google.com/apis/design/errors */
const ERROR = z.object({
  error: z.object({ status: z.string(), details: z.array(z.object({ reason: z.string().optional() })).optional() }),
});

/** The way to ask Google: its address, our key and the country. */
export interface GoogleAccess {
  readonly url: string;
  readonly key: string;
  /** The country whose names and numbers are meant, as an upper-case code of ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * The bounds of calls to Google Maps. A call that may succeed a moment later is repeated once. When a quota is spent or
 * a key is refused, Google is left alone for a while.
 */
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

/** Asks Google and parses the JSON of its answer. It does not follow a redirect, since our key would go along. */
export function askGoogle(url: string, request: RequestInit): Promise<unknown> {
  return askJson(url, { ...request, redirect: 'error' });
}

/** Whether Google did not understand the question, as when it does not know a type of place yet. */
export function isBadQuestion(error: unknown): boolean {
  return error instanceof Refused && error.status === 400 && !isRefusedKey(error);
}

/** The words for the log: the status as Google names it, without anything of the question, the answer or the key. */
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

import { ServiceHindered, type Bounds } from '../resilience/outside-service.js';
import { askJson, Refused } from '../resilience/ask-json.js';

/** The operators ask to be left alone for this long after 429 (no slot) and 504 (busy), in milliseconds. */
const REST = 30_000;
/**
 * After 403 or 406 only a change of the settings can help, so the server is left alone for this long, in milliseconds.
 */
const LONG_REST = 3_600_000;

/**
 * The bounds of calls to a server of OpenStreetMap. We repeat no call, and leave the server alone when it asks for
 * that.
 */
export function boundsFor(deadline: number): Bounds {
  return {
    deadline,
    atOnce: 4,
    failures: 3,
    rest: REST,
    retries: 0,
    isPassing: () => false,
    // `Pace` refused the call because others came first. The server was not asked, so this says nothing about it.
    isFailure: (error) => !(error instanceof ServiceHindered),
    askedToRest: (error) => (error instanceof Refused ? restAfter(error) : undefined),
  };
}

/**
 * Asks the server and parses the JSON of its answer.
 * @param form the fields of a POST; without it the request is a GET
 */
export async function askOsm(
  url: string,
  userAgent: string,
  signal: AbortSignal,
  form?: URLSearchParams,
): Promise<unknown> {
  const headers = { 'user-agent': userAgent, accept: 'application/json' };
  return askJson(url, { signal, headers, ...(form && { method: 'POST', body: form }) });
}

function restAfter({ status, retryAfter }: Refused): number | undefined {
  if (status === 403 || status === 406) return LONG_REST;
  if (status === 429 || status === 503 || status === 504) return Math.max(REST, retryAfter ?? 0);
  return retryAfter;
}

import { ServiceHindered, type Bounds } from '../resilience/outside-service.js';
import { askJson, Refused } from '../resilience/ask-json.js';

/** How long the operators ask to be left alone after 429 (no slot) and 504 (busy), milliseconds. */
const REST = 30_000;
/** After 403 or 406 nothing changes until somebody changes the settings, milliseconds. */
const LONG_REST = 3_600_000;

/** The bounds of calls to a server of OpenStreetMap: we repeat none, and rest where the server asks for it. */
export function boundsFor(deadline: number): Bounds {
  return {
    deadline,
    atOnce: 4,
    failures: 3,
    rest: REST,
    retries: 0,
    isPassing: () => false,
    // When others came first and the question was not asked, that says nothing about the server.
    isFailure: (error) => !(error instanceof ServiceHindered),
    askedToRest: (error) => (error instanceof Refused ? restAfter(error) : undefined),
  };
}

/**
 * The parsed JSON of an answer.
 *
 * @param form sent by POST; without one it is a GET
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

import { ServiceHindered, type Bounds } from '../../../../shared/resilience/outside-service.js';

/** Bytes; all places of a large city are a tenth of it. */
const LONGEST_ANSWER = 32 << 20;
/** How long the operators ask to be left alone after 429 (no slot) and 504 (busy), milliseconds. */
const REST = 30_000;
/** After 403 or 406 nothing changes until somebody changes the settings, milliseconds. */
const LONG_REST = 3_600_000;

/** The server answered with a status that says no. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: number | undefined,
  ) {
    super(`HTTP ${status}`);
  }
}

class HugeAnswer extends Error {}

/** How calls to a server of OpenStreetMap are bounded: no repetition, and rest where the server asks for it. */
export function boundsFor(deadline: number): Bounds {
  return {
    deadline,
    atOnce: 4,
    failures: 3,
    rest: REST,
    retries: 0,
    isPassing: () => false,
    // A question that was not asked since others came first says nothing about the server.
    isFailure: (error) => !(error instanceof ServiceHindered),
    askedToRest: (error) => (error instanceof Refused ? restAfter(error) : undefined),
  };
}

/**
 * The parsed JSON of an answer.
 *
 * @param form sent by POST; without one it is a GET
 */
export async function askOsm(url: string, userAgent: string, signal: AbortSignal, form?: URLSearchParams): Promise<unknown> {
  const response = await fetch(url, {
    signal,
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    ...(form && { method: 'POST', body: form }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new Refused(response.status, Number.isFinite(seconds) ? seconds * 1000 : undefined);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LONGEST_ANSWER) throw new HugeAnswer();
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

function restAfter({ status, retryAfter }: Refused): number | undefined {
  if (status === 403 || status === 406) return LONG_REST;
  if (status === 429 || status === 503 || status === 504) return Math.max(REST, retryAfter ?? 0);
  return retryAfter;
}

/** What may stand in a log about a failure: nothing of the question or the answer. */
export function failureOf(error: unknown): string {
  if (error instanceof Refused || error instanceof ServiceHindered) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

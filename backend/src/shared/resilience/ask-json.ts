import { ServiceHindered } from './outside-service.js';

/** In bytes; all places of a large city are a tenth of it. */
const LONGEST_ANSWER = 32 << 20;

/** The server answered with a status that says no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    /** Milliseconds after which the server wants to be asked again, if it said so. */
    readonly retryAfter: number | undefined,
    /** What the server sent with it, when it is JSON. */
    readonly body: unknown,
  ) {
    super(`HTTP ${status}`);
  }
}

class HugeAnswer extends Error {}

/**
 * The parsed JSON of an answer, from a server that may send anything.
 *
 * @param longest how much of an answer is read before it is given up, in bytes
 * @throws Refused for any status but 2xx; what `fetch` and `JSON.parse` throw; an error for an answer without end
 */
export async function askJson(url: string, request: RequestInit, longest = LONGEST_ANSWER): Promise<unknown> {
  const response = await fetch(url, request);
  const text = await readBounded(response, longest);
  if (response.ok) return JSON.parse(text) as unknown;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new Refused(response.status, Number.isFinite(seconds) ? seconds * 1000 : undefined, parsedOr(text));
}

/** What may stand in a log about a failure: nothing of the question or the answer. */
export function failureOf(error: unknown): string {
  if (error instanceof Refused || error instanceof ServiceHindered) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

async function readBounded(response: Response, longest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > longest) throw new HugeAnswer();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import { ServiceHindered } from './outside-service.js';

/** The longest answer that we read, in bytes. All places of a large city take a tenth of it. */
const LONGEST_ANSWER = 32 << 20;

/** Thrown when the server answered with an error status. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    /** The milliseconds after which the server wants to be asked again, when it said so. */
    readonly retryAfter: number | undefined,
    /** The body of the answer, when it is JSON. */
    readonly body: unknown,
  ) {
    super(`HTTP ${status}`);
  }
}

class HugeAnswer extends Error {}

/**
 * Asks a server, which may send anything, and parses the JSON of its answer. It goes nowhere else, though the server says
 * so: what is asked may hold a key or a position.
 * @param longest the most bytes that are read
 * @throws Refused for any status but 2xx; what `fetch` and `JSON.parse` throw; an error when the answer is too long
 */
export async function askJson(url: string, request: RequestInit, longest = LONGEST_ANSWER): Promise<unknown> {
  const response = await fetch(url, { ...request, redirect: 'error' });
  const text = await readBounded(response, longest);
  if (response.ok) return JSON.parse(text) as unknown;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new Refused(response.status, Number.isFinite(seconds) ? seconds * 1000 : undefined, parsedOr(text));
}

/** The words about a failure that may stand in a log. They hold nothing of the question or the answer. */
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

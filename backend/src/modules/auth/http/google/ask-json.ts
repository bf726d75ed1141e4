import { askJson as askWithin, Refused } from '../../../../shared/resilience/ask-json.js';
import type { Bounds } from '../../../../shared/resilience/outside-service.js';

/** The longest answer that we read, in bytes. A token or a profile has a few thousand. */
const LONGEST_ANSWER = 100_000;

/** An answer with a status of 400 or more, in the shape in which the library `oauth` tells it. */
class Refusal extends Error {
  /** The log writes this code. */
  readonly code: string;

  constructor(
    readonly statusCode: number,
    readonly data: string,
  ) {
    super('The answer is a refusal.');
    this.code = `HTTP_${statusCode}`;
  }
}

/**
 * The bounds of calls to one server of Google's. A code works only once, so a call that spends a code is never
 * repeated; a call for a profile may be.
 * @param deadline the time for a whole answer, in milliseconds
 */
export function boundsFor(deadline: number, { repeatable }: { repeatable: boolean }): Bounds {
  return {
    deadline,
    atOnce: 50,
    failures: 5,
    rest: 5_000,
    retries: repeatable ? 1 : 0,
    isPassing: isTheirFault,
    isFailure: isTheirFault,
  };
}

/** Anyone can send Google something that it refuses, so a refusal does not mean that Google is down. */
function isTheirFault(error: unknown): boolean {
  return !(error instanceof Refusal) || error.statusCode >= 500 || error.statusCode === 429;
}

/**
 * Asks Google.
 * @returns the text of a JSON object
 * @throws Error with `statusCode` and `data` for any status but 2xx; Error when the answer is no JSON object or too
 *   long
 */
export async function askJson(url: string, request: RequestInit): Promise<string> {
  try {
    const value = await askWithin(url, request, LONGEST_ANSWER);
    if (typeof value !== 'object' || value === null) throw new TypeError('The answer is no JSON object.');
    return JSON.stringify(value);
  } catch (error) {
    throw error instanceof Refused ? new Refusal(error.status, JSON.stringify(error.body ?? null)) : error;
  }
}

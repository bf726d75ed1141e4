import { askJson as askWithin, Refused } from '../../../../shared/resilience/ask-json.js';
import type { Bounds } from '../../../../shared/resilience/outside-service.js';

/** The longest answer that is read, in bytes: a token or a profile has a few thousand. */
const LONGEST_ANSWER = 100_000;

/** An answer whose status says no, in the shape in which the library `oauth` tells it. */
class Refusal extends Error {
  /** For the log. */
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
 * How calls to one server of Google's are bounded. A code works once, so the question that spends it is never repeated; one for a
 * profile may be.
 *
 * @param deadline for a whole answer, in milliseconds
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

/** Anyone can make Google refuse something, so that says nothing about how it is. */
function isTheirFault(error: unknown): boolean {
  return !(error instanceof Refusal) || error.statusCode >= 500 || error.statusCode === 429;
}

/**
 * Asks Google. A redirect is not followed, since secrets would go with it.
 *
 * @returns the text of a JSON object
 * @throws Error with `statusCode` and `data` for any status but 2xx; Error for whatever else is no JSON object of reasonable length
 */
export async function askJson(url: string, request: RequestInit): Promise<string> {
  try {
    const value = await askWithin(url, { ...request, redirect: 'error' }, LONGEST_ANSWER);
    if (typeof value !== 'object' || value === null) throw new TypeError('The answer is no JSON object.');
    return JSON.stringify(value);
  } catch (error) {
    throw error instanceof Refused ? new Refusal(error.status, JSON.stringify(error.body ?? null)) : error;
  }
}

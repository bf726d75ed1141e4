import { APICallError } from 'ai';
import { DomainError } from '../../../shared/errors.js';
import { ServiceHindered } from '../../../shared/resilience/outside-service.js';

/** The reasons why a language model did not answer. Each is the reason of a `DomainError` of kind `unavailable`. */
type ModelFailure =
  | ServiceHindered['hindrance']
  | UnusableAnswer['reason']
  | 'rate_limited'
  | 'provider_error'
  | 'budget';

/** Thrown when an answer cannot be used, because the model refused or its answer failed the check twice. */
export class UnusableAnswer extends Error {
  constructor(readonly reason: 'refused' | 'bad_answer') {
    super(reason);
    this.name = 'UnusableAnswer';
  }
}

/** Thrown when the budget of the day is spent. */
export class BudgetSpent extends Error {}

/** Whether the same request may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return APICallError.isInstance(error) && error.isRetryable && askedToRest(error) === undefined;
}

/**
 * The milliseconds for which a provider asks to be left alone, by its `Retry-After`: seconds or a date (RFC 9110,
 * section 10.2.3).
 */
export function askedToRest(error: unknown): number | undefined {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? wait : undefined;
}

/**
 * Turns an error of the library into one that holds nothing of the question or the answer, since the library's errors
 * hold the whole request.
 * @returns DomainError of kind `unavailable` whose reason says why the model does not answer
 */
export function toUnavailable(error: unknown): DomainError {
  return new DomainError('unavailable', reasonOf(error), 'The language model did not answer.');
}

/** The status of an answer that cannot be used, for the log. */
export function statusOf(error: unknown): number | undefined {
  return APICallError.isInstance(error) ? error.statusCode : undefined;
}

function reasonOf(error: unknown): ModelFailure {
  if (error instanceof ServiceHindered) return error.hindrance;
  if (error instanceof UnusableAnswer) return error.reason;
  if (error instanceof BudgetSpent) return 'budget';
  return statusOf(error) === 429 ? 'rate_limited' : 'provider_error';
}

import type { FailureKind } from '@sahaay/contracts/constants';

/** The kinds of failure, in the words of the domain. HTTP statuses stand in `error-shape.ts` and in contracts. */
export type ErrorKind = FailureKind | 'unsupported' | 'not_configured' | 'unavailable';

/**
 * The one error that a use case throws on purpose.
 * @param kind decides the HTTP status
 * @param reason an identifier in snake_case that never changes, for programs, e.g. `email_taken`
 * @param message one sentence for a person, without technical terms
 * @param details a sentence for each wrong field, by the field's name
 * @param retryAfter the seconds after which the same call may succeed
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly reason: string,
    message: string,
    readonly details?: Readonly<Record<string, string>>,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

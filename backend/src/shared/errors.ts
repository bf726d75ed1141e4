/** What went wrong, in the words of the domain. HTTP statuses appear once, in `error.filter.ts`. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'rate_limited'
  | 'not_configured'
  | 'unavailable';

/**
 * The one error a use case throws on purpose.
 *
 * @param kind decides the HTTP status
 * @param reason stable snake_case identifier for programs, e.g. `email_taken`
 * @param message one sentence for a person, without technical terms
 * @param details for field errors: field name → sentence
 * @param retryAfter seconds after which the same may succeed
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

import { DomainError, type ErrorKind } from '../../../shared/errors.js';

const PROBLEMS = {
  google_denied: ['forbidden', 'You did not let Google sign you in.'],
  google_state_mismatch: ['invalid', 'Signing in with Google was interrupted or took too long. Please try again.'],
  google_unavailable: ['unavailable', 'Google is not answering right now. Please try again later.'],
  google_email_unverified: ['forbidden', 'Google has not confirmed that this email is yours.'],
  google_other_person: ['forbidden', 'You chose another Google account than the one you sign in with.'],
  google_second_factor: ['forbidden', 'Your account asks for a code. Please use your email and password.'],
  too_many_requests: ['rate_limited', 'Too many requests. Please try again in a minute.'],
  too_many_new_accounts: ['rate_limited', 'Too many new accounts. Please try again later.'],
  google_email_taken: ['conflict', 'An account with this email already exists'],
} as const satisfies Record<string, readonly [ErrorKind, string]>;

/** Why a sign-in with Google did not work; the sign-in page has a sentence for each. */
export type GoogleProblem = keyof typeof PROBLEMS;

/** @param cause goes into the log, and no person is told it */
export function googleProblem(reason: GoogleProblem, cause?: unknown): DomainError {
  const [kind, message] = PROBLEMS[reason];
  return Object.assign(new DomainError(kind, reason, message), { cause });
}

/**
 * The problem that the page tells the person after a failure. A failure without a sentence of its own is
 * `google_unavailable`.
 */
export function googleProblemOf(failure: unknown): GoogleProblem {
  return failure instanceof DomainError && Object.hasOwn(PROBLEMS, failure.reason)
    ? (failure.reason as GoogleProblem)
    : 'google_unavailable';
}

import { DomainError } from '../../../../shared/errors.js';
import { googleProblem } from '../../domain/google-problem.js';
import type { GoogleStrategy } from './google-strategy.js';

/** @throws DomainError not_configured `google_not_configured` unless this installation knows Google */
export function assertConfigured(strategy: GoogleStrategy | null): void {
  if (strategy) return;
  throw new DomainError(
    'not_configured',
    'google_not_configured',
    'Sign-in with Google is not set up here. Please use your email and password.',
  );
}

/**
 * The refusal that a person is told after an error of the strategy. A code that was used already or is too old is not
 * Google's fault (RFC 6749, section 5.2).
 */
export function refusalOf(error: unknown): DomainError {
  const { code, oauthError } = Object(error) as Record<'code' | 'oauthError', unknown>;
  return googleProblem(code === 'invalid_grant' ? 'google_state_mismatch' : 'google_unavailable', oauthError ?? error);
}

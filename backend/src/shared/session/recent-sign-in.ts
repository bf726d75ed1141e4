import { SetMetadata } from '@nestjs/common';
import type { SessionData } from 'express-session';
import { DomainError } from '../errors.js';

/**
 * How long after signing in, or showing again who they are, a person may do what cannot be undone or tells all about them,
 * in milliseconds. Long enough to read the question twice; too short for who finds a phone that was left on a table.
 */
const RECENT_SIGN_IN = 10 * 60 * 1000;

export const RECENT_SIGN_IN_ONLY = 'sahaay:recent-sign-in-only';

/** Keeps a route for people who signed in or confirmed that it is them a moment ago: else 403 `recent_sign_in_required`. */
export const RecentSignInOnly = () => SetMetadata(RECENT_SIGN_IN_ONLY, true);

/** Whether a session began a moment ago. Each time a person shows who they are, a new one begins. */
export function isRecent({ startedAt }: Pick<SessionData, 'startedAt'>): boolean {
  return Date.now() - startedAt < RECENT_SIGN_IN;
}

/** @throws DomainError forbidden `recent_sign_in_required` */
export function assertRecent(session: Pick<SessionData, 'startedAt'>): void {
  if (!isRecent(session)) throw recentSignInRequired();
}

export function recentSignInRequired(): DomainError {
  return new DomainError('forbidden', 'recent_sign_in_required', 'Please show first that it is you.');
}

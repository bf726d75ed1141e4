import { SetMetadata } from '@nestjs/common';
import type { SessionData } from 'express-session';
import { DomainError } from '../errors.js';

/**
 * For this long after signing in, or after showing again who they are, a person may do what cannot be undone or what
 * tells all about them, in milliseconds. That is long enough to read the question twice, and too short for somebody who
 * finds a phone on a table.
 */
const RECENT_SIGN_IN = 10 * 60 * 1000;

export const RECENT_SIGN_IN_ONLY = 'sahaay:recent-sign-in-only';

/**
 * Lets only people who signed in or confirmed within the last ten minutes use a route. Others get the refusal
 * `recent_sign_in_required`.
 */
export const RecentSignInOnly = () => SetMetadata(RECENT_SIGN_IN_ONLY, true);

/** Whether a session began within the last ten minutes. A new session begins each time a person shows who they are. */
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

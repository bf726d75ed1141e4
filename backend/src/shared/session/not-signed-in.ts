import { DomainError } from '../errors.js';

export function notSignedIn(): DomainError {
  return new DomainError('unauthenticated', 'not_signed_in', 'Please sign in to continue.');
}

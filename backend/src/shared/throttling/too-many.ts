import { DomainError } from '../errors.js';

/** A refusal with a sentence that says how long to wait. */
export function tooMany(what: 'requests' | 'attempts' | 'new accounts', seconds: number): DomainError {
  const wait = Math.max(1, Math.ceil(seconds));
  const message = `Too many ${what}. Please try again in ${inWords(wait)}.`;
  return new DomainError('rate_limited', `too_many_${what.replace(' ', '_')}`, message, undefined, wait);
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

import { DomainError } from '../../../shared/errors.js';

/** A post or a reply disappears once this many different people, each proven to be one, have reported it. */
export const REPORTS_TO_HIDE = 3;

/** Why a moderator hides something. Its author reads a sentence for each. */
export const REASONS = ['sells_cures', 'harmful_advice', 'private_details', 'unkind', 'spam', 'off_topic'] as const;
export type Reason = (typeof REASONS)[number];

/** What a moderator decides: to hide it (or leave it hidden) for a reason, or to show it (again). */
export type Decision = { readonly act: 'hide'; readonly reason: Reason } | { readonly act: 'restore' };

/** Everything that is done about an entry and stands in the record. */
export type Act = Decision['act'] | 'hide_by_reports' | 'ask_review';

/**
 * Checks what a moderator decided.
 * @throws DomainError invalid `reason_missing` when something is hidden without a reason
 */
export function decision({ act, reason }: { act: 'hide' | 'restore'; reason?: Reason | undefined }): Decision {
  if (act === 'restore') return { act };
  if (reason) return { act, reason };
  const problem = 'Please choose a reason, which the author will read';
  throw new DomainError('invalid', 'reason_missing', problem, { reason: problem });
}

export function caseNotFound(): DomainError {
  return new DomainError('not_found', 'case_not_found', 'This report is not there any more');
}

export function moderatorsOnly(): DomainError {
  return new DomainError('forbidden', 'moderators_only', 'Only moderators can do this');
}

export function ownCase(): DomainError {
  return new DomainError('forbidden', 'own_case', 'Another moderator must decide about what you wrote');
}

/** The refusal of asking for another look at something that was looked at again already. */
export function alreadyReviewed(): DomainError {
  return new DomainError('conflict', 'review_already_asked', 'You have already asked for another look');
}
